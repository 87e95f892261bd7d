import type { Exchange, OfficialDecision, OfficialSuiteFacts, OfficialTestFacts, Verdict } from './contract/index.ts';
import { operationOf } from './formats/operation.ts';

/** How many rules stand beside a test that passes with nothing to say. */
const mostBeside = 3;

/** Sets what the official suite would say beside what our rules say of the same run. Pure. */
export function compareOfficial(
  decisions: readonly OfficialDecision[],
  rules: readonly Verdict[],
  exchanges: readonly Exchange[],
): OfficialSuiteFacts {
  const departures = rules.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn' || outcome === 'waived');
  const byId = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
  const tests = decisions.map((decision) => besideOurs(decision, departures, byId));
  return countTests(tests, rules);
}

/** The tests with their counts, and the rules that fail and that no test notices. */
export function countTests(tests: readonly OfficialTestFacts[], rules: readonly Verdict[]): OfficialSuiteFacts {
  const noticed = new Set(tests.filter(({ outcome }) => outcome === 'failed').flatMap((test) => test.rules));
  const count = (outcome: OfficialDecision['outcome']) => tests.filter((test) => test.outcome === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    notDecided: count('not-decided'),
    tests,
    unnoticed: rules.filter(({ outcome, id }) => outcome === 'fail' && !noticed.has(id)).map(({ id }) => id),
  };
}

function besideOurs(
  decision: OfficialDecision,
  departures: readonly Verdict[],
  exchanges: ReadonlyMap<string, Exchange>,
): OfficialTestFacts {
  if (decision.outcome === 'failed') {
    const same = departures.filter((rule) => placesOf(rule).includes(decision.exchange ?? ''));
    const touched = departures.filter(({ id }) => decision.rules.includes(id));
    const ours = same.length > 0 ? same : touched;
    const rules = ours.map(({ id }) => id);
    if (ours.length === 0) return { ...decision, rules: decision.rules.slice(0, mostBeside), differs: 'not-ours' };
    return {
      ...decision,
      rules,
      ...(ours.every(({ outcome }) => outcome === 'warn') ? { differs: 'only-warns' } : {}),
    };
  }
  const missed = decision.outcome === 'passed' ? departures.filter((rule) => isMissed(rule, decision, exchanges)) : [];
  if (missed.length > 0) return { ...decision, rules: missed.map(({ id }) => id), differs: 'misses' };
  return { ...decision, rules: decision.rules.slice(0, mostBeside) };
}

function placesOf({ findings }: Verdict): readonly string[] {
  return findings.flatMap(({ exchange, examples = [] }) => [exchange, ...examples.map((each) => each.exchange)]);
}

/** Whether a rule fails on a success of the operation whose answers the test lets pass as a whole. */
function isMissed(
  rule: Verdict,
  { kind, exchange }: OfficialDecision,
  exchanges: ReadonlyMap<string, Exchange>,
): boolean {
  const decisive = exchanges.get(exchange ?? '');
  if (kind !== 'schema' || rule.outcome !== 'fail' || decisive === undefined) return false;
  const operation = operationOf(decisive.request);
  return placesOf(rule).some((id) => {
    const { request, response } = exchanges.get(id) ?? {};
    return request !== undefined && response?.status === 200 && operationOf(request) === operation;
  });
}
