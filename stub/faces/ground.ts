import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import type { Client } from '../access/clients.ts';
import type { LoginProblem } from '../access/login.ts';
import type { SlowGuesses } from '../access/slow-guesses.ts';
import type { KeptReplies } from '../answering/kept-replies.ts';
import type { World } from '../data/world.ts';
import type { Identifiers } from '../randomness/identifiers.ts';
import type { TransactionCounts } from '../reading/transaction-counts.ts';
import type { BankClock } from '../state/bank-clock.ts';
import type { BankState } from '../state/bank-state.ts';
import type { Variant } from '../variants/variant.ts';

/** What all faces of one bank stand on: what it is, what it knows, and all that changes in it. */
export interface Ground {
  /** As this bank declares it, in its release. */
  readonly profile: BankProfile;
  readonly release: Release;
  /** What it declares and shows in a release of the next version, where it speaks one as well. */
  readonly beside?: Pick<Ground, 'profile' | 'release' | 'world' | 'counts'>;
  /** What it is made from. */
  readonly seed: number;
  readonly clients: readonly Client[];
  readonly state: BankState;
  /** By which everything lives that the bank gave out or knows. */
  readonly clock: BankClock;
  /** The data as this bank shows it, constant within a minute. */
  readonly world: World;
  readonly identifiers: Identifiers;
  /** Records on a page. */
  readonly pageSize: number;
  /** What stands before the base path in links; absent when it is taken from each request. */
  readonly baseUrl?: string;
  /** True when callers may show certificates, and tokens are bound to them. */
  readonly mutualTls: boolean;
  /** Lifetime of an access token in seconds. */
  readonly tokenSeconds: number;
  /** What the bank does otherwise, lawfully, whatever face it shows. */
  readonly variants: readonly Variant[];
  readonly guesses: SlowGuesses;
  /** Finished answers of honest decisions, whatever a face then makes of them. */
  readonly replies: KeptReplies;
  /** Transactions as an honest bank counts them. */
  readonly counts: TransactionCounts;
  readonly loginProblem: LoginProblem;
  /** Hears of faults of the bank itself, each of which a caller sees as 500. */
  readonly report: (error: unknown) => void;
}
