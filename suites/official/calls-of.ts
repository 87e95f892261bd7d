import type { OfficialAsk } from '../../reports/contract/index.ts';
import type { RecordedExchange } from '../core/archive.ts';
import type { Evidence } from '../core/evidence.ts';
import { sentHeader } from '../core/evidence.ts';
import { trailingSlash } from '../core/oddities.ts';
import { isSuccess } from '../core/status.ts';
import type { OfficialTest } from '../ledger/official-tests.ts';

type Fits = (exchange: RecordedExchange, test: OfficialTest) => boolean;

const isRead: Fits = ({ about }, { path, operation, query }) => {
  if (query !== undefined) return about.probe === 'filter';
  const slash = path.endsWith('/') && !operation?.endsWith('/');
  return (
    (about.probe === 'happy' || about.probe === 'repeat' || (slash && about.probe === 'unusual')) &&
    about.variant === (slash ? trailingSlash : undefined)
  );
};

const isOfUnknownAccount: Fits = ({ about }) => about.probe === 'unknown-id' && about.variant === 'account';

/** Which calls of a run are those that a test makes, besides the operation and the permissions. */
const fits: Readonly<Record<OfficialAsk, Fits>> = {
  schema: isRead,
  playback: (exchange, test) => isRead(exchange, test) && sentHeader(exchange, 'x-fapi-interaction-id') !== undefined,
  'no-token': (exchange) =>
    exchange.about.probe === 'no-token' &&
    sentHeader(exchange, 'authorization') === undefined &&
    !exchange.request.url.includes('access_token='),
  'client-token': ({ about }) => about.probe === 'no-token' && about.variant === 'client-token',
  'undefined-path': ({ about }, { operation }) =>
    about.probe === 'undefined-path' && about.variant === (operation === undefined ? 'resource' : 'below'),
  'missing-permission': ({ about }) => about.probe === 'missing-permission',
  'unknown-account': isOfUnknownAccount,
  'named-account': isOfUnknownAccount,
};

/**
 * The calls of a run that a test of the official suite makes, too, or that differ from the test's own in nothing that the test
 * asks.
 */
export function callsOf(test: OfficialTest, evidence: Evidence): readonly RecordedExchange[] {
  return evidence
    .select(test.operation === undefined ? {} : { operation: test.operation })
    .filter(
      (exchange) =>
        exchange.about.operation === test.operation &&
        exchange.request.method === 'GET' &&
        fits[test.asks](exchange, test) &&
        isSpelledAlike(exchange, test) &&
        isPermitted(exchange, test, evidence),
    );
}

/** Whether each parameter of the test is there, spelled with the same signs; the digits may be others. */
function isSpelledAlike({ request }: RecordedExchange, { query = {} }: OfficialTest): boolean {
  const sent = new URL(request.url).searchParams;
  return Object.entries(query).every(([name, value]) => shapeOf(sent.get(name) ?? '') === shapeOf(value));
}

function shapeOf(moment: string): string {
  return moment.replaceAll(/\d/g, '0').replace(' ', '+');
}

/**
 * Whether the token opens what the token of the test would open, and nothing that it must not. Where the permissions of a token
 * are not known, a success shows that it opens this; nothing shows what it does not open.
 */
function isPermitted(exchange: RecordedExchange, { has = [], lacks = [] }: OfficialTest, evidence: Evidence): boolean {
  if (has.length === 0 && lacks.length === 0) return true;
  const held: readonly string[] | undefined = evidence.consentOf(exchange)?.permissions;
  if (held === undefined) return lacks.length === 0 && isSuccess(exchange);
  const opens = (code: string) => held.includes(code) || held.includes(code.replace(/Basic$/, 'Detail'));
  return has.every((code) => opens(code)) && !lacks.some((code) => held.includes(code));
}
