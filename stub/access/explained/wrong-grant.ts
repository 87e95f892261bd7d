import { rfcClause } from '../../../schemas/statements/clause.ts';
import type { Explained, ProviderCall, ProviderError } from './provider-call.ts';

const tokenErrors = rfcClause(6749, '5.2');

const authoriseAgain = 'Send the PSU to /authorize again: each time gives one code.';

/** What is wrong with a code or a refresh token, by what the provider says of it to nobody but the bank. */
export function wrongGrant({ parameters, client }: ProviderCall, { error_detail = '' }: ProviderError): Explained {
  const refreshing = parameters.get('grant_type') === 'refresh_token';
  const what = refreshing ? 'the refresh token' : 'the code';
  const wrong = (cause: string, accepted: string, clause = tokenErrors): Explained => ({
    cause: `${what} ${cause}`,
    follows: [clause],
    accepted: () => accepted,
  });
  if (/not found|grant is expired/.test(error_detail)) {
    return refreshing
      ? wrong(
          'is not known here',
          'A refresh token of a consent that stands: it ends with its consent, when that is authorised anew, and when its code is used twice.',
        )
      : wrong(
          'is not known here',
          `A code that /authorize gave within the last minute and that nobody used. ${authoriseAgain}`,
          rfcClause(6749, '4.1.2'),
        );
  }
  if (/expired/.test(error_detail)) {
    return refreshing
      ? wrong(
          'has expired',
          'The same until the moment that refresh_token_expires_at of the ID token names. Have the consent authorised again.',
        )
      : wrong('has expired', `A code is good for one minute. ${authoriseAgain}`, rfcClause(6749, '4.1.2'));
  }
  if (/consumed|already used/.test(error_detail)) {
    return wrong(
      'has been used',
      `A code that was not used: the tokens that this one gave have ended with its second use. ${authoriseAgain}`,
      rfcClause(6749, '4.1.2'),
    );
  }
  if (/client mismatch/.test(error_detail)) {
    return wrong('was given to another client', `A call of the client that it was given to; ${client?.clientId} asks.`);
  }
  if (/redirect_uri/.test(error_detail)) {
    return wrong(
      'was given for another redirect_uri',
      `The redirect_uri of the authorisation request, letter for letter. It came as ${parameters.get('redirect_uri')}.`,
      rfcClause(6749, '4.1.3'),
    );
  }
  // The only other method, `plain`, is refused at /authorize: so there was none.
  if (/unsupported code_challenge_method/.test(error_detail)) {
    return wrong(
      'comes with a code_verifier, but its request had no code_challenge',
      'An authorisation request with the code_challenge of this code_verifier and code_challenge_method=S256, or no code_verifier. Some client libraries leave the challenge out unless response_type is code.',
      rfcClause(7636, '4.3'),
    );
  }
  if (/verifier|PKCE|challenge/i.test(error_detail) || parameters.has('code_verifier')) {
    const sent = parameters.has('code_verifier') ? 'The one that came has another challenge' : 'None came';
    return wrong(
      'comes without the code_verifier of its request',
      `The code_verifier whose code_challenge the authorisation request had. ${sent}.`,
      rfcClause(7636, '4.6'),
    );
  }
  if (/x5t|certificate/.test(error_detail)) {
    return wrong(
      'is bound to another certificate',
      'The client certificate that it was obtained with.',
      rfcClause(8705, '4'),
    );
  }
  return wrong(
    error_detail === '' ? 'is not accepted' : `is refused: ${error_detail}`,
    'A call that sends what it was given, unchanged, with the parameters of its authorisation request.',
  );
}
