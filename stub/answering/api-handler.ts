import type { Context } from 'hono';
import type { OperationId } from '../../schemas/operations.ts';
import { methodNotAllowed, noEndpoint, notOffered, notOfTheStandard } from '../guards/routing.ts';
import type { ApiRequest } from '../http/api-request.ts';
import type { BankEnv, CertificateOf } from '../http/bank-env.ts';
import { CallNotes } from '../http/call-notes.ts';
import { readBody } from '../http/read-body.ts';
import { refusalOf, renderError } from '../http/render-error.ts';
import type { Reply } from '../http/reply.ts';
import type { Route } from '../http/routes.ts';
import { answer } from './answer.ts';
import type { BankContext } from './bank-context.ts';

/** Sends a reply; `operation` is absent when routing found none. */
export type Send = (
  c: Context<BankEnv>,
  reply: Reply,
  interactionId: string,
  bank: BankContext,
  operation: OperationId | undefined,
  notes: CallNotes,
) => Response | Promise<Response>;

const noParams: ApiRequest['params'] = {};

function requestOf(
  c: Context<BankEnv>,
  operation: OperationId,
  hasParams: boolean,
  { baseUrl, clock, basePath }: BankContext,
  certificateOf: CertificateOf,
): ApiRequest {
  const { url, headers } = c.req.raw;
  const path = url.indexOf('/', url.indexOf('//') + 2);
  const mark = url.indexOf('?', path);
  const end = mark === -1 ? url.length : mark;
  const resourceEnd = url[end - 1] === '/' ? end - 1 : end;
  return {
    operation,
    params: hasParams ? c.req.param() : noParams,
    // Most often all of what was called, which is then no text of its own.
    resource: baseUrl === undefined ? url.slice(0, resourceEnd) : baseUrl + url.slice(path, resourceEnd),
    base: (baseUrl ?? url.slice(0, path)) + basePath,
    query: mark === -1 ? '' : url.slice(mark + 1),
    at: clock(),
    secure: url.startsWith('https:'),
    certificate: () => certificateOf(c),
    header: (name) => headers.get(name) ?? undefined,
    body: () => readBody(c.req.raw),
  };
}

/** Routing proper: which operation a method on a path is. 404 and 405 are decided here, before any token is looked at. */
function operationOf(bank: BankContext, route: Route, method: string): OperationId {
  const named = route.operations[method];
  const isOffered = named !== undefined && bank.behaviours.notImplemented(named, bank.profile) === undefined;
  if (isOffered && bank.behaviours.methodAllowed(method, route.methods)) return named;
  return operationAsked(bank, route, method);
}

/** The same for a method that is none of the operations of the path, or one of an operation that is not there. */
function operationAsked(bank: BankContext, route: Route, method: string): OperationId {
  const ids = Object.values(route.operations).filter((id) => id !== undefined);
  const refusals = ids.map((id) => bank.behaviours.notImplemented(id, bank.profile));
  const [first] = ids;
  if (first !== undefined && refusals.every((status) => status !== undefined)) {
    throw noEndpoint(notOffered(first, bank.profile), refusals[0]);
  }
  const asked = method === 'HEAD' ? 'GET' : method;
  const found = route.operations[asked] ?? route.operations[route.methods[0] ?? ''];
  if (found === undefined || !bank.behaviours.methodAllowed(method, route.methods)) {
    throw methodNotAllowed(method, route.methods);
  }
  const refusal = bank.behaviours.notImplemented(found, bank.profile);
  if (refusal !== undefined) throw noEndpoint(notOffered(found, bank.profile), refusal);
  return found;
}

/**
 * Answers every request to one path; without a route, every request that has none. `bankAt` tells by which of its releases the bank
 * is called on a path.
 */
export function apiHandler(
  bankAt: (pathname: string) => BankContext,
  route: Route | undefined,
  send: Send,
  report: (error: unknown) => void,
  certificateOf: CertificateOf,
) {
  const hasParams = route?.pattern.includes(':') === true;
  return (c: Context<BankEnv>): Response | Promise<Response> => {
    const bank = bankAt(c.req.path);
    const given = c.req.raw.headers.get('x-fapi-interaction-id') ?? undefined;
    const id = bank.behaviours.interactionId(given, bank.identifiers.uuid);
    const notes = c.env?.notes ?? new CallNotes();
    notes.interactionId = id;
    if (c.req.path.startsWith(`${bank.basePath}/`)) notes.release = bank.release;
    let operation: OperationId | undefined;
    const refused = (thrown: unknown) => {
      const error = refusalOf(thrown, report);
      notes.refusal = error;
      return send(c, renderError(error, bank, notes.link()), id, bank, operation, notes);
    };
    try {
      if (route === undefined) throw noEndpoint(notOfTheStandard(c.req.path, bank));
      operation = operationOf(bank, route, c.req.method);
      notes.operation = operation;
      if (c.req.method === 'OPTIONS') {
        return send(c, { status: 204, headers: { allow: route.methods.join(', ') } }, id, bank, operation, notes);
      }
      const reply = answer(bank, requestOf(c, operation, hasParams, bank, certificateOf), notes);
      if (!(reply instanceof Promise)) return send(c, reply, id, bank, operation, notes);
      return reply.then((made) => send(c, made, id, bank, operation, notes)).catch(refused);
    } catch (error) {
      return refused(error);
    }
  };
}
