import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Control } from '../control/control.ts';
import type { World } from '../data/world.ts';
import type { Releases } from '../release/version.ts';

/** What of a bank its page for developers shows. */
export interface HomeBank {
  readonly profile: BankProfile;
  readonly releases: Releases;
  /** What stands before the base path; absent when it is taken from each request. */
  readonly baseUrl?: string;
  readonly world: World;
}

/** What was just done, told above the page; the first token of a click is shown once. */
export interface Done {
  readonly title: string;
  /** To be copied. */
  readonly text?: string;
}

/** What one showing of the page is about. */
export interface Shown {
  readonly bank: HomeBank;
  /** Scheme, host and port by which the bank was called. */
  readonly origin: string;
  /** What the caller may control; absent where there is no control plane, or none for this caller. */
  readonly control: Control | undefined;
  /** Why there is none for this caller, a sentence. */
  readonly why?: string;
  readonly done?: Done | undefined;
  /** What was wrong with what was just asked for, a sentence. */
  readonly problem?: string | undefined;
}
