import type { PeerCertificate } from '../http/peer-certificate.ts';
import type { ConsentControl } from './consents.ts';
import type { DeveloperToken, TokenRequest } from './developer-token.ts';

/** All that is no bank's business and a developer's: the methods behind the control plane. */
export interface Control {
  /**
   * Consent, authorisation and token in one; bound to the certificate, or else to that of the client, where the bank binds
   * tokens. Throws an OAuthError for what cannot be had.
   */
  token(asked: TokenRequest, certificate?: PeerCertificate): DeveloperToken;
  readonly consents: ConsentControl;
}
