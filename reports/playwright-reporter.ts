import { readFileSync, writeFileSync } from 'node:fs';
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { buildReport, exitCodeOf } from './build-report.ts';
import type { Report, RunRecord } from './contract/index.ts';
import { renderSummary, renderVerdict } from './formats/console.ts';
import { collect, ruleId, verdictOf } from './playwright/collect.ts';
import { Progress } from './playwright/progress.ts';
import { writeReport } from './write-report.ts';

export interface ReporterOptions {
  /** Path of the record of the run, as JSON, unredacted. Written before the first rule is judged. */
  readonly runFile: string;
  /** Folder for `report.json` and `report.html`. */
  readonly outputFolder: string;
  /** The verdict in one line: no progress, no summary. */
  readonly quiet?: boolean;
  /** What is known of the run beforehand: stands in for the record where none could be written. */
  readonly facts?: Partial<Omit<RunRecord, 'exchanges' | 'requests'>>;
  /** Path for a small JSON file `{verdict, exitCode, files}` that tells the starter of the run what came of it. */
  readonly resultFile?: string;
}

/** Turns a Playwright run of rules into a report: progress while it works, then the summary and the files. */
export default class AispReporter implements Reporter {
  readonly #options: ReporterOptions;
  readonly #errors: TestError[] = [];
  #suite: Suite | undefined;
  #progress: Progress | undefined;

  constructor(options: ReporterOptions) {
    if (typeof options?.runFile !== 'string' || typeof options.outputFolder !== 'string') {
      throw new TypeError('The reporter needs the options runFile and outputFolder.');
    }
    this.#options = options;
  }

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
    if (this.#options.quiet === true) return;
    const rules = suite.allTests().filter((test) => ruleId(test) !== undefined);
    this.#progress = new Progress(process.stderr, rules.length);
  }

  onTestBegin(test: TestCase): void {
    if (ruleId(test) === undefined) this.#progress?.note(`${test.title} …`);
  }

  /** What a test that is no rule prints is news of its progress. */
  onStdOut(chunk: string | Buffer, test?: TestCase | undefined): void {
    const lines = String(chunk).split('\n');
    if (test === undefined || ruleId(test) !== undefined) process.stdout.write(chunk);
    else for (const line of lines) if (line.trim() !== '') this.#progress?.note(line.trim());
  }

  onStdErr(chunk: string | Buffer): void {
    this.#progress?.clear();
    process.stderr.write(chunk);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const again = result.retry < test.retries && result.status !== test.expectedStatus && result.status !== 'skipped';
    if (ruleId(test) === undefined || again) return;
    const outcome = verdictOf(test, result)?.outcome;
    this.#progress?.judged(outcome === 'fail' || outcome === 'error');
  }

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  async onEnd(run: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    this.#progress?.clear();
    const { verdicts, problems } = collect(this.#suite?.allTests() ?? [], this.#errors, run.status === 'interrupted');
    const record = this.#record(run);
    const report = buildReport(
      { ...record, problems: [...(record.problems ?? []), ...problems] },
      verdicts,
      Date.now() - Date.parse(record.startedAt),
    );
    this.#tell(report);
    return report.verdict === 'conforming' || run.status !== 'passed' ? undefined : { status: 'failed' };
  }

  #tell(report: Report): void {
    const { folder, files, complaint } = writeReport(report, this.#options.outputFolder);
    const { resultFile, quiet } = this.#options;
    const broken = report.rules.length === 0 && report.problems !== undefined;
    if (broken) process.stderr.write(`${report.problems.map((problem) => `aisp: ${problem}`).join('\n')}\n`);
    else if (quiet === true) process.stdout.write(renderVerdict(report, files));
    else process.stdout.write(`\n${renderSummary(report, { ...terminal(process.stdout), files })}`);
    if (complaint !== undefined) process.stderr.write(`aisp: ${complaint}\n`);
    if (resultFile === undefined) return;
    const result = { verdict: report.verdict, exitCode: exitCodeOf(report), folder, files };
    try {
      writeFileSync(resultFile, JSON.stringify(result));
    } catch (error) {
      process.stderr.write(`aisp: Cannot write ${resultFile}: ${error instanceof Error ? error.message : error}\n`);
    }
  }

  /** The record that the run wrote, or what stands in for it where gathering broke before there was one. */
  #record(run: FullResult): RunRecord {
    const { runFile, facts } = this.#options;
    try {
      return JSON.parse(readFileSync(runFile, 'utf8')) as RunRecord;
    } catch {
      return {
        tool: { name: 'aisp-conformance', version: 'unknown' },
        target: { baseUrl: 'unknown', release: 'unknown', profile: 'unknown' },
        startedAt: run.startTime.toISOString(),
        ...facts,
        exchanges: [],
        requests: 0,
      };
    }
  }
}

function terminal(stream: NodeJS.WriteStream): { readonly colour: boolean; readonly width: number } {
  return { colour: stream.isTTY && stream.hasColors(), width: Math.min(stream.columns || 100, 120) };
}
