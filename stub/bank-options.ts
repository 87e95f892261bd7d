import type { DescribeBank } from '../schemas/openapi/described-bank.ts';
import { basePathOf } from '../schemas/operations.ts';
import type { BankProfile } from '../schemas/profiles/bank-profile.ts';
import { isRelease, type Release, releases } from '../schemas/releases.ts';
import type { Client } from './access/clients.ts';
import type { CheckData, StartData } from './control/data/data-problem.ts';
import { checkPopulation, type PopulationSize } from './data/population/population-size.ts';
import type { World } from './data/world.ts';
import type { Fault } from './faults/fault.ts';
import type { JournalOptions } from './journal/recorded-call.ts';
import type { Identifiers } from './randomness/identifiers.ts';
import { earliest, latest } from './state/bank-clock.ts';
import type { BankState } from './state/bank-state.ts';
import type { Variant } from './variants/variant.ts';

/** Records on a page, unless another number is given. */
export const defaultPageSize = 100;

export interface BankOptions {
  readonly profile: BankProfile;
  readonly release: Release;
  /** A release of the next version, which it speaks as well, at the path of that version: one bank with two faces. None when absent. */
  readonly beside?: Release;
  /** Same seed and date, same data. */
  readonly seed: number;
  /** How many customers there are besides the personas, and what they have; none when absent. Not where the data is given. */
  readonly population?: PopulationSize;
  /** What stands for the clock of the machine, which that of the bank follows until it is moved; the machine's own when absent. */
  readonly now?: () => Date;
  /** Where its clock stands still, unless that was moved before in the state that it is given. From 2020 to 2099. */
  readonly date?: Date;
  readonly faults?: readonly Fault[];
  /** Other lawful ways in which this bank keeps the standard. */
  readonly variants?: readonly Variant[];
  /** Records on a page, 25 to 1000; 100 when absent. */
  readonly pageSize?: number;
  /** Scheme, host and path prefix of links, for a bank behind a proxy; taken from each request when absent. */
  readonly baseUrl?: string;
  /** The registered clients; two when absent. */
  readonly clients?: readonly Client[];
  /** True when the bank is served over TLS, where clients may show certificates; plain HTTP when absent. */
  readonly mutualTls?: boolean;
  /** Lifetime of an access token in seconds, one hour when absent. */
  readonly tokenSeconds?: number;
  /** Hears of faults of the bank itself, each of which a caller sees as 500; ignores them when absent. */
  readonly report?: (error: unknown) => void;
  /** Ids of consents, errors and interactions; random when absent. */
  readonly identifiers?: Identifiers;
  /** Has it keep a journal of the calls that come through `fetch`; none when absent. */
  readonly journal?: JournalOptions;
  /** What is added to the data from its start on: lists of `customers`, `transactions`, and so on. Not where the data is given. */
  readonly data?: StartData;
  /** Loads what judges the shape of what is added later; the bank sees to no more than its books when absent. */
  readonly checkData?: () => Promise<CheckData>;
  /** The data, to which nothing can be added; made from seed and clock when absent. */
  readonly world?: World;
  /** Consents, tokens and other entries of its state that are kept at a time, a million when absent. A state that is given has its own bound. */
  readonly maxEntries?: number;
  /** All that changes in it; begins with nothing when absent. */
  readonly state?: BankState;
  /** Makes the OpenAPI document of the bank, `GET /openapi.json`, when it is first asked for; absent, there is none, and no page that shows it. */
  readonly openApi?: DescribeBank;
}

/** Throws a TypeError for options that no bank can be made of. */
export function checkOptions(options: BankOptions): void {
  const { pageSize = defaultPageSize, baseUrl, release, beside, tokenSeconds = 3600, date } = options;
  if (!Number.isInteger(pageSize) || pageSize < 25 || pageSize > 1000) {
    throw new TypeError(`pageSize must be a whole number from 25 to 1000, got ${pageSize}`);
  }
  if (options.population !== undefined) checkPopulation(options.population);
  if (!isRelease(release)) {
    throw new TypeError(`release must be one of ${releases.join(', ')}, got ${release}`);
  }
  if (beside !== undefined && !(isRelease(beside) && basePathOf(beside) > basePathOf(release))) {
    throw new TypeError(`beside must be a release of a later version than ${release}, got ${beside}`);
  }
  if (!Number.isInteger(tokenSeconds) || tokenSeconds < 1) {
    throw new TypeError(`tokenSeconds must be a whole number above 0, got ${tokenSeconds}`);
  }
  if (date !== undefined && !(date.getTime() >= earliest && date.getTime() < latest)) {
    throw new TypeError('date must be a moment from 2020 to 2099');
  }
  if (baseUrl !== undefined && !/^https?:\/\/[^/?#]+(\/[^?#]*[^/?#])?$/.test(baseUrl)) {
    throw new TypeError(`baseUrl must be an http or https URL without query and trailing slash, got ${baseUrl}`);
  }
}
