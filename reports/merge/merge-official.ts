import { countTests } from '../compare-official.ts';
import { mergeDecisions, type OfficialSuiteFacts, type OfficialTestFacts, type Verdict } from '../contract/index.ts';

/** What the parts of a run say of the official suite, each with the shift of its exchanges; undefined where none says anything. */
export function mergeOfficial(
  parts: readonly { readonly suite: OfficialSuiteFacts | undefined; readonly shift: number }[],
  rules: readonly Verdict[],
): OfficialSuiteFacts | undefined {
  const told = parts.flatMap(({ suite, shift }) => (suite === undefined ? [] : { tests: suite.tests, shift }));
  if (told.length === 0) return undefined;
  const everywhere = told.flatMap(({ tests }) => tests);
  const tests = mergeDecisions(told.map(({ tests: decisions, shift }) => ({ decisions, shift }))).map((test) =>
    withRulesOf(
      test,
      everywhere.filter(({ id, outcome }) => id === test.id && outcome === test.outcome),
    ),
  );
  return countTests(tests, rules);
}

/** A part knows only the rules that it judged: a test has beside it what any of them found. */
function withRulesOf(test: OfficialTestFacts, same: readonly OfficialTestFacts[]): OfficialTestFacts {
  const { differs: _, ...decision } = test;
  const telling = test.outcome === 'failed' ? same.filter(({ differs }) => differs !== 'not-ours') : missing(same);
  const rules = [...new Set((telling.length > 0 ? telling : same).flatMap((each) => each.rules))];
  const differs = telling.some((each) => each.differs === undefined) ? undefined : (telling[0] ?? test).differs;
  return { ...decision, rules, ...(differs === undefined ? {} : { differs }) };
}

function missing(tests: readonly OfficialTestFacts[]): readonly OfficialTestFacts[] {
  return tests.filter(({ differs }) => differs === 'misses');
}
