import type { Serve } from '../faults/fault.ts';

/** A text that goes in or out, in another wording. */
export interface Wording {
  /** Bodies and headers of answers. */
  readonly outward: (text: string) => string;
  /** URLs, bodies and headers of requests. */
  readonly inward: (text: string) => string;
}

const isText = (response: Response) => /json|text|html/.test(response.headers.get('content-type') ?? '');

/**
 * Puts a gateway in front of the bank that rewords things for its callers, and back again for the bank: the ids, tokens and
 * links that callers hold are the gateway's.
 */
export function reworded(wording: (request: Request) => Wording): Serve {
  return (usual) => async (request, env) => {
    const { inward, outward } = wording(request);
    const headers = [...request.headers].map(([name, value]): [string, string] => [name, inward(value)]);
    const body = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text();
    const told = new Request(inward(request.url), {
      method: request.method,
      headers: headers.filter(([name]) => name !== 'content-length'),
      ...(body === '' ? {} : { body: inward(body) }),
    });
    const answer = await usual(told, env);
    const said = [...answer.headers].map(([name, value]): [string, string] => [name, outward(value)]);
    const sent = said.filter(([name]) => name !== 'content-length');
    if (!isText(answer)) return new Response(answer.body, { status: answer.status, headers: sent });
    const text = outward(await answer.text());
    return new Response(text === '' ? null : text, { status: answer.status, headers: sent });
  };
}

/** Does something with the bytes of every answer that has some. */
export function withBytes(
  send: (bytes: Uint8Array<ArrayBuffer>, answer: Response, request: Request) => Response | Promise<Response>,
): Serve {
  return (usual) => async (request, env) => {
    const answer = await usual(request, env);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (bytes.byteLength === 0) return new Response(null, { status: answer.status, headers: answer.headers });
    return send(bytes, answer, request);
  };
}
