import type { RecordedExchange } from '../../core/archive.ts';
import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import { sampleBalance } from '../../core/sample-records.ts';

const balances = (consent: 'detail' | 'basic', ...list: readonly object[]) => ({
  operation: 'GET /accounts/{AccountId}/balances' as const,
  consent,
  data: { Balance: list.map((changes) => sampleBalance({ ...changes })) },
});
const expected = { Type: 'Expected' };

/** Which balances there are and which members they have. The amounts may change between two calls. */
function shapeOf(exchange: RecordedExchange): string {
  const shapes = [...recordsOf(exchange, 'Balance')].map(
    ({ value }) => `${textAt(value, 'Type')} (${Object.keys(value).sort().join(', ')})`,
  );
  return shapes.sort().join('; ');
}

export default rule({
  id: 'AISP-BAL-010',
  level: 'MUST',
  title: 'The balances of an account are the same ones whatever else the consent permits',
  matters: 'Two TPPs, or two consents at one TPP, must not tell a customer two different amounts of money.',
  clause: clause('Balances', 'Permission Codes'),
  scenarios: ['reads', 'basic-view'],
  needs: 'the balances of one account under two consents with ReadBalances',
  *judge(evidence) {
    const seen = new Map<string, RecordedExchange>();
    for (const exchange of evidence.successes({
      operation: 'GET /accounts/{AccountId}/balances',
      probe: 'happy',
    })) {
      const { accountId = '', consent } = exchange.about;
      const other = seen.get(accountId);
      if (other === undefined) seen.set(accountId, exchange);
      else if (other.about.consent !== consent) {
        const place = { exchange, pointer: '/Data/Balance' };
        const holds = shapeOf(exchange) === shapeOf(other);
        yield look(place, holds, 'Expected the balances that another consent shows', shapeOf(exchange), shapeOf(other));
      }
    }
  },
  accept: {
    'the same ones': [balances('detail', {}, expected), balances('basic', expected, {})],
    'another amount a moment later': [
      balances('detail', {}),
      balances('basic', { Amount: { Amount: '1245.11', Currency: 'GBP' } }),
    ],
  },
  reject: {
    'one less': [balances('detail', {}, expected), balances('basic', {})],
    'a member more': [balances('detail', { CreditLine: [{ Included: false }] }), balances('basic', {})],
  },
});
