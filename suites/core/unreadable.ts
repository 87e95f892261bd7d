import { operation } from '../../schemas/operations.ts';
import type { RecordedExchange } from './archive.ts';
import { json } from './parsed-bodies.ts';
import type { Probe } from './probes.ts';
import { isSuccess } from './status.ts';

/** Calls that an operation ought to answer with a success. */
export const rightful: readonly Probe[] = ['happy', 'repeat', 'page', 'filter'];

/** Calls whose success, if there is one, is that of the operation: in somebody's recording also those with an unknown purpose. */
export const ordinary: readonly Probe[] = [...rightful, 'recorded'];

/**
 * True for a success with a body that is no JSON, where a message is due. Nobody knows what stands in it, so the rule of the
 * operation tells it, whatever was asked and under whichever consent, and all other rules wait.
 */
export function isUnreadable(exchange: RecordedExchange): boolean {
  const { operation: id, probe } = exchange.about;
  if (id === undefined || !ordinary.includes(probe) || !isSuccess(exchange) || !takesJson(exchange)) return false;
  const { response } = operation(id);
  const isMessage = response !== undefined && response !== 'file';
  return isMessage && exchange.response?.body !== '' && json(exchange) === undefined;
}

/** True for a call that says it takes JSON; what comes where it says nothing is for the rule about calls without Accept. */
export function takesJson({ request }: RecordedExchange): boolean {
  const accept = request.headers.find(([name]) => name.toLowerCase() === 'accept')?.[1];
  return accept !== undefined && /json|\*\/\*|application\/\*/i.test(accept);
}
