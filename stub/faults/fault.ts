import type { OperationId } from '../../schemas/operations.ts';
import type { PermissionCode } from '../../schemas/permissions.ts';
import type { Release, ReleaseRanges } from '../../schemas/releases.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { BehaviourWraps } from '../answering/behaviours.ts';
import type { Consent } from '../consents/consent.ts';
import type { World } from '../data/world.ts';
import type { Fetch } from '../http/fetch.ts';

export type Json = string | number | boolean | null | Json[] | JsonObject;

/** A JSON object that a fault may change in place. */
export interface JsonObject {
  [name: string]: Json;
}

/** A finished response, for a fault to spoil. What is sent: `text` if set, else `body` as JSON, else `bytes`, else nothing. */
export interface Draft {
  /** The release that was called. */
  readonly release: Release;
  status: number;
  /** With `x-fapi-interaction-id`, `content-type` and all others. */
  readonly headers: Headers;
  body?: JsonObject | undefined;
  text?: string | undefined;
  bytes?: Uint8Array | undefined;
}

/** The request behind a response, and what the bank knew when it answered. */
export interface FaultRequest {
  readonly method: string;
  /** The release that was called. */
  readonly release: Release;
  /** Path below the base path, as written: `/accounts/…/balances`. */
  readonly path: string;
  /** Absent when routing found none. */
  readonly operation: OperationId | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Absolute URI of the base path. */
  readonly base: string;
  /** The consent behind a PSU's token, or the one in the path; undefined without one, and its permissions are then empty. */
  readonly consent: Consent | undefined;
  readonly permissions: readonly PermissionCode[];
  /** Accounts and customer of a PSU's token. */
  readonly accountIds: readonly string[];
  readonly customerKey: string | undefined;
  readonly world: World;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Requests this bank has answered before: 0 for the first. */
  readonly sequence: number;
  /** What this change wants to remember from one request to the next; a new bank starts with nothing. */
  readonly memory: Map<string, unknown>;
}

/** Spoils a response in place. */
export type Spoil = (draft: Draft, request: FaultRequest) => void;

/** What makes a bank another one: on finished responses of the API or of the token endpoint, or in decisions. */
export interface Change {
  readonly response?: Spoil;
  readonly token?: Spoil;
  readonly behaviour?: BehaviourWraps;
}

interface Described {
  /** What the bank does wrong, in kebab-case; unique. */
  readonly id: string;
  /** The same in words, as the third person does it: "Leaves the Expected balance out". */
  readonly title: string;
  /** The ids of the rules that this fault breaks: these and no others. */
  readonly breaks: readonly RuleId[];
  /**
   * The mandatory ones among them that only warn, for a reason of the ledger, in every release in which the fault shows. In the
   * latest release all other mandatory rules fail.
   */
  readonly warns?: readonly RuleId[];
  /** The rules that fail in the earlier releases, too, where a later one has a contradiction that excuses the fault. */
  readonly fails?: readonly RuleId[];
  /** Profiles in which it can show; every profile when absent. */
  readonly profiles?: readonly string[];
  /** Releases in which it can show; every release when absent. */
  readonly releases?: ReleaseRanges;
  /** Set for a fault that shows only at a bank which speaks a release of the next version as well. */
  readonly bothVersions?: true;
  /** Set for a fault that shows only at a bank which is served over TLS and asks for client certificates. */
  readonly overTls?: boolean;
  /** Set when the bank, served over TLS, listens without it as well. */
  readonly listensInClear?: boolean;
}

/** Carries requests to the bank and answers back, several at a time: what goes wrong between calls shows here alone. */
export type Serve = (usual: Fetch) => Fetch;

/**
 * One way in which the bank is dishonest: on a finished response of the API or of the token endpoint, in a decision, or in what
 * carries its calls.
 */
export type Fault = Described &
  (
    | { readonly response: Spoil; readonly token?: never; readonly behaviour?: never; readonly serve?: never }
    | { readonly token: Spoil; readonly response?: never; readonly behaviour?: never; readonly serve?: never }
    | { readonly behaviour: BehaviourWraps; readonly response?: never; readonly token?: never; readonly serve?: never }
    | { readonly serve: Serve; readonly response?: never; readonly token?: never; readonly behaviour?: never }
  );

/** Declares a fault: the default export of its own file in `stub/faults/<group>/`. */
export function fault(literal: Fault): Fault {
  return literal;
}
