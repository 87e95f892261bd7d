import type { Release } from '../../schemas/releases.ts';
import type { Change, Draft, FaultRequest, JsonObject } from './fault.ts';

const decoder = new TextDecoder();

async function draftOf(response: Response, release: Release): Promise<Draft> {
  const draft: Draft = { release, status: response.status, headers: new Headers(response.headers) };
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0) return draft;
  if (response.headers.get('content-type')?.startsWith('application/json') !== true) return { ...draft, bytes };
  return { ...draft, body: JSON.parse(decoder.decode(bytes)) as JsonObject };
}

/** The body that a draft is sent with; undefined for none. */
export function bytesOf(draft: Draft): Uint8Array | undefined {
  const text = draft.text ?? (draft.body === undefined ? undefined : JSON.stringify(draft.body));
  return text === undefined ? draft.bytes : new TextEncoder().encode(text);
}

/** The response that is left when every change of `kind` has had its way with it, in their order. */
export async function spoil(
  response: Response,
  changes: readonly Change[],
  kind: 'response' | 'token',
  request: (change: Change) => FaultRequest,
  release: Release,
): Promise<Response> {
  const draft = await draftOf(response, release);
  for (const change of changes) change[kind]?.(draft, request(change));
  const body = bytesOf(draft) as Uint8Array<ArrayBuffer> | undefined;
  return new Response(body ?? null, { status: draft.status, headers: draft.headers });
}
