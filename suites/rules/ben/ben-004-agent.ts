import { versionOf } from '../../../schemas/releases.ts';
import { clause } from '../../core/clause.ts';
import { isObject, type JsonObject, objectAt, textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { offersGroup } from '../../core/offered.ts';
import { isNothing } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import { sampleBeneficiary } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const withAgent = (CreditorAgent: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/beneficiaries',
  data: { Beneficiary: [sampleBeneficiary({ CreditorAgent })] },
});

export default rule({
  id: 'AISP-BEN-004',
  optional: true,
  level: 'MAY',
  title: 'CreditorAgent of a beneficiary is told by scheme and identification, or by name or address',
  matters: 'A payee abroad needs its bank, by code or by name; with neither, the payment must be asked for again.',
  clause: clause('Beneficiaries', 'Notes'),
  applies: offersGroup('beneficiaries'),
  scenarios: ['reads'],
  needs: 'a beneficiary with CreditorAgent',
  apart: true,
  *judge(evidence, context) {
    for (const found of evidence.records('Beneficiary')) {
      const agent = objectAt(found.value, 'CreditorAgent');
      if (agent === undefined || isNothing(below(found, 'CreditorAgent'))) continue;
      const coded = textAt(agent, 'SchemeName') !== undefined && textAt(agent, 'Identification') !== undefined;
      // From version 4 on a legal entity identifier names an institution, too.
      const lei = versionOf(context.release) === '4.0' && textAt(agent, 'LEI') !== undefined;
      const told = lei || textAt(agent, 'Name') !== undefined || isObject(agent.PostalAddress);
      yield look(
        below(found, 'CreditorAgent'),
        coded || told,
        'Expected scheme and identification, or name or address',
        Object.keys(agent),
      );
    }
  },
  accept: {
    'by BIC': withAgent({ SchemeName: 'UK.OBIE.BICFI', Identification: 'XALDGB2LXXX' }),
    'by name and address': withAgent({ Name: 'Banque du Nord', PostalAddress: { Country: 'FR' } }),
    'all of it': withAgent({ SchemeName: 'UK.OBIE.BICFI', Identification: 'XALDGB2L', Name: 'Aldgate Savings Bank' }),
  },
  reject: {
    'a scheme without an identification': withAgent({ SchemeName: 'UK.OBIE.BICFI' }),
    'an identification without a scheme': withAgent({ Identification: 'XALDGB2LXXX' }),
  },
});
