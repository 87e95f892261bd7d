import { type JsonObject, textAt } from '../core/json.ts';
import { drawn, drawnBeyond, type Sampling } from '../target/sampling.ts';

/**
 * Accounts in the order in which they are called: those that are preferred, then as `GET /accounts` lists them. Of many, the first
 * stays in its place, because lists over all accounts begin with it; the seed decides on the order of the others.
 */
export function inOrder(
  listed: readonly JsonObject[],
  preferred: readonly string[],
  { seed }: Pick<Sampling, 'seed'>,
): readonly JsonObject[] {
  const idOf = (value: JsonObject) => textAt(value, 'AccountId') ?? '';
  const [first, ...others] = listed;
  const found = first === undefined || listed.length <= drawnBeyond ? listed : [first, ...drawn(others, idOf, seed)];
  const place = (value: JsonObject) => {
    const index = preferred.indexOf(idOf(value));
    return index < 0 ? preferred.length : index;
  };
  return found.toSorted((a, b) => place(a) - place(b));
}
