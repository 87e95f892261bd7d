import type { PeerCertificate } from '../http/peer-certificate.ts';
import type { Journal } from '../journal/journal.ts';
import type { Snapshot } from '../state/snapshot.ts';
import type { ClockControl } from './clock.ts';
import type { ConsentControl } from './consents.ts';
import type { DataControl } from './data/data-control.ts';
import type { DeveloperToken, TokenRequest } from './developer-token.ts';
import type { FaultControl } from './faults.ts';
import type { ResetRequest } from './reset.ts';

/**
 * All that is no bank's business and a developer's: the methods behind the control plane. What they change takes effect at once;
 * their promises are kept once the store has it. They reject with an OAuthError, which says in words what cannot be done.
 */
export interface Control {
  /**
   * Consent, authorisation and token in one; bound to the certificate, or else to that of the client, where the bank binds
   * tokens.
   */
  token(asked: TokenRequest, certificate?: PeerCertificate): Promise<DeveloperToken>;
  readonly clock: ClockControl;
  readonly consents: ConsentControl;
  readonly faults: FaultControl;
  readonly data: DataControl;
  /** Does away with all that has changed since the start, or with what is one client's or one persona's. */
  reset(what?: ResetRequest): Promise<void>;
  /** All that changes in the bank, as it is now. It holds tokens. */
  snapshot(): Snapshot;
  /** Puts what a snapshot holds in the place of all that there is; refuses what is none, or was taken of another bank. */
  restore(snapshot: unknown): Promise<void>;
  /** The last calls, each with what was decided on its way; absent where the bank was not asked to keep them. */
  readonly journal?: Journal;
}
