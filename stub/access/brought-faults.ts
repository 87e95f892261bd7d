import type { Consent } from '../consents/consent.ts';
import type { BankState } from '../state/bank-state.ts';
import type { Table, TableShape } from '../state/table.ts';

/** What a customer brought along who authorised a consent. */
interface Brought {
  /** Ids. */
  readonly faults: readonly string[];
  readonly clientId: string;
  readonly customerKey: string;
  /** When all has ended that the login was for, in milliseconds since the epoch. */
  readonly ends: number;
}

const shape: TableShape<Brought> = { ownerOf: (brought) => brought, endsAt: ({ ends }) => ends };

/** The faults that customers brought along with their logins, by the consents that they authorised. */
export class BroughtFaults {
  readonly #entries: Table<Brought>;

  constructor(state: BankState) {
    this.#entries = state.table('brought', shape);
  }

  get isEmpty(): boolean {
    return this.#entries.isEmpty;
  }

  /** Ids; none for a consent that an honest login authorised. */
  of(consentId: string | undefined): readonly string[] {
    return consentId === undefined ? [] : (this.#entries.get(consentId)?.faults ?? []);
  }

  /** Notes what a login brought along in the place of what one before did, until `ends`. */
  bring({ consentId, clientId }: Consent, customerKey: string, faults: readonly string[], ends: number): void {
    if (faults.length === 0) this.#entries.delete(consentId);
    else this.#entries.set(consentId, { faults, clientId, customerKey, ends });
  }
}
