import type { AsFoundId } from './as-found-ids.ts';
import type { QuirkId } from './quirk-ids.ts';

/** Several quirks at once, as live banks have them. */
export interface BankAsFound {
  readonly id: AsFoundId;
  /** The same in words. */
  readonly title: string;
  /** What a harness has to show at this bank. */
  readonly ends: string;
  readonly quirks: readonly QuirkId[];
}

/** Banks as they are found: each has several quirks at once. */
export const banksAsFound: readonly BankAsFound[] = [
  {
    id: 'first-days',
    title: 'An interface in its first days',
    ends: 'A finding for each quirk, no loop and no crash, in one report',
    quirks: [
      'html-errors',
      'gateway-401-body',
      'next-link-equals-self',
      'data-is-null',
      'negative-amounts',
      'to-filter-alone-ignored',
    ],
  },
  {
    id: 'moving-to-version-4',
    title: 'A group of banks that moves to version 4',
    ends: 'Findings in version 4 that version 3 has not, side by side',
    quirks: [
      'links-of-a-sister-brand',
      'self-link-without-consent-id',
      'previous-payment-not-a-date',
      'own-frequencies',
      'meta-empty-on-v4-consent',
    ],
  },
  {
    id: 'lawful-and-odd',
    title: 'A bank that keeps the standard, and is like no other',
    ends: 'No finding at all',
    quirks: [
      'self-link-with-added-slash',
      'token-type-in-small-letters',
      'scope-with-more-values',
      'no-refresh-token',
      'id-token-absent-on-refresh',
      'permissions-not-on-offer',
      'party-one-of-two',
    ],
  },
  {
    id: 'hard-to-live-with',
    title: 'A bank that is hard to live with',
    ends: 'The run ends in time, and says which checks could not be made and why',
    quirks: [
      'consent-usable-after-a-delay',
      'accounts-only-in-first-session',
      'no-authorising-again',
      'refresh-token-lost-on-5xx',
      'no-redirect-on-timeout',
    ],
  },
];
