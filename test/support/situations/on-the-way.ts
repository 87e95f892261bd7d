import { type OperationId, operation } from '../../../schemas/operations.ts';
import {
  type Transport,
  TransportError,
  type WireRequest,
  type WireResponse,
} from '../../../suites/client/transport.ts';
import type { RunClock } from '../bank-run.ts';
import { belowInterface } from '../below-interface.ts';

/** Path and query of a request, below the base path of the interface; undefined for a call to anything else. */
export function below({ url }: WireRequest): string | undefined {
  return belowInterface(new URL(url));
}

/** True for a call to an operation: its method, and a path like its own. */
export function isCallOf(request: WireRequest, id: OperationId): boolean {
  const { method, path } = operation(id);
  return request.method === method && isPathOf(request, path);
}

function isPathOf(request: WireRequest, path: string): boolean {
  const pattern = path.replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`).test(below(request) ?? '');
}

/** An answer without a body, and with the id of the interaction as every answer of the interface has it. */
export function answerTo({ headers }: WireRequest, status: number): WireResponse {
  const id = headers['x-fapi-interaction-id'] ?? '5c1f6a3e-0000-4000-8000-000000000000';
  return { status, headers: [['x-fapi-interaction-id', id]], body: new Uint8Array() };
}

/** Answers certain calls before they reach the bank. */
export function answering(when: (request: WireRequest) => boolean, status: number) {
  return (usual: Transport): Transport =>
    async (request, timeoutMs) =>
      when(request) ? answerTo(request, status) : await usual(request, timeoutMs);
}

/** Has only the `nth` call of certain ones (1 for the first) go wrong. */
export function once(when: (request: WireRequest) => boolean, nth: number, wrong: () => WireResponse) {
  return (usual: Transport): Transport => {
    let count = 0;
    return async (request, timeoutMs) => {
      if (when(request)) count += 1;
      return when(request) && count === nth ? wrong() : await usual(request, timeoutMs);
    };
  };
}

/** No answer: how a transport says so. */
export function lost(code: string): () => never {
  return () => {
    throw new TransportError(code, code === 'timeout' ? 'no answer in time' : 'the connection broke');
  };
}

/** Lets certain calls pass as if they had come with the token and the certificate of the client that made the first consent. */
export function lettingPass(when: (request: WireRequest) => boolean) {
  return (usual: Transport): Transport => {
    let good: string | undefined;
    return async (request, timeoutMs) => {
      const { authorization } = request.headers;
      if (when(request) && good !== undefined) {
        const { certificate: _, ...rest } = request;
        return await usual({ ...rest, headers: { ...request.headers, authorization: good } }, timeoutMs);
      }
      const response = await usual(request, timeoutMs);
      if (good === undefined && isCallOf(request, 'POST /account-access-consents') && response.status === 201) {
        good = authorization;
      }
      return response;
    };
  };
}

/** Has each answer tell the time of the bank, as every server with a clock does. Clause: RFC 9110, section 6.6.1. */
export function dated(usual: Transport, clock: RunClock): Transport {
  return async (request, timeoutMs) => {
    const { headers, ...response } = await usual(request, timeoutMs);
    return { ...response, headers: [...headers, ['date', new Date(clock.time()).toUTCString()]] };
  };
}
