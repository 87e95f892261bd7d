import type { OfficialAsk, OfficialDecision } from '../../reports/contract/index.ts';
import { inRange } from '../../schemas/releases.ts';
import type { Archive, RecordedExchange } from '../core/archive.ts';
import { Evidence } from '../core/evidence.ts';
import { type Covering, type RuleContext, statementsOf } from '../core/rule.ts';
import { officialTestsOf, touchesOf } from '../ledger/crosswalk.ts';
import {
  fullId,
  isOfficiallyTested,
  type OfficialSeries,
  type OfficialTest,
  officialTestIds,
  officialTests,
  seriesOf,
} from '../ledger/official-tests.ts';
import { callsOf } from './calls-of.ts';
import { namedCodes, type Ruling, rulingOn } from './ruling.ts';

/**
 * What the evidence says of each test that the official suite selects for this release and what the profile offers, in the order
 * of its ids; nothing for a release that it does not take. `rules` tells which of our rules are about the same. Pure.
 */
export function decideOfficialTests(
  archive: Archive,
  context: Pick<RuleContext, 'profile' | 'release'>,
  rules: readonly Covering[],
): readonly OfficialDecision[] {
  if (!isOfficiallyTested(context.release)) return [];
  const evidence = new Evidence(archive);
  const series = seriesOf(context.release);
  const beside = rulesByTest(rules, series);
  return officialTestIds.flatMap((id) => {
    const test: OfficialTest = officialTests[id];
    if (!isSelected(test, context)) return [];
    const rulings = callsOf(test, evidence).map((exchange) => ({
      exchange,
      ruling: rulingOn(test, exchange, context),
    }));
    const asks = inWords(test, series);
    return { id: fullId(id, series), kind: test.asks, asks, ...decided(rulings), rules: beside.get(id) ?? [] };
  });
}

function isSelected(
  { operation, since }: OfficialTest,
  { profile, release }: Pick<RuleContext, 'profile' | 'release'>,
): boolean {
  if (since !== undefined && !inRange(release, { since })) return false;
  return operation === undefined || profile.operations.includes(operation);
}

type Ruled = readonly { readonly exchange: RecordedExchange; readonly ruling: Ruling }[];

/** One ruling from those on all calls that the test could have made: it makes only one of them, for an account that it is told. */
function decided(ruled: Ruled): Pick<OfficialDecision, 'outcome' | 'reason' | 'exchange'> {
  const [first] = ruled;
  if (first === undefined) return { outcome: 'not-decided', reason: 'The run made no such call.' };
  const broken = ruled.filter(({ ruling }) => ruling.outcome === 'failed');
  const [worst = ruled.find(({ ruling }) => ruling.outcome === 'not-decided') ?? first] = broken;
  const { exchange, ruling } = worst;
  const { accountId } = exchange.about;
  const elsewhere = ruled.filter(
    (each) => each.ruling.outcome === 'passed' && each.exchange.about.accountId !== accountId,
  );
  if (broken.length > 0 && elsewhere.length > 0) {
    const reason = `It depends on the account: ${ruling.reason ?? ''}, and on ${elsewhere.length} of ${ruled.length} calls not.`;
    return { outcome: 'not-decided', reason, exchange: exchange.id };
  }
  return { ...ruling, exchange: exchange.id };
}

const expected: Readonly<Record<Exclude<OfficialAsk, 'named-account'>, string>> = {
  schema: '200, an interaction id and the official schema',
  playback: '200 and the interaction id that was sent',
  'no-token': 'without a token, 401',
  'client-token': "with a client's own token, 401",
  'undefined-path': 'which does not exist, 404',
  'missing-permission': 'without the permission, 400 or 403',
  'unknown-account': 'for an account that does not exist, 400 or 403',
};

function inWords({ asks, path, query, lacks = [] }: OfficialTest, series: OfficialSeries): string {
  const asked = query === undefined ? '' : `?${new URLSearchParams(query)}`;
  const limited = asks === 'schema' && lacks.length > 0 ? ` without ${lacks.join(', ')}` : '';
  const codes = namedCodes[series].map((code) => code.replace('UK.OBIE.', '')).join(' or ');
  const what =
    asks === 'named-account' ? `for an account that does not exist, 403, or 400 with ${codes}` : expected[asks];
  return `GET ${path}${decodeURIComponent(asked)}${limited}: ${what}`;
}

/** By test, the rules that it touches: first those with a statement that names it, then those of what its schema holds. */
function rulesByTest(rules: readonly Covering[], series: OfficialSeries): ReadonlyMap<string, readonly string[]> {
  const touching = rules.map((rule) => ({ rule, touches: new Set(officialTestsOf(statementsOf(rule), series)) }));
  const isNamed = (rule: Covering, id: string) => statementsOf(rule).some((each) => touchesOf(each).includes(id));
  return new Map(
    officialTestIds.map((id) => {
      const found = touching.filter(({ touches }) => touches.has(fullId(id, series))).map(({ rule }) => rule);
      const named = found.filter((rule) => isNamed(rule, id));
      return [id, [...named, ...found.filter((rule) => !named.includes(rule))].map((rule) => rule.id)];
    }),
  );
}
