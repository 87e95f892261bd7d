import type { Exchange, Finding, Verdict } from '../../contract/index.ts';
import { operationOf } from '../operation.ts';

/** Rules that most likely broke for one reason. */
export interface Cause {
  /** Where it shows: `GET /balances`; undefined for rules without a finding. */
  readonly operation?: string;
  /** JSON pointer with `*` for any index; undefined where the fault is not at one place of a body. */
  readonly place?: string;
  readonly rules: readonly Verdict[];
}

/**
 * Rules grouped by what their first findings have in common: the operation and the place in its answers, or the wording where
 * there is no place. The causes that broke most rules come first, the others as the rules stand.
 */
export function causesOf(rules: readonly Verdict[], exchange: (id: string) => Exchange | undefined): readonly Cause[] {
  const causes = new Map<string, Cause & { readonly rules: Verdict[] }>();
  for (const rule of rules) {
    const [first] = rule.findings;
    const shown = first === undefined ? undefined : exchange(first.exchange);
    const operation = shown === undefined ? undefined : operationOf(shown.request);
    const place = first === undefined ? undefined : placeOf(first);
    const key =
      first === undefined ? rule.id : [operation ?? first.exchange, place ?? shapeOf(first.message)].join('\n');
    const known = causes.get(key);
    if (known !== undefined) known.rules.push(rule);
    else {
      const where = { ...(operation === undefined ? {} : { operation }), ...(place === undefined ? {} : { place }) };
      causes.set(key, { ...where, rules: [rule] });
    }
  }
  return [...causes.values()].toSorted((a, b) => b.rules.length - a.rules.length);
}

function placeOf({ pointer = '' }: Finding): string | undefined {
  return pointer === '' ? undefined : pointer.replace(/\/\d+(?=\/|$)/g, '/*');
}

/** The wording without what differs from record to record. */
function shapeOf(message: string): string {
  return message.replace(/"[^"]*"|\d+/g, '…');
}
