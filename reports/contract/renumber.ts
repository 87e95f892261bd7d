import type { OfficialSuiteFacts } from './official.ts';
import type { Finding, Verdict } from './verdict.ts';

/** The number in the id of an exchange: 7 of `x7`. */
export function numberOf(id: string): number {
  return Number(id.slice(1));
}

/** The id of an exchange whose number is moved on by a shift, or back by a negative one. */
export function renumber(id: string, shift: number): string {
  return `x${numberOf(id) + shift}`;
}

/** A verdict of a part of a run, its findings at the exchanges of the whole. */
export function renumberVerdict(verdict: Verdict, shift: number): Verdict {
  return { ...verdict, findings: verdict.findings.map((finding) => renumberFinding(finding, shift)) };
}

function renumberFinding(finding: Finding, shift: number): Finding {
  const { exchange, examples } = finding;
  return {
    ...finding,
    exchange: renumber(exchange, shift),
    ...(examples === undefined
      ? {}
      : { examples: examples.map((place) => ({ ...place, exchange: renumber(place.exchange, shift) })) }),
  };
}

/** What is said of the official suite in a part of a run, at the exchanges of the whole. */
export function renumberOfficial<S extends OfficialSuiteFacts | undefined>(suite: S, shift: number): S {
  if (suite === undefined) return suite;
  const tests = suite.tests.map((test) =>
    test.exchange === undefined ? test : { ...test, exchange: renumber(test.exchange, shift) },
  );
  return { ...suite, tests };
}
