/** The scenarios: one file each in suites/scenarios, named after the scenario. */
export const scenarioNames = [
  'consents',
  // What soon ends begins early, and is looked at late.
  'token-life',
  'consent-life',
  'consent-refusals',
  'reads',
  'basic-view',
  'transaction-permissions',
  'missing-permissions',
  'accounts-outside-consent',
  'tokens',
  'not-offered',
  'routing',
  'headers',
  'media-types',
  'filters',
  'paging',
  // Soon after the reads that it makes once more, so that little happens in between.
  'both-versions',
  'other-scope',
  'second-psu',
  'token-expiry',
  'consent-expiry',
  'reauthorisation',
  'reauthentication',
  'trouble',
  'account-switch',
  'account-closure',
  // After all others that use the same consent: up to 3.1.3 it does not come back from this.
  'withdrawal',
  'connection',
  'consent-deletion',
  'second-client',
  'terminal-consents',
] as const;

export type ScenarioName = (typeof scenarioNames)[number];

/** What a call tries. */
export type Probe =
  /** A well-formed call with every right to succeed; variants name what is unusual but allowed about it. */
  | 'happy'
  /** Such a call, refused while it carried something unusual but allowed: it is made again without that. */
  | 'unusual'
  /** A call made before, made again: it should answer alike. */
  | 'repeat'
  /** A link of a page was followed; the variant names the link. */
  | 'page'
  /** A list with date filters; the variant names the spelling or the bound. */
  | 'filter'
  /** POST of a consent that must be refused; the variant names the fault in it. */
  | 'consent-refusal'
  /** No access token, or one that opens nothing here; the variant names which. */
  | 'no-token'
  /** A good token whose consent lacks the permission. */
  | 'missing-permission'
  /** An id that names nothing; the variant is `account` or `consent`. */
  | 'unknown-id'
  /** An account of the PSU that was not selected in the consent. */
  | 'foreign-account'
  /** An operation that the profile does not offer. */
  | 'not-offered'
  /** A path that the standard does not define. */
  | 'undefined-path'
  /** A method that the path does not have. */
  | 'wrong-method'
  /** A header value that must be refused, or a media type that is not acceptable; the variant names it. */
  | 'bad-header'
  | 'not-acceptable'
  | 'unsupported-media'
  /** The consent after its deletion, and data under it. */
  | 'after-deletion'
  /**
   * A step in the life of an authorised consent: data under it, or the consent itself. The variant names what happened before:
   * `authorised`, `token-expired`, `consent-expired`, `reauthorised`, `withdrawn`, `reauthentication-due`,
   * `broken-down`, `throttled`, `account-switched`, `account-closed`.
   */
  | 'course'
  /** A token from before a re-authorisation. */
  | 'earlier-token'
  /** The second TPP on a consent of the first; the variant is `read` or `delete`, or `check` for the first TPP afterwards. */
  | 'other-client'
  /** A token of the client for a scope that opens no account data. */
  | 'other-scope'
  /**
   * The token of another PSU: variant `own` on its accounts, `foreign` on those of the first PSU; `side-by-side` a call of
   * either PSU while one of the other is under way.
   */
  | 'other-psu'
  /** A good token over a connection that must not do: `no-certificate`, or `plain-http` in place of https. */
  | 'connection'
  /** A call answered 429 and made again: its second answer counts. The variant is still that of the call. */
  | 'turned-away'
  /** A call that was lost on its way, or answered by a gateway for the bank, and made again: its last answer counts. */
  | 'lost'
  /**
   * A call that is there to be compared with one of the other version. At the path of the other version the variant is the probe of
   * the call that it makes once more; `deletion` the DELETE of a consent there, and `deleted-there` a call at the own path after it.
   */
  | 'both-versions'
  /** Calls to the authorization server. */
  | 'access'
  /** A call that a recording from elsewhere shows: nobody knows what it tried. */
  | 'recorded';

/**
 * The consents of a run. `detail`: every offered code but ReadPAN and the Basic ones, all accounts. `basic`: Basic codes
 * only, and fewer accounts where the target lets the run choose. `credits`, `debits`: one side of the transactions, with a
 * window. `minimal`: ReadAccountsBasic alone, and only where tokens are ready-made. `unauthorised` and `rejected`: created
 * alike; nobody authorises the first, and the second is declined. `renewed`: lives through expiry, re-authorisation and
 * withdrawal; it has statements where they are offered, and no transactions. `expiring`: ends a few seconds after it is made.
 * `other-psu`: authorised by another PSU.
 */
export const consentKeys = [
  'detail',
  'basic',
  'credits',
  'debits',
  'minimal',
  'unauthorised',
  'rejected',
  'renewed',
  'expiring',
  'other-psu',
] as const;

export type ConsentKey = (typeof consentKeys)[number];
