/**
 * What the other bank can be made to get wrong, by name: mistakes as a bank in Java or Go makes them. Each sits where such a bank would
 * make it, in the code of the bank itself, and each works alone and beside all others.
 */
export const departures = {
  'filters-ignored':
    'the query object is bound to names of an earlier version, so no filter of transactions has any effect',
  'upper-bound-exclusive': 'a range of bookings is half open: what was booked at toBookingDateTime is left out',
  'next-link-loses-filter': 'Next is made from the path and the cursor alone',
  'basic-shows-detail':
    'one class of transaction serves both views, and its TransactionInformation has no view of its own',
  'deleted-consent-opens-data': 'DELETE removes the consent, and the session behind the token keeps its own copy',
  'balances-of-any-account': 'the handler of balances looks an account up by its id, and never asks whose it is',
  'error-names-a-class': 'the text of the parser, with its class, is handed on as the Message of an error',
  'errors-list-empty': 'a refused consent has its reason in Message, and an Errors list that nobody filled',
  'unknown-statement-is-empty': 'a StatementId that finds nothing gives 200 and an empty list',
  'balance-without-type': 'the type of a closing balance is an unmapped code, and is left out',
  'bookings-without-zone': 'BookingDateTime is a LocalDateTime: it has no zone',
  'card-number-in-clear': 'the number of a card is shown whole to everyone who may read the account',
  'own-interaction-id': 'a filter of the gateway gives each answer a new x-fapi-interaction-id',
  'window-ignored': 'the dates of a consent are kept and shown, and no query of transactions uses them',
  'unknown-account-is-empty': 'lists are selected by AccountId: one that is not there gives 200 and an empty list',
  'amount-is-a-number': 'the amount of a balance is written as a number of JSON',
} as const;

export type Departure = keyof typeof departures;

export const departureNames = Object.keys(departures) as readonly Departure[];

/** Whether the bank departs in this way. */
export type Departs = (departure: Departure) => boolean;
