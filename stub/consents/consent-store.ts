import { dateTime } from '../dates/iso-8601.ts';
import { type Identifiers, randomIdentifiers } from '../randomness/identifiers.ts';
import type { BankState } from '../state/bank-state.ts';
import type { Table, TableShape } from '../state/table.ts';
import type { Consent, ConsentStatus, RequestedConsent } from './consent.ts';

const year = 366 * 86_400_000;

/** Its client may read a consent long after its end, which the standard does not let go with it. */
const shape: TableShape<Consent> = {
  ownerOf: (consent) => consent,
  endsAt: ({ expires }) => expires,
  keptFor: year,
};

/** The consents of this bank. */
export class ConsentStore {
  readonly #consents: Table<Consent>;
  readonly #identifiers: Pick<Identifiers, 'consentId'>;

  constructor(state: BankState, identifiers: Pick<Identifiers, 'consentId'> = randomIdentifiers) {
    this.#consents = state.table('consents', shape);
    this.#identifiers = identifiers;
  }

  get(id: string): Consent | undefined {
    return this.#consents.get(id);
  }

  /** All that are kept, in no order. */
  all(): readonly Consent[] {
    return [...this.#consents.entries()].map(([, consent]) => consent);
  }

  /** A new consent that awaits authorisation, at `at` in milliseconds since the epoch. */
  create(requested: RequestedConsent, clientId: string, at: number): Consent {
    const created = dateTime(at);
    const dates = { creationDateTime: created, statusUpdateDateTime: created };
    const consent = {
      ...requested,
      ...dates,
      consentId: this.#identifiers.consentId(),
      clientId,
      status: 'AwaitingAuthorisation',
    } as const;
    this.#consents.set(consent.consentId, consent);
    return consent;
  }

  /** Moves a consent to `status`; the date of its status moves only when the status does. */
  move(consent: Consent, status: ConsentStatus, at: number, customerKey?: string): Consent {
    const { reauthenticate: _, withdrawnAt, heldAt, ...kept } = consent;
    const moved = {
      ...kept,
      status,
      ...(status === consent.status ? {} : { statusUpdateDateTime: dateTime(at) }),
      ...(customerKey === undefined ? {} : { customerKey }),
      ...((withdrawnAt ?? heldAt) === undefined ? {} : { reinstatedAt: at }),
    };
    this.#consents.set(consent.consentId, moved);
    return moved;
  }

  /** Takes a consent that is authorised back for its PSU, at `at`: what that does to its status depends on the release. */
  withdraw(consent: Consent, status: ConsentStatus, at: number): void {
    this.#consents.set(consent.consentId, { ...this.move(consent, status, at), withdrawnAt: at });
  }

  /** From `at` on the bank wants the PSU back before it shows data under this consent. */
  demandReauthentication(consent: Consent, at: number): void {
    this.#consents.set(consent.consentId, { ...consent, reauthenticate: true, heldAt: at });
  }

  /** The next call for data under this consent breaks down, or comes too soon after others. */
  prepareTrouble(consent: Consent, trouble: NonNullable<Consent['trouble']>): void {
    this.#consents.set(consent.consentId, { ...consent, trouble });
  }

  /** The trouble that a call for data under this consent meets; with that call it is over. */
  takeTrouble(consent: Consent): Consent['trouble'] {
    if (consent.trouble === undefined) return undefined;
    const { trouble, ...rest } = consent;
    this.#consents.set(consent.consentId, rest);
    return trouble;
  }

  /** From now on an account of this consent is one that was switched to another bank. */
  switchAccount(consent: Consent, accountId: string): void {
    const switched = [...(consent.switched ?? []), accountId];
    this.#consents.set(consent.consentId, { ...consent, switched });
  }

  delete(id: string): void {
    this.#consents.delete(id);
  }
}
