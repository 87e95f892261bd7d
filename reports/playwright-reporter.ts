import { existsSync } from 'node:fs';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { readText } from '../files/read-file.ts';
import { replaceFile } from '../files/write-file.ts';
import { exitCodeOf } from './build-report.ts';
import { type RunRecord, unseal } from './contract/index.ts';
import { collect, inWords, ruleId, verdictOf } from './playwright/collect.ts';
import { print } from './print.ts';
import { type Reported, RunReporter, type RunReporterOptions } from './run-reporter.ts';

export interface ReporterOptions extends RunReporterOptions {
  /** Path of the record of the run, as JSON, unredacted. Written before the first rule is judged. */
  readonly runFile: string;
  /** The key that it is sealed with; absent where it is not. */
  readonly runKey?: string;
  /** What is known of the run beforehand: stands in for the record where none could be written. */
  readonly facts?: Partial<Omit<RunRecord, 'exchanges' | 'requests'>>;
  /** Path for a small JSON file `{verdict, exitCode, files}` that tells the starter of the run what came of it. */
  readonly resultFile?: string;
  /** Set by Playwright: `list` where it only lists the tests, for `--list`. */
  readonly _mode?: string;
}

/** Turns a Playwright run of rules into a report: progress while it works, then the summary and the files. */
export default class AispReporter implements Reporter {
  readonly #options: ReporterOptions;
  readonly #errors: TestError[] = [];
  readonly #reporter: RunReporter;
  /** Playwright lists the tests by itself where no reporter prints, and runs none. */
  readonly #lists: boolean;
  #suite: Suite | undefined;

  constructor(options: ReporterOptions) {
    if (typeof options?.runFile !== 'string' || typeof options.outputFolder !== 'string') {
      throw new TypeError('The reporter needs the options runFile and outputFolder.');
    }
    this.#options = options;
    this.#reporter = new RunReporter(options);
    this.#lists = options._mode === 'list';
  }

  printsToStdio(): boolean {
    return !this.#lists;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    if (this.#lists) return;
    this.#suite = suite;
    const rules = suite.allTests().filter((test) => ruleId(test) !== undefined);
    this.#reporter.begin(this.#facts(new Date()), rules.length);
  }

  onTestBegin(test: TestCase): void {
    if (ruleId(test) === undefined) this.#reporter.note(`${test.title} …`);
  }

  /** What a test that is no rule prints is news of its progress. */
  onStdOut(chunk: string | Buffer, test?: TestCase | undefined): void {
    const lines = String(chunk).split('\n');
    if (test === undefined || ruleId(test) !== undefined) print(process.stdout, String(chunk));
    else for (const line of lines) if (line.trim() !== '') this.#reporter.note(line.trim());
  }

  onStdErr(chunk: string | Buffer): void {
    this.#reporter.clear();
    print(process.stderr, String(chunk));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const again = result.retry < test.retries && result.status !== test.expectedStatus && result.status !== 'skipped';
    if (again) return;
    if (ruleId(test) === undefined) {
      this.#reporter.endGathering(result.status === 'passed');
      this.#reporter.gathered(this.#record(result.startTime));
      return;
    }
    this.#reporter.judged(verdictOf(test, result));
  }

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  async onEnd(run: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    if (this.#lists) return undefined;
    // What kept a run from beginning is said; there is no report of a run that did not begin.
    const tests = this.#suite?.allTests() ?? [];
    if (tests.length === 0 && !existsSync(this.#options.runFile)) {
      for (const error of this.#errors) print(process.stderr, `aisp: ${inWords(error)}\n`);
      return undefined;
    }
    const record = this.#record(run.startTime);
    const interrupted = run.status === 'interrupted' && record.incomplete !== true;
    const collected = collect(tests, this.#errors, interrupted, record.verdicts);
    const problems = new Set([...(record.problems ?? []), ...collected.problems]);
    const whole: RunRecord = {
      ...record,
      problems: [...problems],
      ...(collected.incomplete ? { incomplete: true } : {}),
    };
    // A run that was stopped before its tests were found has judged what there was all the same.
    const verdicts = tests.length === 0 ? (record.verdicts ?? []) : collected.verdicts;
    const reported = await this.#reporter.end(whole, verdicts);
    this.#tell(reported);
    return reported.report.verdict === 'conforming' || run.status !== 'passed' ? undefined : { status: 'failed' };
  }

  /** Tells the starter of the run what came of it. */
  #tell({ report, folder, files }: Reported): void {
    const { resultFile } = this.#options;
    if (resultFile === undefined) return;
    const result = { verdict: report.verdict, exitCode: exitCodeOf(report), folder, files };
    try {
      replaceFile(resultFile, JSON.stringify(result), { link: 'replaced' });
    } catch (error) {
      print(process.stderr, `aisp: Cannot write ${resultFile}: ${error instanceof Error ? error.message : error}\n`);
    }
  }

  /** The record that the run wrote, or what stands in for it where gathering broke before there was one. */
  #record(start: Date): RunRecord {
    try {
      const { runFile, runKey } = this.#options;
      const text = readText(runFile, 'own');
      return JSON.parse(runKey === undefined ? text : (unseal(runKey, text) ?? '')) as RunRecord;
    } catch {
      return { ...this.#facts(start), exchanges: [], requests: 0 };
    }
  }

  /** What is known of the run before its first call. */
  #facts(start: Date): Omit<RunRecord, 'exchanges' | 'requests'> {
    return {
      tool: { name: 'aisp-conformance', version: 'unknown' },
      target: { baseUrl: 'unknown', release: 'unknown', profile: 'unknown' },
      startedAt: start.toISOString(),
      ...this.#options.facts,
    };
  }
}
