import type { Authority } from '../access/authority.ts';
import { OAuthError } from '../access/oauth-error.ts';
import type { Consent } from '../consents/consent.ts';
import type { ConsentStore } from '../consents/consent-store.ts';

/** What happens at a bank and not through its interface, to one consent that a PSU authorised. */
export class ConsentControl {
  readonly #consents: ConsentStore;
  readonly #authority: Authority;

  constructor(consents: ConsentStore, authority: Authority) {
    this.#consents = consents;
    this.#authority = authority;
  }

  /** The PSU withdraws access: the tokens die. What that does to the Status depends on the release. */
  withdraw(consentId: string): void {
    this.#authority.withdraw(this.#authorised(consentId));
  }

  /** The bank wants the PSU back before it shows data again. */
  demandReauthentication(consentId: string): void {
    this.#consents.demandReauthentication(this.#authorised(consentId));
  }

  /** The next call for data breaks down. */
  breakDown(consentId: string): void {
    this.#consents.prepareTrouble(this.#authorised(consentId), 'breakdown');
  }

  /** The next call for data comes too soon after others. */
  throttle(consentId: string): void {
    this.#consents.prepareTrouble(this.#authorised(consentId), 'throttling');
  }

  /** An account is switched to another bank, as this consent sees it. */
  switchAccount(consentId: string, accountId: string): void {
    this.#consents.switchAccount(this.#authorised(consentId), accountId);
  }

  /** An account drops out of all that was granted. Throws an OAuthError when it was in nothing. */
  closeAccount(consentId: string, accountId: string): void {
    const consent = this.#authorised(consentId);
    if (!this.#authority.dropAccount(consent.consentId, accountId)) {
      throw new OAuthError('invalid_request', 'No token of this consent opens this account');
    }
  }

  #authorised(id: string): Consent {
    const consent = this.#consents.get(id);
    if (consent === undefined) throw new OAuthError('invalid_request', `This bank has no consent ${id}`);
    if (consent.status !== 'Authorised') {
      throw new OAuthError(
        'invalid_request',
        `The consent is ${consent.status}: only one that is Authorised can be changed`,
      );
    }
    return consent;
  }
}
