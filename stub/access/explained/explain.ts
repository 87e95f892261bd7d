import { because, type Guard } from '../../http/why.ts';
import { ExplainedError, type OAuthError } from '../oauth-error.ts';
import type { Explained, ProviderCall, ProviderError } from './provider-call.ts';
import { wrongClient } from './wrong-client.ts';
import { wrongGrant } from './wrong-grant.ts';
import { wrongParameters, wrongRedirect, wrongRequestObject } from './wrong-request.ts';

function explained(call: ProviderCall, error: ProviderError): readonly [Guard, Explained] {
  switch (error.error) {
    case 'invalid_client':
    case 'unauthorized_client':
      return ['client', wrongClient(call, error)];
    case 'invalid_grant':
      return ['grant', wrongGrant(call, error)];
    case 'invalid_redirect_uri':
      return ['redirect', wrongRedirect(call)];
    case 'invalid_request_object':
      return ['request', wrongRequestObject(call, error)];
    default:
      return ['request', wrongParameters(call, error)];
  }
}

/** Characters that RFC 6749, section 5.2, lets a description have. */
const writable = (text: string) => text.replaceAll('"', "'").replace(/[^\x20-\x21\x23-\x5B\x5D-\x7E]/g, '?');

/** An error of the provider with what the provider keeps to itself: what of this call was wrong, and what would have been right. */
export function explain(call: ProviderCall, error: ProviderError): OAuthError {
  const [guard, { cause, follows, accepted }] = explained(call, error);
  const said = error.error_description ?? error.error;
  const description = writable(cause === '' ? said : `${said}: ${cause}`);
  return new ExplainedError(error.error, description, because(guard, follows, accepted));
}
