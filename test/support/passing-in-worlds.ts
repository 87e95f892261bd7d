import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { FaultId } from '../../stub/faults/fault-ids.ts';
import type { WorldId } from './worlds.ts';

/** Rules that pass at a bank with a fault that they are about, in worlds where some answer of it differs, and why that is right. */
export interface Argued {
  readonly fault: FaultId;
  readonly rules: readonly RuleId[];
  readonly worlds: readonly WorldId[];
  readonly why: string;
}

/** Each is needed: the sweep fails where a rule of these does not pass. */
export const passing: readonly Argued[] = [
  {
    fault: 'status-date-never-moves',
    rules: ['AISP-CON-032'],
    worlds: ['few-records'],
    why: 'Creation and decision are less than two seconds apart: a bank may tell both to the same second.',
  },
  {
    fault: 'empty-lists-are-null',
    rules: ['AISP-EP-010', 'AISP-EP-012', 'AISP-EP-014', 'AISP-EP-016'],
    worlds: ['one-account'],
    why: 'The lists that differ are of transactions: these are answered as by the honest bank.',
  },
  {
    fault: 'next-link-without-account',
    rules: ['AISP-PAG-008', 'AISP-PAG-011', 'AISP-PAG-012', 'AISP-TRA-020'],
    worlds: ['one-account'],
    why: 'With one account the list over all accounts, where the link leads, is the list of that account.',
  },
  {
    fault: 'parties-without-the-owner',
    rules: ['AISP-PAR-013'],
    worlds: ['order-turned-round'],
    why: 'The fault leaves out the first party, which is not the owner in this order.',
  },
  {
    fault: 'next-link-missing-without-ends',
    rules: ['AISP-PAG-002'],
    worlds: ['one-booking-moment'],
    why: 'Nothing else tells that the walk ended early: no filter can ask for what lies beyond a single moment.',
  },
  {
    fault: 'empty-lists-are-null',
    rules: ['AISP-EP-010'],
    worlds: ['several-customers'],
    why: 'The customer has beneficiaries: no list of them is empty, and the rules on the lists that are tell it.',
  },
  {
    fault: 'filter-read-an-hour-east',
    rules: ['AISP-FIL-009'],
    worlds: ['one-booking-moment'],
    why: 'Every transaction has another value date: what is left out does not tell a zone from a filter by value date, of which FIL-005 warns.',
  },
  {
    fault: 'filter-read-an-hour-east',
    rules: ['AISP-FIL-006'],
    worlds: ['oldest-first'],
    why: 'A zone explains what the list over all accounts leaves out, and FIL-009 tells of the zone.',
  },
  {
    fault: 'bulk-day-without-card-payments',
    rules: ['AISP-TRA-021'],
    worlds: ['one-booking-moment'],
    why: 'What is left out of the first page is pending, and may come or go between two calls.',
  },
  {
    fault: 'next-link-to-empty-page',
    rules: ['AISP-PAG-003'],
    worlds: ['one-booking-moment'],
    why: 'The empty page is the fifteenth: a run reads four.',
  },
  {
    fault: 'next-link-without-account',
    rules: ['AISP-PAG-008', 'AISP-PAG-011', 'AISP-PAG-012', 'AISP-TRA-020'],
    worlds: ['one-booking-moment'],
    why: 'The first pages of the list over all accounts, where the link leads, hold what those of the account hold.',
  },
  {
    fault: 'record-lost-before-the-last-page',
    rules: ['AISP-PAG-012'],
    worlds: ['one-booking-moment'],
    why: 'The record is lost on the thirteenth page: a run reads four and the last.',
  },
  {
    fault: 'record-lost-before-the-last-page',
    rules: ['AISP-PAG-012'],
    worlds: ['order-turned-round'],
    why: 'The page has room for another record in its place; PAG-002 tells that what is listed beyond the end was not on the pages.',
  },
  {
    fault: 'total-pages-too-high',
    rules: ['AISP-PAG-008'],
    worlds: ['one-booking-moment'],
    why: 'The pages are fourteen: a run reads four, and counts those of a short list.',
  },
  {
    fault: 'credits-lack-reversals',
    rules: ['AISP-PRM-033'],
    worlds: ['order-turned-round', 'one-account', 'oldest-first'],
    why: 'The reversals lie outside what a run reads of the account under both sides: a page of the list, and a walk through four.',
  },
  {
    fault: 'credits-open-debits',
    rules: ['AISP-PRM-034'],
    worlds: ['order-turned-round'],
    why: 'The debits fill the page that the rule compares; PRM-030 tells them.',
  },
  {
    fault: 'direct-debit-amount-needs-detail',
    rules: ['AISP-DIR-005'],
    worlds: ['order-turned-round'],
    why: 'The direct debit with an amount is of an account that is read in the Basic view alone.',
  },
  {
    fault: 'both-sides-hide-credits',
    rules: ['AISP-PRM-032'],
    worlds: ['few-records'],
    why: 'The credits lie outside what the list of both sides shows: an unfiltered list may begin and end where a bank wants.',
  },
  {
    fault: 'business-standing-orders-share-an-id',
    rules: ['AISP-FMT-021'],
    worlds: ['few-records'],
    why: 'Each account has one standing order: an id that no other has is shared by none.',
  },
  {
    fault: 'bulk-day-without-card-payments',
    rules: ['AISP-TRA-021'],
    worlds: ['order-turned-round', 'few-records'],
    why: 'The payment that is left out of all accounts is of one that a run does not read by itself: it reads three.',
  },
  {
    fault: 'account-name-is-nickname',
    rules: ['AISP-ACC-017'],
    worlds: ['one-account'],
    why: 'Of one account a nickname that is its name may be the name of the owner; what passes are accounts of another customer, without a nickname.',
  },
  {
    fault: 'statement-periods-overlap',
    rules: ['AISP-FIL-019'],
    worlds: ['few-records'],
    why: 'The one statement of each account, begun earlier, still lies in the consented period.',
  },
  {
    fault: 'bulk-statements-lack-one',
    rules: ['AISP-FIL-021'],
    worlds: ['oldest-first'],
    why: 'The statement that is left out is of an account that a run does not filter by itself.',
  },
];
