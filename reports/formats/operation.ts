import type { ExchangeRequest } from '../contract/index.ts';
import { interfacePath } from './words.ts';

/** Path segments that an id follows, and what the standard calls it. */
const ids: Readonly<Record<string, string>> = {
  accounts: '{AccountId}',
  'account-access-consents': '{ConsentId}',
  statements: '{StatementId}',
};

/** The operation that a request calls, ids replaced by their names: `GET /accounts/{AccountId}/balances`. */
export function operationOf({ method, url }: Pick<ExchangeRequest, 'method' | 'url'>): string {
  const [path = ''] = interfacePath(url).split(/[?#]/);
  const steps = path.split('/');
  const named = steps.map((step, index) => (step === '' ? step : (ids[steps[index - 1] ?? ''] ?? step)));
  return `${method} ${named.join('/')}`;
}
