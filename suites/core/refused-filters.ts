import type { Archive, RecordedExchange } from './archive.ts';
import { doubtfulRefusals } from './doubtful.ts';
import { isSuccess, statusOf } from './status.ts';

/** The rule that tells of a bank which takes no filter. */
export const toldOfFilters = 'AISP-FIL-001';

/** Filters that name a time as the standard writes it, without a zone: a bank is to take each of them. */
const plain: readonly string[] = [
  'from',
  'to',
  'both',
  'midnight',
  'sunday',
  'nothing-there',
  'one-day',
  'wider-than-consent',
];

/** A refusal, and what premises say of it. */
interface RefusedFilter {
  readonly exchange: RecordedExchange;
  readonly why: { readonly because: string; readonly toldBy: string };
}

/**
 * The refusals that follow from one cause: the bank takes no filter by booking date, or none without a time zone. That is for
 * AISP-FIL-001 to tell. What else has a filter is refused alike, and proves nothing about days, spellings, periods and pages.
 */
export function refusedFilters(archive: Archive): readonly RefusedFilter[] {
  const calls = archive.exchanges.filter(({ request, response, about: { probe } }) => {
    return response !== undefined && (probe === 'filter' || (probe === 'page' && /BookingDateTime=/.test(request.url)));
  });
  const ofTransactions = calls.filter(({ request }) => request.url.includes('BookingDateTime='));
  const shown = ofTransactions.find(({ about }) => {
    return about.variant === 'both' && about.operation === 'GET /accounts/{AccountId}/transactions';
  });
  if (shown === undefined || !isRefused(shown) || doubtfulRefusals(archive).has(shown)) return [];
  if (ofTransactions.some((call) => isSuccess(call) && isPlain(call))) return [];
  const zoned = ofTransactions.some((call) => isSuccess(call) && call.about.variant === 'zone');
  const what = zoned ? 'no filter by booking date without a time zone' : 'no filter by booking date';
  const because = `The bank takes ${what}: it refuses them with ${statusOf(shown)} (see ${toldOfFilters}).`;
  const statements = calls.some((call) => isSuccess(call) && !ofTransactions.includes(call));
  return calls
    .filter((call) => call !== shown && statusOf(call) === statusOf(shown))
    .filter((call) => ofTransactions.includes(call) || !statements)
    .map((exchange) => ({ exchange, why: { because, toldBy: toldOfFilters } }));
}

function isRefused(exchange: RecordedExchange): boolean {
  const status = statusOf(exchange);
  return status === 400 || status === 422;
}

function isPlain({ about: { probe, variant = '' } }: RecordedExchange): boolean {
  return probe === 'page' || plain.includes(variant);
}
