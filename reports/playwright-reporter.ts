import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import {
  type EvidenceKind,
  type GatheringProgress,
  progressMark,
  type Report,
  type RunRecord,
  readJournal,
} from './contract/index.ts';
import { renderSummary, renderVerdict } from './formats/console.ts';
import { renderJunit } from './formats/junit.ts';
import { collect, ruleId, verdictOf } from './playwright/collect.ts';
import { LiveEvents } from './playwright/live-events.ts';
import { Progress } from './playwright/progress.ts';
import { renderArchive } from './render-archive.ts';
import { type FormatName, formats, renderFormats } from './render-format.ts';
import { writeReport } from './write-report.ts';

export interface ReporterOptions {
  /** Path of the record of the run, as JSON, unredacted. Written before the first rule is judged. */
  readonly runFile: string;
  /** Path of the journal of the gathering, unredacted: its calls are told where gathering broke before there was a record. */
  readonly journalFile?: string;
  /** Folder for `report.json` and `report.html`. */
  readonly outputFolder: string;
  /** Formats to write besides; the event log is written while the run goes on. */
  readonly formats?: readonly FormatName[];
  /** What the archive of the exchanges shows; `masked` by default. */
  readonly evidence?: EvidenceKind;
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
  readonly #key = randomBytes(32);
  readonly #events: LiveEvents | undefined;
  #suite: Suite | undefined;
  #progress: Progress | undefined;

  constructor(options: ReporterOptions) {
    if (typeof options?.runFile !== 'string' || typeof options.outputFolder !== 'string') {
      throw new TypeError('The reporter needs the options runFile and outputFolder.');
    }
    this.#options = options;
    if (options.formats?.includes('ndjson') === true) {
      this.#events = new LiveEvents(join(options.outputFolder, formats.ndjson.file), this.#key);
    }
  }

  printsToStdio(): boolean {
    return true;
  }

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
    this.#events?.begin(this.#facts(new Date()));
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
    else for (const line of lines) if (line.trim() !== '') this.#news(line.trim());
  }

  #news(line: string): void {
    if (!line.startsWith(progressMark)) {
      this.#progress?.note(line);
      return;
    }
    try {
      this.#progress?.gathering(JSON.parse(line.slice(progressMark.length)) as GatheringProgress);
    } catch {
      // Half a line: the next one tells the same.
    }
  }

  onStdErr(chunk: string | Buffer): void {
    this.#progress?.clear();
    process.stderr.write(chunk);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const again = result.retry < test.retries && result.status !== test.expectedStatus && result.status !== 'skipped';
    if (again) return;
    if (ruleId(test) === undefined) {
      this.#progress?.endGathering(result.status === 'passed');
      this.#events?.gathered(this.#record(result.startTime));
      return;
    }
    const verdict = verdictOf(test, result);
    if (verdict !== undefined) this.#events?.judged(verdict);
    this.#progress?.judged(verdict?.outcome);
  }

  onError(error: TestError): void {
    this.#errors.push(error);
  }

  async onEnd(run: FullResult): Promise<{ status: FullResult['status'] } | undefined> {
    this.#progress?.clear();
    const record = this.#record(run.startTime);
    this.#events?.gathered(record);
    const interrupted = run.status === 'interrupted' && record.incomplete !== true;
    const tests = this.#suite?.allTests() ?? [];
    const collected = collect(tests, this.#errors, interrupted, record.verdicts);
    const { verdicts } = collected;
    const problems = new Set([...(record.problems ?? []), ...collected.problems]);
    const whole: RunRecord = {
      ...record,
      problems: [...problems],
      ...(collected.incomplete ? { incomplete: true } : {}),
    };
    const report = buildReport(whole, verdicts, Date.now() - Date.parse(record.startedAt), this.#key);
    const archive = renderArchive(whole, {
      evidence: this.#options.evidence,
      key: this.#key,
      durationMs: report.durationMs,
      rules: report.rules.map(({ id }) => id),
    });
    const more = { 'junit.xml': renderJunit(report), ...archive, ...(await this.#moreFormats(report)) };
    this.#tell(report, more, this.#events?.end(report, report.incomplete === true));
    return report.verdict === 'conforming' || run.status !== 'passed' ? undefined : { status: 'failed' };
  }

  /** The report in the other formats. One that breaks costs neither the report nor the others. */
  async #moreFormats(report: Report): Promise<Readonly<Record<string, string>>> {
    const texts: Record<string, string> = {};
    for (const name of this.#options.formats ?? []) {
      if (name === 'ndjson') continue;
      try {
        Object.assign(texts, await renderFormats(report, [name]));
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        process.stderr.write(`aisp: The format ${name} broke and is left out: ${why}\n`);
      }
    }
    return texts;
  }

  #tell(
    report: Report,
    more: Readonly<Record<string, string>>,
    events: ReturnType<LiveEvents['end']> | undefined,
  ): void {
    const written = writeReport(report, this.#options.outputFolder, more);
    const { folder, complaint } = written;
    const files = events !== undefined && 'file' in events ? [...written.files, events.file] : written.files;
    if (events !== undefined && 'complaint' in events) process.stderr.write(`aisp: ${events.complaint}\n`);
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
  #record(start: Date): RunRecord {
    try {
      return JSON.parse(readFileSync(this.#options.runFile, 'utf8')) as RunRecord;
    } catch {
      const exchanges = this.#journalled();
      return { ...this.#facts(start), exchanges, requests: exchanges.length };
    }
  }

  #journalled(): RunRecord['exchanges'] {
    const { journalFile } = this.#options;
    try {
      return journalFile === undefined ? [] : readJournal(readFileSync(journalFile, 'utf8')).exchanges;
    } catch {
      return [];
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

function terminal(stream: NodeJS.WriteStream): { readonly colour: boolean; readonly width: number } {
  return { colour: stream.isTTY && stream.hasColors(), width: Math.min(stream.columns || 100, 120) };
}
