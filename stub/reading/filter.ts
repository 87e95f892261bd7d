import type { filterBound, Window } from '../disclosure/window.ts';
import { type Issue, refuseFor } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { because } from '../http/why.ts';

/** What of the bank a filter is read by. */
export interface FilteringBank {
  readonly behaviours: { readonly filterBound: typeof filterBound };
}

function readable(name: string, value: string): string {
  const plus = value.includes(' ') ? ' A plus sign in a query is a space unless it is written %2B.' : '';
  return `${name}=2017-04-05T10:43:07, a date alone, or no such parameter. It came as ${JSON.stringify(value)}.${plus}`;
}

/**
 * The window that two query parameters name; either may be missing. 400 for one that is no date-time. A window that
 * ends before it begins is one in which nothing lies.
 */
export function filterWindow(bank: FilteringBank, request: ApiRequest, from: string, to: string): Window {
  if (request.query === '') return {};
  const query = new URLSearchParams(request.query);
  const issues: Issue[] = [];
  const bound = (name: string): number | undefined => {
    const value = query.get(name);
    if (value === null) return undefined;
    const at = bank.behaviours.filterBound(value);
    if (at === undefined) {
      const message = `${name} must be a date-time of ISO 8601, like 2017-04-05T10:43:07`;
      const why = because('query', ['AISP-FIL-015', 'AISP-FIL-010'], () => readable(name, value));
      issues.push({ errorCode: 'UK.OBIE.Field.InvalidDate', message, path: name, why });
    }
    return at;
  };
  const [start, end] = [bound(from), bound(to)];
  refuseFor(400, issues);
  return { ...(start === undefined ? {} : { from: start }), ...(end === undefined ? {} : { to: end }) };
}
