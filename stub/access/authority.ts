import type { Release } from '../../schemas/releases.ts';
import type { Consent } from '../consents/consent.ts';
import type { ConsentStore } from '../consents/consent-store.ts';
import type { Customer, World } from '../data/world.ts';
import { dateTime } from '../dates/iso-8601.ts';
import { because } from '../http/why.ts';
import { uuid } from '../randomness/identifiers.ts';
import type { BankState } from '../state/bank-state.ts';
import type { Table, TableShape } from '../state/table.ts';
import type { AccessDecisions } from './access-decisions.ts';
import type { Grant } from './access-tokens.ts';
import type { BroughtFaults } from './brought-faults.ts';
import type { Client } from './clients.ts';
import type { LoginProblem } from './login.ts';
import { ExplainedError } from './oauth-error.ts';
import type { TokenStore } from './token-store.ts';

/** What the authorisation side is made of. */
export interface AuthorityOptions {
  readonly clients: readonly Client[];
  readonly state: BankState;
  readonly consents: ConsentStore;
  readonly tokens: TokenStore;
  readonly world: World;
  readonly behaviours: AccessDecisions;
  readonly release: Release;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The same on the clock of the machine: what clients sign goes by it. */
  readonly machineTime: () => number;
  /** Lifetime of an access token in seconds. */
  readonly tokenSeconds: number;
  readonly brought: BroughtFaults;
  readonly loginProblem: LoginProblem;
}

/** What a PSU decided. */
export interface Approval {
  readonly customer: Customer;
  readonly accountIds: readonly string[];
  /** Lifetime of the access tokens in seconds, where it is not the bank's usual one. */
  readonly tokenSeconds?: number;
  /** Ids of the faults that the login brought along; none when absent. */
  readonly faults?: readonly string[];
}

const day = 86_400_000;
/** No refresh token lives longer: one ends with its consent, and after this long where the consent has no end. */
export const refreshTokenDays = 90;

const shape: TableShape<Grant> = {
  groupOf: ({ consentId }) => consentId,
  ownerOf: (grant) => grant,
  endsAt: ({ ends }) => ends,
  // The code comes a little after the decision, and the refresh token with it.
  keptFor: day,
};

const anew = 'POST /account-access-consents makes another';

function named(consentId: string | undefined, consent: Consent | undefined, clientId: string): string {
  const wanted =
    'A ConsentId of this client in claims, as {"id_token":{"openbanking_intent_id":{"value":"…","essential":true}}}, or as consent_id';
  if (consentId === undefined) return `${wanted}. The request names none.`;
  if (consent === undefined) {
    return `${wanted}. This bank has no consent ${consentId}: it was never made here, or is deleted. ${anew}.`;
  }
  return `${wanted}. ${consentId} was made by ${consent.clientId}, and ${clientId} asks.`;
}

/** Who may be authorised to what: the decisions of PSUs on consents, for the endpoints that ask for them. */
export class Authority {
  readonly options: AuthorityOptions;
  readonly #grants: Table<Grant>;

  constructor(options: AuthorityOptions) {
    this.options = options;
    this.#grants = options.state.table('grants', shape);
  }

  client(clientId: string | null): Client | undefined {
    return this.options.clients.find((client) => client.clientId === clientId);
  }

  grant(grantId: string | undefined): Grant | undefined {
    return grantId === undefined ? undefined : this.#grants.get(grantId);
  }

  /** What was granted for a consent, and not forgotten. */
  grantsOf(consentId: string): readonly Grant[] {
    return this.#grants.of(consentId).map(([, grant]) => grant);
  }

  /** The client's consent, if a PSU may be asked to authorise it now. Clause: read-write-data-api-profile, Consent Re-authentication. */
  authorisable(consentId: string | undefined, clientId: string): Consent {
    const { consents, behaviours, clock } = this.options;
    const found = consents.get(consentId ?? '');
    const consent = found !== undefined && behaviours.consentKnownYet(found, clock()) ? found : undefined;
    if (consent?.clientId !== clientId) {
      const why = because('consent', consent === undefined ? 'AISP-CON-046' : 'AISP-CON-045', () =>
        named(consentId, consent, clientId),
      );
      throw new ExplainedError('invalid_request', 'openbanking_intent_id names no consent of this client', why);
    }
    if (behaviours.consentStatusAfter(consent.status, 'approved') === undefined) {
      const why = because(
        'consent',
        ['AISP-SEC-018', 'AISP-CON-031'],
        () => `A consent that awaits authorisation or is Authorised: ${consent.status} is for good. ${anew}.`,
      );
      throw new ExplainedError('invalid_request', `A consent that is ${consent.status} cannot be authorised`, why);
    }
    if (behaviours.consentOver(consent, clock())) {
      const now = dateTime(clock());
      const why = because(
        'consent',
        'AISP-SEC-012',
        () =>
          `The same before ${consent.expirationDateTime}; the bank has ${now}. ${anew}, with a later ExpirationDateTime or none.`,
      );
      throw new ExplainedError('invalid_request', 'The consent has expired', why);
    }
    return consent;
  }

  /** The PSU approves the consent for some of the customer's accounts. Only the PSU who authorised it may do so again. */
  approve(consent: Consent, approval: Approval, grantId = uuid()): Grant {
    const { consents, behaviours, clock, state } = this.options;
    const { customer, accountIds, tokenSeconds, faults = [] } = approval;
    if (consent.customerKey !== undefined && consent.customerKey !== customer.key) {
      const why = because(
        'decision',
        'AISP-SEC-009',
        () => `${consent.customerKey}, who authorised it before. For ${customer.key}: ${anew}.`,
      );
      throw new ExplainedError('access_denied', 'Another PSU authorised this consent', why);
    }
    const status = behaviours.consentStatusAfter(consent.status, 'approved');
    if (status !== undefined) consents.move(consent, status, clock(), customer.key);
    const ends = clock() + Math.max(refreshTokenDays * day, (tokenSeconds ?? 0) * 1000);
    this.options.brought.bring(consent, customer.key, faults, ends);
    const lifetime = tokenSeconds === undefined ? {} : { tokenSeconds };
    const { consentId, clientId } = consent;
    const sequence = state.next('grants');
    const grant = { grantId, sequence, consentId, clientId, customerKey: customer.key, accountIds, ends, ...lifetime };
    this.#grants.set(grantId, grant);
    return grant;
  }

  /** The PSU declines, or never identifies themselves. */
  decline(consent: Consent): void {
    const status = this.options.behaviours.consentStatusAfter(consent.status, 'declined');
    if (status !== undefined) this.options.consents.move(consent, status, this.options.clock());
  }

  /** The PSU withdraws access at the bank: the tokens die; what that does to the Status depends on the release. */
  withdraw(consent: Consent): void {
    const { consents, behaviours, clock, tokens, release } = this.options;
    behaviours.cutAccess(tokens, consent.consentId);
    consents.withdraw(consent, behaviours.statusAfterWithdrawal(consent.status, release), clock());
  }

  /** One account drops out of all that was granted for a consent; false when it was in nothing. Clause: account-and-transaction-api-profile, Changes to Selected Account(s). */
  dropAccount(consentId: string, accountId: string): boolean {
    let dropped = false;
    const without = <G extends Grant>(grant: G): G => {
      if (!grant.accountIds.includes(accountId)) return grant;
      dropped = true;
      return { ...grant, accountIds: this.options.behaviours.remainingAccounts(grant.accountIds, accountId) };
    };
    for (const grant of this.grantsOf(consentId)) this.#grants.set(grant.grantId, without(grant));
    this.options.tokens.replace(consentId, without);
    return dropped;
  }
}
