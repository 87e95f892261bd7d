import { balanceType } from '../../core/balances.ts';
import { serviceClause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { meant } from '../../core/words.ts';

const account: Sketch = { operation: 'GET /accounts', data: { Account: [{ AccountId: 'acc-1', Currency: 'GBP' }] } };
const expected = (Currency: string, changes: object = {}): readonly Sketch[] => [
  account,
  {
    operation: 'GET /accounts/{AccountId}/balances',
    data: { Balance: [{ AccountId: 'acc-1', Type: 'Expected', Amount: { Amount: '10.00', Currency, ...changes } }] },
  },
];

/** That customers see this figure elsewhere cannot be looked at; that it could be their figure, in the money of the account, can. */
export default rule({
  id: 'AISP-SEED-006',
  level: 'SHOULD',
  title: 'The Expected balance, which customers see most, is in the currency of the account',
  matters:
    'The figure that customers look at most must be in the currency of their account, or a rate of exchange comes between them and their money.',
  clause: serviceClause('rule-3'),
  applies: ({ balanceTypes }) =>
    balanceTypes?.include.some((type) => meant('balanceType', type) === 'Expected') === true ||
    'The profile does not promise the Expected balance.',
  scenarios: ['reads', 'basic-view'],
  needs: 'an Expected balance of an account that shows its currency',
  *judge(evidence) {
    const currencies = new Map<string | undefined, string>();
    for (const { value } of evidence.records('Account')) {
      currencies.set(textAt(value, 'AccountId'), textAt(value, 'Currency') ?? '');
    }
    for (const found of evidence.records('Balance')) {
      const currency = currencies.get(textAt(found.value, 'AccountId')) ?? '';
      // With a SubType the bank keeps the account in several currencies, and says which this is.
      const inSeveral = textAt(found.value, 'Amount', 'SubType') !== undefined;
      if (balanceType(found.value) !== 'Expected' || currency === '' || inSeveral) continue;
      const shown = textAt(found.value, 'Amount', 'Currency');
      const place = below(found, 'Amount', 'Currency');
      yield look(place, shown === currency, 'Expected the currency of the account', shown, currency);
    }
  },
  accept: {
    'the currency of the account': expected('GBP'),
    'another, of an account in several currencies': [
      ...expected('GBP'),
      ...expected('EUR', { SubType: 'LocalCurrency' }),
    ],
  },
  reject: { 'another currency': expected('EUR') },
});
