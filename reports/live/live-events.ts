import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { FileError, reasonOf } from '../../files/file-error.ts';
import { type Appender, openAppender } from '../../files/write-file.ts';
import type { Report, RunRecord, Verdict } from '../contract/index.ts';
import { EventLines, exchangeEvent, startEvent, verdictEvent } from '../formats/events.ts';
import { type Redaction, redaction } from '../redact/redact.ts';
import { withoutWordsOfExceptions } from '../shown-reason.ts';

/**
 * The event log of a run, written while it goes on: a run that is killed leaves a log without a footer. Lines are redacted
 * under the key of the report. A disk that refuses ends the log, with a complaint at the end, and never the run.
 */
export class LiveEvents {
  readonly #path: string;
  #file: Appender | undefined;
  #lines: EventLines;
  readonly #key: Uint8Array;
  #redact: Redaction | undefined;
  #refused: string | undefined;

  constructor(path: string, key: Uint8Array) {
    this.#path = path;
    this.#key = key;
    this.#lines = new EventLines((line) => this.#write(line));
  }

  begin(facts: Pick<Report, 'tool' | 'target' | 'startedAt'>): void {
    this.#attempt(() => {
      mkdirSync(dirname(this.#path), { recursive: true });
      this.#file = openAppender(this.#path, { anew: true });
    });
    const baseUrl = redaction([], this.#key).text(facts.target.baseUrl);
    this.#lines.add(startEvent({ ...facts, target: { ...facts.target, baseUrl } }));
  }

  /** The calls of the run, once they are known: told the first time only. */
  gathered(exchanges: RunRecord['exchanges'], redact: Redaction): void {
    if (this.#redact !== undefined) return;
    this.#redact = redact;
    for (const exchange of exchanges) this.#lines.add(exchangeEvent(redact.exchange(exchange)));
  }

  /** A verdict on what is masked. */
  judged(verdict: Verdict): void {
    this.#lines.add(verdictEvent(withoutWordsOfExceptions(verdict, this.#redact ?? redaction([], this.#key))));
  }

  /** Ends the log; a run that was cut short gets no footer. Returns the path, or what was in the way. */
  end(report: Report, cutShort: boolean): { readonly file: string } | { readonly complaint: string } {
    if (!cutShort) this.#lines.finish(report);
    const file = this.#file;
    if (file !== undefined) this.#attempt(() => file.close());
    return this.#refused === undefined
      ? { file: this.#path }
      : { complaint: `The event log ${this.#path} is not whole: ${this.#refused}.` };
  }

  #write(line: string): void {
    const file = this.#file;
    if (file === undefined || this.#refused !== undefined) return;
    this.#attempt(() => file.write(line));
  }

  #attempt(act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#refused ??= error instanceof Error ? inWords(error) : String(error);
    }
  }
}

const inWords = (error: Error) => (error instanceof FileError ? reasonOf(error) : error.message);
