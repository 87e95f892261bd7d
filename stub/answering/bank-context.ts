import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import type { AccessTokens } from '../access/access-tokens.ts';
import type { ConsentStore } from '../consents/consent-store.ts';
import type { World } from '../data/world.ts';
import type { Identifiers } from '../randomness/identifiers.ts';
import type { TransactionCounts } from '../reading/transaction-counts.ts';
import type { Releases } from '../release/version.ts';
import type { BankState } from '../state/bank-state.ts';
import type { Behaviours } from './behaviours.ts';
import type { KeptReplies } from './kept-replies.ts';

/** What one bank is made of; handed to every guard and reader. */
export interface BankContext {
  readonly profile: BankProfile;
  readonly release: Release;
  /** All that the bank speaks, of which that release is one. */
  readonly releases: Releases;
  /** Path of the interface, which a release shares with those of its version. */
  readonly basePath: string;
  /** Records on a page. */
  readonly pageSize: number;
  /** What stands before the base path in links; absent when it is taken from each request. */
  readonly baseUrl?: string;
  /** True when tokens are bound to the certificates that clients show. */
  readonly mutualTls: boolean;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The bank's data, constant within a minute. */
  readonly world: World;
  readonly behaviours: Behaviours;
  readonly identifiers: Identifiers;
  /** All that changes, of which consents and tokens are a part. */
  readonly state: BankState;
  readonly consents: ConsentStore;
  readonly tokens: AccessTokens;
  /** Finished answers by everything that determines their bytes; absent for a bank with dishonest decisions. */
  readonly replies?: KeptReplies;
  /** Counts of transactions by account and month; absent when a dishonest decision says which transactions count. */
  readonly counts?: TransactionCounts;
}
