import { clause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleParty } from '../../core/sample-records.ts';
import type { Sketch } from '../../core/sketch.ts';
import { namespacedMembers } from '../../core/values/namespaced-values.ts';

const members = ['LegalStructure', 'AccountRole'] as const;
const one = (changes: Readonly<Record<string, string>>): Sketch => ({
  operation: 'GET /party',
  data: { Party: sampleParty(changes) },
});

export default rule({
  id: 'AISP-PAR-006',
  optional: true,
  level: 'MUST',
  title: 'LegalStructure and AccountRole in the name of UK.OBIE are values that the standard lists',
  matters:
    'A lender treats a sole trader otherwise than a company; a legal form that nobody lists is checked by hand or turned down.',
  clause: clause('Namespaced Enumerations', 'OBExternalLegalStructureType1Code'),
  releases: { since: '3.1.2' },
  applies: offersGroup('parties'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a party with LegalStructure or AccountRole of UK.OBIE',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Party')) {
      for (const name of members) {
        const value = textAt(found.value, name);
        // Values of the bank's own, and values without a namespace, are for the rules on namespaces.
        if (value?.startsWith('UK.OBIE.') !== true) continue;
        const listed: readonly string[] = namespacedMembers[name];
        const holds = listed.includes(value.slice('UK.OBIE.'.length));
        yield look(below(found, name), holds, `Expected a ${name} that the standard lists`, value);
      }
    }
  },
  accept: {
    'a company': one({ LegalStructure: 'UK.OBIE.PrivateLimitedCompany', AccountRole: 'UK.OBIE.Principal' }),
    'a role of the bank itself': one({ AccountRole: 'GB.AlphaBank.Treasurer' }),
  },
  reject: {
    'a structure that the standard does not list': one({ LegalStructure: 'UK.OBIE.LimitedCompany' }),
    'a role that the standard does not list': one({ AccountRole: 'UK.OBIE.Director' }),
  },
});
