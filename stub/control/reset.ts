import type { Authority } from '../access/authority.ts';
import { whoThereIs } from '../access/no-customer.ts';
import { OAuthError } from '../access/oauth-error.ts';
import type { SlowGuesses } from '../access/slow-guesses.ts';
import type { World } from '../data/world.ts';
import type { BankState } from '../state/bank-state.ts';

/** What is to begin anew. */
export interface ResetRequest {
  /** Only what is this client's: its consents, tokens and codes, and authorisations that wait for a PSU. */
  readonly clientId?: string;
  /** Only what this persona authorised, and its tokens. With a `clientId`, of that only what is this client's. */
  readonly persona?: string;
}

/** What of a bank a reset goes by. */
export interface ResetBank {
  readonly state: BankState;
  readonly world: Pick<World, 'customer' | 'called' | 'customers' | 'personas'>;
}

/** Has a bank begin anew, whole or for one client or persona. Throws an OAuthError for one that it does not know. */
export function reset(
  { state, world }: ResetBank,
  { authority, guesses }: { readonly authority: Authority; readonly guesses: SlowGuesses },
  { clientId, persona }: ResetRequest,
): void {
  if (clientId !== undefined && authority.client(clientId) === undefined) {
    throw new OAuthError('invalid_request', 'clientId names no registered client');
  }
  const customer = persona === undefined ? undefined : world.customer(persona);
  if (persona !== undefined && customer === undefined) {
    throw new OAuthError('invalid_request', `persona must be ${whoThereIs(world, persona)}`);
  }
  state.clear({ clientId, customerKey: customer?.key });
  if (customer === undefined) guesses.forget(clientId);
}
