import type { Context } from 'hono';
import { OAuthError } from '../access/oauth-error.ts';
import type { BankEnv, CertificateOf } from '../http/bank-env.ts';
import { isNestedTooDeep } from '../http/nesting.ts';
import { readBody } from '../http/read-body.ts';
import type { ControlCall } from './operation.ts';

/** The JSON body of a developer's request; an empty object when there is none. */
async function bodyOf(c: Context<BankEnv>, largest: number | undefined): Promise<unknown> {
  const bytes = await readBody(c.req.raw, largest);
  const { notes } = c.env ?? {};
  if (notes !== undefined) notes.body = bytes;
  const text = new TextDecoder().decode(bytes);
  if (text === '') return {};
  const type = (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json') throw new OAuthError('invalid_request', 'The body must be application/json');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new OAuthError('invalid_request', 'The body is not JSON');
  }
  if (isNestedTooDeep(text)) throw new OAuthError('invalid_request', 'The body is nested too deep');
  return body;
}

/** Reads a call of the control plane. Rejects with an OAuthError for a body that is no JSON, and with an ApiError for one too large. */
export async function readCall(
  c: Context<BankEnv>,
  certificateOf: CertificateOf,
  largest: number | undefined,
): Promise<ControlCall> {
  return {
    params: c.req.param(),
    query: new URL(c.req.url).searchParams,
    body: await bodyOf(c, largest),
    request: c.req.raw,
    certificate: certificateOf(c),
  };
}
