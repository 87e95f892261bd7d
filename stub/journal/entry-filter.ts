import type { JournalledBank } from './journalled-bank.ts';
import type { NotedCall } from './noted-call.ts';
import { wasRefused } from './was-refused.ts';

/** Which calls are wanted: those that have all that is named. */
export interface EntryFilter {
  /** A status such as `403`, or the first digit of several, as `4xx`. */
  readonly status?: string | number;
  /** Id of the client. */
  readonly client?: string;
  /** A ConsentId. */
  readonly consent?: string;
  /** Name of a persona. */
  readonly persona?: string;
  /** The `x-fapi-interaction-id` that was answered. */
  readonly interactionId?: string;
  /** By which release the bank was called. */
  readonly release?: string;
  /** Calls from this moment on, by the clock of the bank. */
  readonly since?: Date;
  /** Only calls that came after this entry was over. */
  readonly after?: string;
  /** True for calls that were refused, and no others. */
  readonly refused?: boolean;
  /** The last so many of them: 100 when absent. */
  readonly limit?: number;
}

/** Who called, as far as it is known: the client of the token, or the one that the caller says to be. */
export function clientOf({ token, consent, clientId }: NotedCall): string | undefined {
  return token?.clientId ?? clientId ?? consent?.clientId;
}

/** Key of the customer that a call was about. */
export function customerOf({ token, consent, customerKey }: NotedCall): string | undefined {
  return token?.customerKey ?? customerKey ?? consent?.customerKey;
}

/** The consent that a call was about. */
export function consentIdOf({ token, consent }: NotedCall): string | undefined {
  return consent?.consentId ?? token?.consentId;
}

/** True for a call that a filter lets through. `after` and `limit` are about its place, and looked at elsewhere. */
export function matches(
  call: NotedCall,
  filter: EntryFilter,
  { personaOf }: Pick<JournalledBank, 'personaOf'>,
): boolean {
  const { status, client, consent, persona, interactionId, release, since, refused } = filter;
  const customer = customerOf(call);
  return (
    (status === undefined || new RegExp(`^${String(status).replaceAll('x', '\\d')}$`).test(String(call.status))) &&
    (client === undefined || client === clientOf(call)) &&
    (consent === undefined || consent === consentIdOf(call)) &&
    (persona === undefined || (customer !== undefined && persona === personaOf(customer))) &&
    (interactionId === undefined || interactionId === call.interactionId) &&
    (release === undefined || release === call.release) &&
    (since === undefined || call.at >= since.getTime()) &&
    (refused !== true || wasRefused(call))
  );
}
