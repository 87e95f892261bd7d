import { clause } from '../../core/clause.ts';
import { listAt, textAt } from '../../core/json.ts';
import { below, lookLeniently } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';

const account = (Name: string, changes: object = {}) => ({
  operation: 'GET /accounts' as const,
  data: {
    Account: [
      sampleAccount({ Account: [{ SchemeName: 'UK.OBIE.PAN', Identification: '************4561', Name }], ...changes }),
    ],
  },
});

/** Equal texts are a strong hint and no proof: an owner may call an account by the own name. So this warns. */
export default rule({
  id: 'AISP-ACC-017',
  optional: true,
  level: 'MUST NOT',
  title: 'The name of an account is its owner, neither its nickname nor the product',
  clause: clause('Accounts', 'Data Dictionary'),
  scenarios: ['reads'],
  needs: 'an account in the Detail view that shows a Name, and a Nickname or a Description',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('Account')) {
      const others = [textAt(found.value, 'Nickname'), textAt(found.value, 'Description')];
      if (others.every((other) => other === undefined)) continue;
      for (const [index, entry] of (listAt(found.value, 'Account') ?? []).entries()) {
        const name = textAt(entry, 'Name');
        if (name === undefined) continue;
        const holds = !others.includes(name);
        yield lookLeniently(below(found, 'Account', index, 'Name'), holds, 'Expected the name of the owner', name);
      }
    }
  },
  accept: { 'the owner': account('Zoë Ó Briain') },
  reject: { 'the nickname': account('Bills'), 'the product': account('Everyday account') },
});
