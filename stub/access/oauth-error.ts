import { because, type Why } from '../http/why.ts';

type OAuthStatus = 400 | 401 | 403 | 404 | 409 | 503;

/** What a developer's own call follows from: no standard knows of it. */
const controlPlane = { title: 'Control plane of the reference bank' } as const;

/**
 * A refusal in the terms of RFC 6749, sections 4.1.2.1 and 5.2. As it is, it is one of the control plane, whose descriptions say
 * what would do; whatever the standard has a say in is refused with an ExplainedError.
 */
export class OAuthError extends Error {
  readonly status: OAuthStatus;
  readonly error: string;
  readonly why: Why;

  constructor(
    error: string,
    description: string,
    status: OAuthStatus = 400,
    why = because('control', controlPlane, () => description),
  ) {
    super(description);
    this.name = 'OAuthError';
    this.error = error;
    this.status = status;
    this.why = why;
  }
}

/** A refusal of the authorisation side: it says what it follows from, and what would have been accepted. */
export class ExplainedError extends OAuthError {
  constructor(error: string, description: string, why: Why, status?: OAuthStatus) {
    super(error, description, status, why);
  }
}

/** The JSON body of RFC 6749, section 5.2. */
export function oauthBody(error: OAuthError): unknown {
  return { error: error.error, error_description: error.message };
}
