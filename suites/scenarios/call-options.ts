import type { OperationId } from '../../schemas/operations.ts';
import type { NamedToken } from '../client/recorder.ts';
import type { Purpose } from '../core/evidence.ts';
import type { ConsentKey, Probe } from '../core/probes.ts';

/** Which token a call carries. */
export type TokenChoice = ConsentKey | 'client' | 'none' | NamedToken;

export interface CallOptions {
  readonly operation?: OperationId;
  /** Path below the base path, where it is not the operation's own. */
  readonly path?: string;
  /** Whole path, for calls outside the base path. */
  readonly absolutePath?: string;
  readonly method?: string;
  readonly query?: string;
  readonly token?: TokenChoice;
  readonly probe: Probe;
  readonly variant?: string;
  readonly consent?: ConsentKey;
  readonly accountId?: string;
  readonly consentId?: string;
  readonly statementId?: string;
  readonly follows?: string;
  /** Added to the usual headers; undefined takes one away. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** Sent as it is when a string, as JSON otherwise. */
  readonly body?: unknown;
  /** Sent even when the budget of calls is spent: it undoes what the run did. */
  readonly beyondBudget?: boolean;
}

/** A path template with the ids of a call in it. */
export function fillPath(path: string, { accountId, consentId, statementId }: CallOptions): string {
  return path
    .replace('{AccountId}', encodeURIComponent(accountId ?? ''))
    .replace('{ConsentId}', encodeURIComponent(consentId ?? ''))
    .replace('{StatementId}', encodeURIComponent(statementId ?? ''));
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
    ...(consent === undefined ? {} : { consent }),
    ...(options.accountId === undefined ? {} : { accountId: options.accountId }),
    ...(options.follows === undefined ? {} : { follows: options.follows }),
  };
}
