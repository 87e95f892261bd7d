import type { RecordedExchange } from '../../core/archive.ts';
import { serviceClause } from '../../core/clause.ts';
import { json, recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const balances = (...types: readonly string[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/balances',
  data: { Balance: types.map((Type) => ({ AccountId: 'acc-1', Type })) },
});

export default rule({
  id: 'AISP-SEED-004',
  level: 'MUST',
  title: 'The balances of every account include the types that the profile promises',
  matters:
    'A TPP shows Expected because customers see that figure at the bank; where a promised type is missing, app and bank show two balances.',
  clause: serviceClause('rule-2'),
  applies: ({ balanceTypes }) => balanceTypes !== undefined || 'The profile promises no balance types.',
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with balances',
  apart: true,
  *judge(evidence, { profile }) {
    const promised = profile.balanceTypes?.include ?? [];
    for (const exchange of evidence.successes({ probe: 'happy' })) {
      // The balances of one account may be spread over pages.
      const links = ['Next', 'Prev'].map((name) => textAt(json(exchange), 'Links', name));
      if (links.some((link) => link !== undefined)) continue;
      const place = below({ exchange }, 'Data', 'Balance');
      const lacking = new Map<string, string[]>();
      for (const [account, types] of typesByAccount(exchange)) {
        const missing = promised.filter((type) => !types.has(type)).join(', ');
        if (missing === '') yield look(place, true, '');
        else lacking.set(missing, [...(lacking.get(missing) ?? []), account]);
      }
      for (const [missing, accounts] of lacking) {
        const expected = `Expected the type ${missing} among the balances of every account, as the profile promises`;
        yield look(place, false, expected, `none for ${accounts.join(', ')}`);
      }
    }
  },
  accept: {
    'the three of the service': balances('Expected', 'InterimAvailable', 'InterimCleared'),
    'in another order, and one more': balances('InterimCleared', 'ClosingBooked', 'Expected', 'InterimAvailable'),
  },
  reject: {
    'without Expected': balances('InterimAvailable', 'InterimCleared'),
    'one alone': balances('Expected'),
  },
});

function typesByAccount(exchange: RecordedExchange): ReadonlyMap<string, ReadonlySet<string>> {
  const types = new Map<string, Set<string>>();
  for (const { value } of recordsOf(exchange, 'Balance')) {
    const account = textAt(value, 'AccountId') ?? '';
    types.set(account, (types.get(account) ?? new Set()).add(textAt(value, 'Type') ?? ''));
  }
  return types;
}
