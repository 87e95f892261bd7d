import type { BankContext } from '../answering/bank-context.ts';
import type { Fetch } from '../http/fetch.ts';
import { refusalOf, renderError } from '../http/render-error.ts';
import { toResponse } from '../http/reply.ts';

/**
 * Holds each answer back until the store has all that changed before it: what a caller was told is never forgotten. Where the
 * store fails the caller is told of a fault of the bank instead. Without a store answers go out as they are.
 */
export function keptFetch(usual: Fetch, bank: BankContext, report: (error: unknown) => void): Fetch {
  const { state } = bank;
  if (!state.isKept) return usual;
  return async (request, env) => {
    const response = await usual(request, env);
    try {
      await state.settled();
      return response;
    } catch (error) {
      return toResponse(renderError(refusalOf(error, report), bank), undefined);
    }
  };
}
