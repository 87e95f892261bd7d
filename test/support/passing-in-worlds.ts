import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import type { FaultId } from '../../stub/faults/fault-ids.ts';
import type { WorldId } from './worlds.ts';

/** Rules that pass at a bank with a fault that they are about, in worlds where some answer of it differs, and why that is right or still so. */
export interface Argued {
  readonly fault: FaultId;
  readonly rules: readonly RuleId[];
  readonly worlds: readonly WorldId[];
  readonly why: string;
}

/** What a rule does not tell yet, and ought to, or be not exercised: nobody has looked into it so far. */
const open = 'Open: not looked into.';

/** Each is needed: the sweep fails where a rule of these does not pass. */
export const passing: readonly Argued[] = [
  {
    fault: 'empty-lists-are-null',
    rules: ['AISP-EP-010', 'AISP-EP-012', 'AISP-EP-014', 'AISP-EP-016'],
    worlds: ['one-account'],
    why: 'The lists that differ are of transactions: these are answered as by the honest bank.',
  },
  {
    fault: 'empty-lists-are-null',
    rules: ['AISP-EP-010'],
    worlds: ['several-customers'],
    why: open,
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
    fault: 'filter-read-an-hour-east',
    rules: ['AISP-FIL-009'],
    worlds: ['one-booking-moment'],
    why: open,
  },
  {
    fault: 'filter-read-an-hour-east',
    rules: ['AISP-FIL-006'],
    worlds: ['oldest-first'],
    why: open,
  },
  {
    fault: 'bulk-day-without-card-payments',
    rules: ['AISP-TRA-021'],
    worlds: ['order-turned-round', 'few-records', 'one-booking-moment'],
    why: open,
  },
  {
    fault: 'next-link-to-empty-page',
    rules: ['AISP-PAG-003'],
    worlds: ['one-booking-moment'],
    why: open,
  },
  {
    fault: 'next-link-without-account',
    rules: ['AISP-PAG-008', 'AISP-PAG-011', 'AISP-PAG-012', 'AISP-TRA-020'],
    worlds: ['one-booking-moment'],
    why: open,
  },
  {
    fault: 'record-lost-before-the-last-page',
    rules: ['AISP-PAG-012'],
    worlds: ['one-booking-moment', 'order-turned-round'],
    why: open,
  },
  {
    fault: 'total-pages-too-high',
    rules: ['AISP-PAG-008'],
    worlds: ['one-booking-moment'],
    why: open,
  },
  {
    fault: 'business-product-called-personal',
    rules: ['AISP-PRO-005'],
    worlds: ['nothing-optional'],
    why: open,
  },
  {
    fault: 'credits-lack-reversals',
    rules: ['AISP-PRM-033'],
    worlds: ['order-turned-round', 'one-account'],
    why: open,
  },
  {
    fault: 'credits-open-debits',
    rules: ['AISP-PRM-034'],
    worlds: ['order-turned-round'],
    why: open,
  },
  {
    fault: 'direct-debit-amount-needs-detail',
    rules: ['AISP-DIR-005'],
    worlds: ['order-turned-round'],
    why: open,
  },
  {
    fault: 'account-name-is-nickname',
    rules: ['AISP-ACC-017'],
    worlds: ['one-account'],
    why: open,
  },
  {
    fault: 'both-sides-hide-credits',
    rules: ['AISP-PRM-032'],
    worlds: ['few-records'],
    why: open,
  },
  {
    fault: 'business-standing-orders-share-an-id',
    rules: ['AISP-FMT-021'],
    worlds: ['few-records'],
    why: open,
  },
];
