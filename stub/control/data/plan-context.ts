import type { AddedRecord } from '../../data/added/added-record.ts';
import { monthOf, parseMonth } from '../../data/calendar.ts';
import type { World } from '../../data/world.ts';
import type { DataItem } from './data-item.ts';

/** What it takes to read records that are to be added. */
export interface PlanContext {
  /** With the customers that are to be added, too. */
  readonly world: World;
  /** Seconds since 1970, at the beginning of the minute. */
  readonly now: number;
  /** Seconds since 1970. */
  readonly present: number;
  /** True where payments may go to beneficiaries and own accounts only. */
  readonly creditorsAreKnown: boolean;
  /** What is to be added besides: the beneficiaries among it may be paid. */
  readonly planned: readonly AddedRecord[];
  /** Customers who are to be added and are told wrong, and their accounts. */
  readonly doubtful: ReadonlySet<string>;
  /** The id that an item names, or a new one. Notes one that is taken, by what is added or by one of `others`. */
  readonly claim: (item: DataItem, member: string, others: () => Iterable<string>) => string;
  readonly nextOrder: () => number;
}

/** Of which account of whom a record is. */
export interface Place {
  readonly accountId: string;
  readonly customerKey: string;
}

const numbered = /^(.+)\/([1-9]\d?)$/;

/** The account that an item names: an AccountId, or a persona and the number of the account. Notes one that there is not. */
export function placeOf(item: DataItem, { world, doubtful }: PlanContext): Place | undefined {
  const cure = 'Give an AccountId, or a persona and the number of the account, like household/1.';
  const text = item.required('account', cure);
  const [, persona = '', number] = numbered.exec(text) ?? [];
  if (text === '' || doubtful.has(text) || doubtful.has(persona)) return undefined;
  const customer = world.customer(persona);
  const accountId = customer === undefined ? text : (customer.accountIds[Number(number) - 1] ?? '');
  if (world.account(accountId) !== undefined) return { accountId, customerKey: world.holderOf(accountId) };
  const has = customer === undefined ? '' : `: ${persona} has ${customer.accountIds.length}`;
  item.wrong('account', `names no account of this bank${has}`, cure);
  return undefined;
}

/** Notes an instant before the history of an account, where nobody would ever see what is booked there. */
export function requireWithinHistory(item: DataItem, member: string, at: number, place: Place, world: World): void {
  const { first } = world.transactions(place.accountId);
  if (monthOf(at) >= (parseMonth(first) ?? 0)) return;
  item.wrong(member, `is before the history of the account, which begins with ${first}`, 'Give a later date.');
}

/** An instant of this minute that has come counts as its beginning: the bank's data stands still within a minute. */
export function settledInstant(at: number, { now, present }: PlanContext): number {
  return at > now && at <= present ? now : at;
}
