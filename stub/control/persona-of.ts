import type { Authority } from '../access/authority.ts';
import { usualPersona } from '../access/headless-decision.ts';
import { readLogin } from '../access/login.ts';
import { whoThereIs } from '../access/no-customer.ts';
import { OAuthError } from '../access/oauth-error.ts';
import type { Customer } from '../data/world.ts';

/** Who logs in, and the ids of the faults that they bring along. Rejects with an OAuthError for whom the bank does not know; `household` logs in where nobody is named. */
export async function personaOf(
  { options: { world, loginProblem } }: Authority,
  login: unknown,
): Promise<{ readonly customer: Customer; readonly faults: readonly string[] }> {
  const text = login ?? usualPersona;
  if (typeof text !== 'string') throw new OAuthError('invalid_request', 'persona must be text');
  const { hint, faults } = readLogin(text);
  const customer = world.customer(hint);
  if (customer === undefined) {
    throw new OAuthError('invalid_request', `persona must be ${whoThereIs(world, hint)}`);
  }
  const problem = await loginProblem(faults);
  if (problem !== undefined) throw new OAuthError('invalid_request', `persona: ${problem}`);
  return { customer, faults };
}
