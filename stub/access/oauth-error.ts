/** A refusal of the authorisation side, in the terms of RFC 6749, sections 4.1.2.1 and 5.2. */
export class OAuthError extends Error {
  readonly status: 400 | 401 | 403;
  readonly error: string;

  constructor(error: string, description: string, status: 400 | 401 | 403 = 400) {
    super(description);
    this.name = 'OAuthError';
    this.error = error;
    this.status = status;
  }
}

/** The JSON body of RFC 6749, section 5.2. */
export function oauthBody(error: OAuthError): unknown {
  return { error: error.error, error_description: error.message };
}
