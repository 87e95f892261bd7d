import { stripVTControlCharacters } from 'node:util';
import type { TestCase, TestError, TestResult } from '@playwright/test/reporter';
import type { Verdict } from '../contract/index.ts';

/** What the tests of a run came to. */
export interface Collected {
  readonly verdicts: readonly Verdict[];
  /** What broke besides rules, in words. */
  readonly problems: readonly string[];
  /** True when a rule was left without a verdict of its test, or the runner was interrupted. */
  readonly incomplete: boolean;
}

/** The annotation in which a rule's test leaves its verdict, as JSON. */
export const verdictAnnotation = 'aisp-verdict';

/**
 * Verdicts of the tests that are named by a rule's id, the last retry of each; and what went wrong in the others. For a test
 * that did not run, the verdict among `known` stands in.
 */
export function collect(
  tests: readonly TestCase[],
  errors: readonly TestError[],
  interrupted: boolean,
  known: readonly Verdict[] = [],
): Collected {
  const standIns = new Map(known.map((verdict) => [verdict.id, verdict]));
  const verdicts: Verdict[] = [];
  const problems = new Set(errors.map(inWords));
  const rules = tests.filter((test) => ruleId(test) !== undefined).length;
  let left = 0;
  for (const test of tests) {
    const result = test.results.at(-1);
    const id = ruleId(test);
    if (id === undefined) {
      for (const problem of problemsOf(test)) problems.add(problem);
      continue;
    }
    const own = result === undefined ? undefined : verdictOf(test, result);
    if (own === undefined) left += 1;
    const verdict = own ?? standIns.get(id);
    if (verdict !== undefined) verdicts.push(verdict);
  }
  if (interrupted) problems.add('The run was interrupted.');
  // Where there is no verdict at all, the problems before it tell why, if there are any.
  if (verdicts.length < rules && (verdicts.length > 0 || problems.size === 0)) {
    problems.add(`${rules - verdicts.length} of ${rules} rules in the run were not judged.`);
  }
  return { verdicts, problems: [...problems], incomplete: interrupted || left > 0 };
}

/** Id of the rule that a test stands for: the first word of its title. */
export function ruleId({ title }: Pick<TestCase, 'title'>): string | undefined {
  return /^AISP-[A-Z][A-Z0-9]*-\d{3}[a-z]?(?=\s|$)/.exec(title)?.[0];
}

/** The verdict that a test left. A test that broke without one is an error of the harness; one that did not run has none. */
export function verdictOf(test: TestCase, result: TestResult): Verdict | undefined {
  const annotation = [...test.annotations, ...result.annotations].findLast(({ type }) => type === verdictAnnotation);
  const verdict = annotation?.description === undefined ? undefined : (JSON.parse(annotation.description) as Verdict);
  if (!broke(result)) return verdict;
  if (verdict?.outcome === 'fail' || verdict?.outcome === 'error') return verdict;
  if (result.status === 'interrupted') return undefined;
  return errorVerdict(test, problemOf(test, result), verdict);
}

/** What went wrong in a test that is no rule: in each of its attempts, unless one came to its end. */
function problemsOf(test: TestCase): readonly string[] {
  const broken = test.results.filter(broke);
  if (broken.length < test.results.length) return [];
  // What a cut-off attempt says, an attempt before it has said better.
  const telling = broken.filter(({ status }, index) => index === 0 || status !== 'interrupted');
  return telling.map((result) => problemOf(test, result));
}

function errorVerdict(test: TestCase, reason: string, known: Verdict | undefined): Verdict {
  const id = ruleId(test) ?? test.title;
  return {
    id,
    title: test.title.slice(id.length).trim(),
    level: 'MUST',
    group: id.split('-')[1] ?? '',
    clause: { title: 'Not told: the rule broke before it judged' },
    ...known,
    outcome: 'error',
    checked: 0,
    findings: [],
    reason,
  };
}

function broke({ status }: TestResult): boolean {
  return status === 'failed' || status === 'timedOut' || status === 'interrupted';
}

function problemOf(test: TestCase, { error, status }: TestResult): string {
  if (error !== undefined && status !== 'timedOut') return inWords(error);
  return status === 'timedOut'
    ? `"${test.title}" took longer than ${test.timeout / 1000} s.`
    : `"${test.title}" was ${status}.`;
}

/** An error in words: as it is, where it is meant for people; else its message and its place, without the stack. */
export function inWords({ message, value, location }: TestError): string {
  const text = stripVTControlCharacters(message ?? value ?? 'unknown error').replace(/^(?:Error: )?(?=aisp: )/, '');
  if (text.startsWith('aisp: ')) return text.slice('aisp: '.length).trim();
  const [first = ''] = text.split('\n');
  const place = location === undefined ? '' : ` (${location.file.split(/[\\/]/).at(-1)}:${location.line})`;
  return `The harness broke: ${first.trim()}${place}`;
}
