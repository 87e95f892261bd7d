import type { OperationId } from '../../schemas/operations.ts';
import type { Release } from '../../schemas/releases.ts';
import type { NamedToken, Scheme } from '../client/call.ts';
import type { CertificateChoice } from '../client/transport.ts';
import type { Purpose } from '../core/archive.ts';
import type { ConsentKey, Probe } from '../core/probes.ts';
import type { ClientTokenOptions, Missing } from '../tokens/token-source.ts';

/** Tokens of clients themselves: of the usual one, of the second one, and of the usual one for a scope without account data. */
export type ClientTokenChoice = 'client' | 'other-client' | 'client-other-scope';

/** Which token a call carries. That of the second client comes with its certificate. */
export type TokenChoice = ConsentKey | ClientTokenChoice | 'none' | NamedToken;

const clientTokens: Readonly<Record<ClientTokenChoice, ClientTokenOptions>> = {
  client: {},
  'other-client': { client: 'other' },
  'client-other-scope': { scope: 'other' },
};

export function isClientChoice(choice: TokenChoice): choice is ClientTokenChoice {
  return typeof choice === 'string' && choice in clientTokens;
}

/** What is asked of the token source for a choice. */
export function clientTokenOptions(choice: ClientTokenChoice): ClientTokenOptions {
  return clientTokens[choice];
}

/** What a read of one account, or of one statement, is about. */
export type Ids = Pick<CallOptions, 'accountId' | 'statementId'>;

export interface CallOptions {
  readonly operation?: OperationId;
  /** Path below the base path, where it is not the operation's own. */
  readonly path?: string;
  /** Whole path, for calls outside the base path. */
  readonly absolutePath?: string;
  readonly method?: string;
  readonly query?: string;
  readonly token?: TokenChoice;
  /** How the token is introduced; `Bearer` by default. */
  readonly scheme?: Scheme;
  /** Which client certificate the call comes with, where connections are mutual TLS; `own` by default. */
  readonly certificate?: CertificateChoice;
  /** Sent by http where the target is https. */
  readonly inClear?: boolean;
  readonly probe: Probe;
  readonly variant?: string;
  readonly carries?: string;
  readonly consent?: ConsentKey;
  readonly accountId?: string;
  readonly consentId?: string;
  readonly statementId?: string;
  readonly follows?: string;
  /** The release of the other version, for a call at its path. */
  readonly face?: Release;
  /** Added to the usual headers; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sent without the headers that are otherwise filled in on the way, such as Accept. */
  readonly bare?: boolean;
  /** Sent as it is when a string, as JSON otherwise. */
  readonly body?: unknown;
  /** Made once, whatever comes of it: trouble is what the call is about. */
  readonly asIs?: boolean;
  /** Sent even when the budget of calls is spent: it undoes what the run did. */
  readonly beyondBudget?: boolean;
}

/** A path template with the ids of a call in it. */
export function fillPath(path: string, { accountId, consentId, statementId }: CallOptions): string {
  return path
    .replace('{AccountId}', () => encodeURIComponent(accountId ?? ''))
    .replace('{ConsentId}', () => encodeURIComponent(consentId ?? ''))
    .replace('{StatementId}', () => encodeURIComponent(statementId ?? ''));
}

/** A body as it is sent. */
export function asText(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** What a call was for, as the evidence keeps it. */
export function about(options: CallOptions, tokenOf: ConsentKey | undefined): Purpose {
  const consent = options.consent ?? tokenOf;
  return {
    ...(options.operation === undefined ? {} : { operation: options.operation }),
    probe: options.probe,
    ...(options.variant === undefined ? {} : { variant: options.variant }),
    ...(options.carries === undefined ? {} : { carries: options.carries }),
    ...(consent === undefined ? {} : { consent }),
    ...(options.accountId === undefined ? {} : { accountId: options.accountId }),
    ...(options.follows === undefined ? {} : { follows: options.follows }),
    ...(options.face === undefined ? {} : { face: options.face }),
  };
}

/** The same URL by http. */
export function inClear(url: string): string {
  return url.replace(/^https:/, 'http:');
}

/** Why there is no token for a consent that nothing is known of. */
export function unknownReason(name: string): Missing {
  return {
    reason: `No access token could be had for "${name}": the bank made no such consent.`,
    supply: 'See the rules on account access consents.',
  };
}
