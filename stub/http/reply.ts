/** A finished answer: headers common to all answers are added when it is sent. */
export interface Reply {
  readonly status: number;
  /** Absent for an answer without body, which then has no content type either. */
  readonly body?: string | Uint8Array;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const jsonType = 'application/json; charset=utf-8';

const encoder = new TextEncoder();

/** A JSON answer, encoded once: a text would be counted and encoded again each time that it is sent, and names are seldom ASCII. */
export function json(status: number, message: unknown, headers?: Readonly<Record<string, string>>): Reply {
  const body = encoder.encode(JSON.stringify(message));
  return { status, body, contentType: jsonType, ...(headers === undefined ? {} : { headers }) };
}

/** The response to send. Headers are set here and nowhere else, as a plain object, which the adapter writes fastest. */
export function toResponse(reply: Reply, interactionId: string | undefined): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (interactionId !== undefined) headers['x-fapi-interaction-id'] = interactionId;
  if (reply.contentType !== undefined) headers['content-type'] = reply.contentType;
  if (reply.headers !== undefined) Object.assign(headers, reply.headers);
  // Bytes are never in shared memory here, which is all that the narrower type says.
  const body = reply.body as string | Uint8Array<ArrayBuffer> | undefined;
  return new Response(body ?? null, { status: reply.status, headers });
}
