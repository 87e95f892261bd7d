import type { Provider } from 'oidc-provider';
import { isObject } from '../../consents/shape-problems.ts';
import type { CallNotes } from '../../http/call-notes.ts';
import { callContext } from '../call-context.ts';
import { OAuthError } from '../oauth-error.ts';
import { explain } from './explain.ts';
import type { ProviderCall, ProviderError } from './provider-call.ts';

/** Has a provider note what it throws when it refuses. */
export function noteRefusals(provider: Provider): void {
  const noted = (_ctx: unknown, error: unknown) => noteRefusal(error);
  provider.on('authorization.error', noted);
  provider.on('grant.error', noted);
  provider.on('revocation.error', noted);
  provider.on('userinfo.error', noted);
  provider.on('server_error', noted);
}

/** Notes what was thrown in the call in progress: the first of it, which is the cause. */
export function noteRefusal(error: unknown): void {
  const notes = callContext.getStore()?.notes;
  if (notes !== undefined) notes.refusal ??= error;
}

/** Where the provider refused: notes why, in words and with the cure, and tells the caller the cause. */
export async function explainAnswer(response: Response, notes: CallNotes, call: ProviderCall): Promise<Response> {
  if (isProviderError(notes.refusal)) notes.refusal = explain(call, notes.refusal);
  return notes.refusal instanceof OAuthError ? await describing(response, notes.refusal, notes.link()) : response;
}

function isProviderError(error: unknown): error is ProviderError {
  return (
    error instanceof Error && !(error instanceof OAuthError) && 'error' in error && typeof error.error === 'string'
  );
}

/** The answer with the description of a refusal, and with where more is told of it. Clause: RFC 6749, section 5.2. */
async function describing(response: Response, { message }: OAuthError, uri: string | undefined): Promise<Response> {
  const headers = new Headers(response.headers);
  const location = headers.get('location');
  if (location !== null) {
    headers.set('location', inLocation(location, message));
    return new Response(null, { status: response.status, headers });
  }
  if (headers.get('content-type')?.includes('json') !== true) return response;
  const body: unknown = await response.json();
  const more = uri === undefined ? {} : { error_uri: uri };
  const said = isObject(body) ? { ...body, error_description: message, ...more } : body;
  return new Response(JSON.stringify(said), { status: response.status, headers });
}

/** Where a browser is sent with an error: the description stands in the query, or in the fragment. */
function inLocation(location: string, message: string): string {
  const written = encodeURIComponent(message);
  return location.replace(/([?#&]error_description=)[^&#]*/, (_whole, name: string) => name + written);
}
