import type { PermissionCode } from '../../schemas/permissions.ts';
import type { Authority } from '../access/authority.ts';
import { OAuthError } from '../access/oauth-error.ts';
import type { Consent, ConsentStatus } from '../consents/consent.ts';
import type { ConsentStore } from '../consents/consent-store.ts';
import type { World } from '../data/world.ts';
import type { BankState } from '../state/bank-state.ts';

/** Who decides on what stands for a consent. */
export type AuthorityFor = (consent: Consent) => Promise<Authority>;

/** A consent as it is now. */
export interface ListedConsent {
  readonly consentId: string;
  /** Who made it. */
  readonly clientId: string;
  /** The customer who authorised it, by the name of the persona. */
  readonly persona?: string;
  readonly status: ConsentStatus;
  readonly creationDateTime: string;
  readonly statusUpdateDateTime: string;
  readonly expirationDateTime?: string;
  /** True where its end has come by the clock of the bank, which its status does not tell. */
  readonly expired: boolean;
  readonly permissions: readonly PermissionCode[];
}

/** What of a bank its consents are listed and changed by. */
export interface ConsentingBank {
  readonly consents: ConsentStore;
  readonly state: BankState;
  readonly world: Pick<World, 'customer'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/**
 * What happens at a bank and not through its interface, to one consent that a PSU authorised. It has happened at once; the promise
 * is kept once the store has it. Rejects with an OAuthError where there is no such consent.
 */
export class ConsentControl {
  readonly #bank: ConsentingBank;
  readonly #consents: ConsentStore;
  readonly #authorityFor: AuthorityFor;
  readonly #state: BankState;

  constructor(bank: ConsentingBank, authorityFor: AuthorityFor) {
    this.#bank = bank;
    this.#consents = bank.consents;
    this.#authorityFor = authorityFor;
    this.#state = bank.state;
  }

  /** The consents that the bank keeps, the newest first; only those of a client, where one is named. */
  list(clientId?: string): readonly ListedConsent[] {
    const { world, clock } = this.#bank;
    return this.#consents
      .all()
      .filter((consent) => clientId === undefined || consent.clientId === clientId)
      .toSorted((one, other) => Date.parse(other.creationDateTime) - Date.parse(one.creationDateTime))
      .map((consent) => {
        const { consentId, status, creationDateTime, statusUpdateDateTime, permissions, expires } = consent;
        const { expirationDateTime, customerKey } = consent;
        const persona = customerKey === undefined ? undefined : world.customer(customerKey)?.hint;
        return {
          ...{ consentId, clientId: consent.clientId, status, creationDateTime, statusUpdateDateTime },
          ...(persona === undefined ? {} : { persona }),
          ...(expirationDateTime === undefined ? {} : { expirationDateTime }),
          ...{ expired: expires !== undefined && expires <= clock(), permissions },
        };
      });
  }

  /** The PSU withdraws access: the tokens die. What that does to the Status depends on the release. */
  async withdraw(consentId: string): Promise<void> {
    await this.#state.transact(async () => {
      const consent = this.#authorised(consentId);
      (await this.#authorityFor(consent)).withdraw(consent);
    });
  }

  /** The bank wants the PSU back before it shows data again. */
  async demandReauthentication(consentId: string): Promise<void> {
    await this.#state.transact(() =>
      this.#consents.demandReauthentication(this.#authorised(consentId), this.#bank.clock()),
    );
  }

  /** The next call for data breaks down. */
  async breakDown(consentId: string): Promise<void> {
    await this.#state.transact(() => this.#consents.prepareTrouble(this.#authorised(consentId), 'breakdown'));
  }

  /** The next call for data comes too soon after others. */
  async throttle(consentId: string): Promise<void> {
    await this.#state.transact(() => this.#consents.prepareTrouble(this.#authorised(consentId), 'throttling'));
  }

  /** An account is switched to another bank, as this consent sees it. */
  async switchAccount(consentId: string, accountId: string): Promise<void> {
    await this.#state.transact(() => this.#consents.switchAccount(this.#authorised(consentId), accountId));
  }

  /** An account drops out of all that was granted. Rejects when it was in nothing. */
  async closeAccount(consentId: string, accountId: string): Promise<void> {
    await this.#state.transact(async () => {
      const consent = this.#authorised(consentId);
      const authority = await this.#authorityFor(consent);
      if (!authority.dropAccount(consent.consentId, accountId)) {
        throw new OAuthError('invalid_request', 'No token of this consent opens this account');
      }
    });
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
