/** The only kinds of reason, beside a contradiction, for which a departure from a mandatory rule warns and does not fail. */
export const opinionKinds = {
  open: 'The standard wants something and leaves open just how, or an RFC below it allows another way.',
  suite: 'The official functional suite accepts it: a bank that was certified must not fail here.',
  hint: 'What was seen is a strong sign of a departure and no proof.',
  moving: 'The data of a bank in use may have changed between two calls.',
  profile: 'The profile says how strict to be.',
} as const;

export interface Opinion {
  readonly kind: keyof typeof opinionKinds;
  /** One sentence about this very departure. */
  readonly reason: string;
}

/** What this harness thinks where a mandatory rule is broken in a way that the standard does not settle. */
export const opinions = {
  'withdrawal-not-shown': {
    kind: 'profile',
    reason: 'The profile says that what a PSU withdraws at the bank does not show in the Status of a consent.',
  },
  'permission-refused-with-400': {
    kind: 'suite',
    reason: 'The official functional suite takes 400 beside 403 for a permission that is missing.',
  },
  'consent-of-another-as-unknown': {
    kind: 'open',
    reason:
      'To a client a consent of another client may as well not exist, and what does not exist is refused with 400.',
  },
  'account-gone-as-unknown': {
    kind: 'open',
    reason:
      'An account that has dropped out may as well not exist any more, and what does not exist is refused with 400.',
  },
  'expiry-comes-back': {
    kind: 'open',
    reason:
      'Before 3.1.4 no page says that ExpirationDateTime comes back unchanged: it follows from the consent alone.',
  },
  'deleted-consent-as-unknown': {
    kind: 'open',
    reason:
      'The clause names no status: 400, and 404 likewise, is how a bank speaks of a consent that is no longer there.',
  },
  'statement-of-another-as-nothing': {
    kind: 'open',
    reason:
      'The clause names no status: below another account the statement may as well not exist, and an empty list opens nothing of it either.',
  },
  'product-that-is-not-there': {
    kind: 'open',
    reason:
      'The page on products has one for each account, and the section on 400 and 404 answers a query that finds nothing with an empty array.',
  },
  'card-number-hidden-whole': {
    kind: 'open',
    reason:
      'Without ReadPAN a card number is to be masked, and the standard does not say that a digit of it must stay.',
  },
  'refused-for-the-code': {
    kind: 'open',
    reason:
      'A code with such a character is no code of the standard either: a refusal with another status may be about that.',
  },
  'expired-consent-as-forbidden': {
    kind: 'open',
    reason: 'The section on 401 names an expired consent; that the PSU must come back is said with 403 elsewhere.',
  },
  'other-scheme-refused-otherwise': {
    kind: 'open',
    reason: 'That a bearer token is needed is derived from the interface description, which names no status for Basic.',
  },
  'method-not-implemented': {
    kind: 'open',
    reason: 'RFC 9110 has 501 for a method that a server does not know for any resource.',
  },
  'consent-method-not-found': {
    kind: 'open',
    reason:
      'The clause lists the endpoints of consents and does not say how others answer: 404 is for what is not offered.',
  },
  'charset-without-meaning': {
    kind: 'open',
    reason: 'RFC 8259 gives the parameter charset no meaning for JSON, so that a bank may pass over it.',
  },
  'ends-exchanged': {
    kind: 'open',
    reason:
      'The standard does not say what a filter means whose end lies before its start: it may be the span between the two.',
  },
  'status-without-code-of-its-own': {
    kind: 'open',
    reason: 'No value of the standard goes with 401, 404, 405, 406 or 415, so a bank takes one that goes with 400.',
  },
  'fitting-code': {
    kind: 'hint',
    reason: 'Which value of the standard fits a refusal is a matter of judgement.',
  },
  'scheduled-for-a-holiday': {
    kind: 'open',
    reason: 'A payment that is due on a day when banks are closed may wait for the next working day.',
  },
  'offer-told-otherwise': {
    kind: 'hint',
    reason: 'Whether an offer is complex, so that it needs words, is for people to see.',
  },
  'name-that-is-a-product': {
    kind: 'hint',
    reason: 'Equal texts are a strong sign and no proof: nobody but the bank knows what its owner is called.',
  },
  'country-code-for-users': {
    kind: 'open',
    reason: 'ISO 3166-1 leaves some codes to their users, and XK is in wide use.',
  },
  'make-up-of-a-bic': {
    kind: 'open',
    reason: 'Examples of the standard itself put eight digits in the place of a BIC.',
  },
  'printed-iban': {
    kind: 'hint',
    reason: 'An IBAN in groups of four has the number right and only its printed form.',
  },
  'card-number-cut-or-made-up': {
    kind: 'hint',
    reason: 'The last digits alone are one way to mask a card number, and made-up data has no check digit.',
  },
  'looks-like-a-card-number': {
    kind: 'hint',
    reason: 'A number in a text may only look like that of a card, and the standard is silent on texts.',
  },
  'iso-8601-beyond-rfc-3339': {
    kind: 'open',
    reason:
      'The prose permits ISO 8601, and the interface description the format date-time, which is RFC 3339: seconds, hyphens and the colon of an offset are left out in the one alone.',
  },
  'small-letters': {
    kind: 'open',
    reason:
      'RFC 3339 allows t and z in small letters, which ISO 8601 and every example of the standard have in capitals.',
  },
  'midnight-elsewhere': {
    kind: 'hint',
    reason:
      'Midnight in another zone than UTC is almost always a day that was written there, and may be a time indeed.',
  },
  'zone-of-the-bank': {
    kind: 'open',
    reason:
      'The zone in which a bank reads filters is its own matter: what is off by an hour at most may be right there.',
  },
  'named-account-gone': {
    kind: 'moving',
    reason: 'An account that the target file names may have been closed since it was written.',
  },
  'pages-shift': {
    kind: 'moving',
    reason: 'Between two calls a record more or less may have moved the page.',
  },
  'empty-last-page': {
    kind: 'open',
    reason: 'A reader loses nothing by one empty page at the end: it is no more than untidy.',
  },
  'chosen-by-profile': {
    kind: 'profile',
    reason:
      "The service document leaves this open: what was expected is our choice, and a departure fails where a profile of the bank's own states it.",
  },
  'other-balance-types': {
    kind: 'profile',
    reason: 'The profile says that other balance types warn.',
  },
  'other-supplement': {
    kind: 'profile',
    reason: 'The profile says that other members of SupplementaryData warn.',
  },
  'open-party': {
    kind: 'open',
    reason: 'In this release the record of a party is open: the standard lets a bank add a member to it.',
  },
  'party-told-otherwise': {
    kind: 'hint',
    reason: 'Two endpoints that tell of one party may be fed at different moments.',
  },
  'digits-of-a-point-in-time': {
    kind: 'open',
    reason:
      'The schema bounds the length of PointInTime alone; that it is two digits follows from the name of its class.',
  },
  'count-of-no-payments': {
    kind: 'open',
    reason: 'The schema takes any whole number for CountPerPeriod, although a period without a payment is none.',
  },
  'cancelled-consent-kept': {
    kind: 'open',
    reason:
      'The standard has expired consents cleared away; that one in CANC can be deleted as well is derived from that.',
  },
} as const satisfies Readonly<Record<string, Opinion>>;

export type OpinionId = keyof typeof opinions;
