import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { buildReport } from './build-report.ts';
import type { EvidenceKind, GatheringProgress, Report, RunRecord, Verdict } from './contract/index.ts';
import { renderSummary, renderVerdict } from './formats/console.ts';
import { renderJunit } from './formats/junit.ts';
import { LiveEvents } from './live/live-events.ts';
import { Progress } from './live/progress.ts';
import { ProgressLines } from './live/progress-lines.ts';
import { print } from './print.ts';
import { type Redaction, redaction } from './redact/redact.ts';
import { renderArchive } from './render-archive.ts';
import { type FormatName, formats, renderFormats } from './render-format.ts';
import { type Written, writeReport } from './write-report.ts';

/** How a run is reported. */
export interface RunReporterOptions {
  /** Folder for `report.json` and its companions. */
  readonly outputFolder: string;
  /** Formats to write besides; the event log is written while the run goes on. */
  readonly formats?: readonly FormatName[];
  /** What the archive of the exchanges shows; `masked` by default. */
  readonly evidence?: EvidenceKind;
  /** The verdict in one line: no progress, no summary. */
  readonly quiet?: boolean;
  /** False where somebody else tells what came of it. */
  readonly summary?: boolean;
  /** `json` where a program is told of the progress, in lines; for people by default. */
  readonly progress?: 'text' | 'json';
  /** Key of the masks, in base64; one of this run alone when left out. Whoever has it can try values against the masks. */
  readonly maskKey?: string;
}

/** A report, and where it was written to. */
export interface Reported extends Written {
  readonly report: Report;
}

/**
 * Reports a run, whatever runs it: progress on standard error while it works, then the summary on standard output and the files.
 * One key masks everything that it writes. It never throws: what is in the way is said on standard error.
 */
export class RunReporter {
  readonly #options: RunReporterOptions;
  readonly #key: Uint8Array;
  #masking: Redaction | undefined;
  readonly #events: LiveEvents | undefined;
  #progress: Progress | ProgressLines | undefined;

  constructor(options: RunReporterOptions) {
    this.#options = options;
    this.#key = options.maskKey === undefined ? randomBytes(32) : Buffer.from(options.maskKey, 'base64');
    if (options.formats?.includes('ndjson') === true) {
      this.#events = new LiveEvents(join(options.outputFolder, formats.ndjson.file), this.#key);
    }
  }

  /** The run begins: what is known of it, and how many rules it will judge. */
  begin(facts: Pick<RunRecord, 'tool' | 'target' | 'startedAt'>, rules: number): void {
    this.#events?.begin(facts);
    const { quiet, progress } = this.#options;
    if (progress === 'json') this.#progress = new ProgressLines(process.stderr);
    else if (quiet !== true) this.#progress = new Progress(process.stderr, rules);
  }

  /** Tells what the run is doing. */
  note(text: string): void {
    this.#progress?.note(text);
  }

  gathering(progress: GatheringProgress): void {
    this.#progress?.gathering(progress);
  }

  /** Says what gathering came to; `whole` is false when it broke or was cut short. */
  endGathering(whole: boolean): void {
    this.#progress?.endGathering(whole);
  }

  /** The calls of the run are known: returns what hides their secrets in all that is written of them. */
  gathered(record: Pick<RunRecord, 'exchanges' | 'secrets'>): Redaction {
    this.#masking ??= redaction(record.exchanges, this.#key, 'all', record.secrets);
    this.#events?.gathered(record.exchanges, this.#masking);
    return this.#masking;
  }

  /** A rule was judged, on what is masked; without a verdict its test left none. */
  judged(verdict: Verdict | undefined): void {
    if (verdict !== undefined) this.#events?.judged(verdict);
    this.#progress?.judged(verdict);
  }

  /** Takes the updating line of the progress away. */
  clear(): void {
    this.#progress?.clear();
  }

  /** The run is over: writes the report and prints the summary. */
  async end(record: RunRecord, verdicts: readonly Verdict[]): Promise<Reported> {
    this.clear();
    const masking = this.gathered(record);
    const report = buildReport(record, verdicts, Date.now() - Date.parse(record.startedAt), masking);
    const archive = renderArchive(record, {
      evidence: this.#options.evidence,
      key: this.#key,
      masking,
      durationMs: report.durationMs,
      rules: report.rules.map(({ id }) => id),
    });
    const more = { 'junit.xml': renderJunit(report), ...archive, ...(await this.#moreFormats(report)) };
    const written = writeReport(report, this.#options.outputFolder, more);
    const files = [...written.files, ...this.#endEvents(report)];
    this.#print(report, files);
    if (written.complaint !== undefined) print(process.stderr, `aisp: ${written.complaint}\n`);
    return { ...written, files, report };
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
        print(process.stderr, `aisp: The format ${name} broke and is left out: ${why}\n`);
      }
    }
    return texts;
  }

  #endEvents(report: Report): readonly string[] {
    const events = this.#events?.end(report, report.incomplete === true);
    if (events === undefined) return [];
    if ('file' in events) return [events.file];
    print(process.stderr, `aisp: ${events.complaint}\n`);
    return [];
  }

  #print(report: Report, files: readonly string[]): void {
    if (this.#options.summary === false) return;
    const nothing = report.rules.every(({ outcome }) => outcome === 'not-exercised' || outcome === 'not-applicable');
    if (nothing && report.problems !== undefined)
      print(process.stderr, `${report.problems.map((problem) => `aisp: ${problem}`).join('\n')}\n`);
    else if (this.#options.quiet === true) print(process.stdout, renderVerdict(report, files));
    else print(process.stdout, `\n${renderSummary(report, { ...terminal(process.stdout), files })}`);
  }
}

function terminal(stream: NodeJS.WriteStream): { readonly colour: boolean; readonly width: number } {
  return { colour: stream.isTTY && stream.hasColors(), width: Math.min(stream.columns || 100, 120) };
}
