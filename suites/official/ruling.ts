import type { OfficialAsk } from '../../reports/contract/index.ts';
import { operation } from '../../schemas/operations.ts';
import type { Release } from '../../schemas/releases.ts';
import type { RecordedExchange } from '../core/archive.ts';
import { header, json, sentHeader } from '../core/evidence.ts';
import { listAt, textAt } from '../core/json.ts';
import type { RuleContext } from '../core/rule.ts';
import { statusOf } from '../core/status.ts';
import { type OfficialSeries, type OfficialTest, seriesOf } from '../ledger/official-tests.ts';
import type { SchemaFault } from '../validation/faults.ts';
import { validatorFor } from '../validation/validators.ts';
import { unknownToTheCopy } from './copy-of-four.ts';

/** What a test of the official suite would say of an answer. The reason is a clause without a full stop. */
export type Ruling =
  | { readonly outcome: 'passed'; readonly reason?: never }
  | { readonly outcome: 'failed' | 'not-decided'; readonly reason: string };

type Terms = Pick<RuleContext, 'profile' | 'release'>;

const passed: Ruling = { outcome: 'passed' };
const failed = (reason: string): Ruling => ({ outcome: 'failed', reason });

const predicates: Readonly<Record<OfficialAsk, (exchange: RecordedExchange, terms: Terms) => Ruling>> = {
  schema: (exchange, terms) => firstFault(status(exchange, 200), interactionId(exchange), schema(exchange, terms)),
  playback: (exchange) => firstFault(status(exchange, 200), playedBack(exchange)),
  'no-token': (exchange) => status(exchange, 401),
  'client-token': (exchange) => status(exchange, 401),
  'undefined-path': (exchange) => status(exchange, 404),
  'missing-permission': (exchange) => status(exchange, 400, 403),
  'unknown-account': (exchange) => status(exchange, 400, 403),
  'named-account': (exchange, { release }) =>
    firstFault(status(exchange, 400, 403), errorCode(exchange, namedCodes[seriesOf(release)])),
};

/** What a test would say of a call of the run that is like its own. Pure. */
export function rulingOn({ asks }: OfficialTest, exchange: RecordedExchange, terms: Terms): Ruling {
  return predicates[asks](exchange, terms);
}

function firstFault(...rulings: readonly Ruling[]): Ruling {
  return rulings.find(({ outcome }) => outcome !== 'passed') ?? passed;
}

function status(exchange: RecordedExchange, ...expected: readonly number[]): Ruling {
  const got = statusOf(exchange);
  return expected.includes(got) ? passed : failed(`it expects ${expected.join(' or ')} and gets ${got}`);
}

const idHeader = 'x-fapi-interaction-id';

function interactionId(exchange: RecordedExchange): Ruling {
  return header(exchange, idHeader) === undefined ? failed(`the answer has no ${idHeader}`) : passed;
}

function playedBack(exchange: RecordedExchange): Ruling {
  const got = header(exchange, idHeader);
  if (got === sentHeader(exchange, idHeader)) return passed;
  return failed(got === undefined ? `the answer has no ${idHeader}` : `${idHeader} is not the one that was sent`);
}

/** The error codes that a test of an unknown account takes with a 400, by the manifest. */
export const namedCodes: Readonly<Record<OfficialSeries, readonly string[]>> = {
  '301': ['UK.OBIE.Field.Invalid', 'UK.OBIE.Resource.NotFound'],
  '400': ['U002', 'U011'],
};

function errorCode(exchange: RecordedExchange, known: readonly string[]): Ruling {
  if (statusOf(exchange) === 403) return passed;
  const codes = (listAt(json(exchange), 'Errors') ?? []).map((each) => textAt(each, 'ErrorCode'));
  return codes.some((code) => code !== undefined && known.includes(code))
    ? passed
    : failed(`a 400 has none of the codes ${known.join(' and ')}`);
}

/** The body against the schema that was published: what a profile adds to it is unknown there. */
function schema(exchange: RecordedExchange, { profile, release }: Terms): Ruling {
  const id = exchange.about.operation;
  const family = id === undefined ? undefined : operation(id).response;
  if (family === undefined || family === 'file') throw new TypeError(`${id ?? 'A call'} answers with no message`);
  const [mediaType = ''] = (header(exchange, 'content-type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') return failed('the answer is no application/json');
  const { partySupplementaryData: declared, ...official } = profile;
  const faults = validatorFor({ family, release, profile: official, operation: id })(json(exchange));
  const counting = faults.filter((fault) => isSeen(fault, release));
  const [fault] = counting.length > 0 ? counting : faults;
  if (fault === undefined) {
    const strange = release === '4.0.0' ? unknownToTheCopy(family, json(exchange)) : undefined;
    return strange === undefined ? passed : failed(strange);
  }
  const where = `${fault.message} at ${fault.pointer}`;
  const isDeclared =
    id !== undefined && declared?.operations.includes(id) === true && fault.pointer.endsWith('/SupplementaryData');
  return counting.length > 0
    ? failed(isDeclared ? `${where}, which the profile declares where the official schema is closed` : where)
    : { outcome: 'not-decided', reason: `${where}: its validators may let that pass` };
}

/** Releases whose schemas the suite keeps in copies that leave some objects open. */
const openCopies: readonly Release[] = ['3.1.1', '3.1.2', '3.1.3', '3.1.7'];

/**
 * Whether its validators surely see a fault: they read formats and patterns of their own, not every copy is closed, and none
 * limits the length of a BankTransactionCode.
 */
function isSeen({ keyword, pointer }: SchemaFault, release: Release): boolean {
  if (keyword === 'maxLength' && pointer.includes('/BankTransactionCode/')) return false;
  if (keyword === 'additionalProperties') return !openCopies.includes(release);
  return keyword !== 'format' && keyword !== 'pattern';
}
