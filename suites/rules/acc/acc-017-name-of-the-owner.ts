import { clause } from '../../core/clause.ts';
import type { Evidence } from '../../core/evidence.ts';
import { listAt, textAt } from '../../core/json.ts';
import { below, lenient } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount } from '../../core/sample-records.ts';

const entry = (Name: string) => ({ SchemeName: 'UK.OBIE.PAN', Identification: '************4561', Name });
const account = (Name: string, changes: object = {}) => sampleAccount({ Account: [entry(Name)], ...changes });
const list = (...Account: readonly object[]) => ({ operation: 'GET /accounts' as const, data: { Account } });
const savings = { AccountId: 'acc-2', Nickname: 'Holidays', Description: 'Easy saver' };

/** Nicknames that are the name of their account: more than one of them, and a bank takes the one for the other. */
function nicknamesAsNames(evidence: Evidence): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { value } of evidence.records('Account')) {
    const nickname = textAt(value, 'Nickname');
    const names = (listAt(value, 'Account') ?? []).map((one) => textAt(one, 'Name'));
    if (nickname !== undefined && names.includes(nickname)) found.add(nickname);
  }
  return found;
}

/** A PSU may call one account by the own name; by as many names as there are accounts nobody goes. */
export default rule({
  id: 'AISP-ACC-017',
  optional: true,
  level: 'MUST NOT',
  tolerates: ['name-that-is-a-product'],
  title: 'The name of an account is its owner, neither its nickname nor the product',
  matters:
    'A lender compares this name with that of the applicant: the name of a product there fails each honest customer.',
  clause: clause('Accounts', 'Data Dictionary'),
  scenarios: ['reads'],
  needs: 'an account in the Detail view that shows a Name, and a Nickname or a Description',
  showsNothing: (evidence) =>
    nicknamesAsNames(evidence).size === 1
      ? 'One account has its nickname for a name, which may be the name of its owner.'
      : undefined,
  *judge(evidence) {
    const nicknames = nicknamesAsNames(evidence);
    for (const found of evidence.records('Account')) {
      const [nickname, description] = [textAt(found.value, 'Nickname'), textAt(found.value, 'Description')];
      if (nickname === undefined && description === undefined) continue;
      for (const [index, one] of (listAt(found.value, 'Account') ?? []).entries()) {
        const name = textAt(one, 'Name');
        if (name === undefined) continue;
        // Of one account a nickname that is its name tells nothing: it may be the name of the owner.
        if (name === nickname && name !== description && nicknames.size < 2) continue;
        const holds = name !== description && name !== nickname;
        const tell = lenient('name-that-is-a-product');
        yield tell(below(found, 'Account', index, 'Name'), holds, 'Expected the name of the owner', name);
      }
    }
  },
  accept: {
    'the owner': list(account('Zoë Ó Briain')),
  },
  reject: {
    'the nickname of each account': list(account('Bills'), account('Holidays', savings)),
    'the product': list(account('Everyday account')),
  },
  silent: {
    'a nickname that is the name of the owner': list(account('Zoë Ó Briain', { Nickname: 'Zoë Ó Briain' })),
  },
});
