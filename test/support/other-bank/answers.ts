import type { Row } from './world.ts';

const guide = 'https://developer.kestrel.example/errors';

/** Ends the handling of a request with an answer. */
export class Answer extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`answered ${response.status}`);
    this.response = response;
  }
}

/** One fault of a request, as it is told. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly path?: string;
}

/** JSON without a charset, which has none. Clause: RFC 8259, section 11. */
export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** A status that says it all. Clause: the OpenAPI file declares no content for 401, 404, 405, 406 and 415; for 403 it is optional. */
export function bare(status: number, headers: Readonly<Record<string, string>> = {}): Answer {
  return new Answer(new Response(null, { status, headers: { ...headers } }));
}

/** 400 with all that is wrong with a request. Clause: Error Response Structure. */
export function bad(faults: readonly Fault[], message = 'We could not act on this request'): Answer {
  const errors = faults.map(
    ({ code, message, path }): Row => ({
      ...(path === undefined ? {} : { Path: path }),
      Url: `${guide}/${code.toLowerCase()}`,
      Message: message,
      ErrorCode: code,
    }),
  );
  return new Answer(json(400, { Message: message, Errors: errors, Code: `KM-${400 + faults.length}` }));
}

/** The refusal of an id that leads nowhere. */
export function notFound(what: string): Answer {
  return bad([{ code: 'UK.OBIE.Resource.NotFound', message: `We hold no ${what} with this id`, path: `${what}Id` }]);
}
