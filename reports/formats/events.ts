import { createHash } from 'node:crypto';
import type {
  AnyReport,
  Exchange,
  Finding,
  Report,
  RunVerdict,
  SeveralReport,
  TargetFacts,
  Verdict,
} from '../contract/index.ts';

/** One line of an event log. Readers ignore members, and events, that they do not know. */
export type RunEvent =
  | {
      readonly event: 'run-started';
      readonly schemaVersion: '1.0';
      readonly tool: Report['tool'];
      readonly target: TargetFacts;
      /** ISO 8601. */
      readonly startedAt: string;
    }
  | {
      readonly event: 'run-started';
      /** Of a run over several targets: each call and each verdict names its own. */
      readonly schemaVersion: '2.0';
      readonly tool: Report['tool'];
      readonly targets: readonly (TargetFacts & { readonly name: string })[];
      /** ISO 8601. */
      readonly startedAt: string;
    }
  | (ExchangeEvent & OfTarget)
  | (VerdictEvent & OfTarget);

interface OfTarget {
  /** Name of the target, where there are several. */
  readonly target?: string;
}

/** One call, without headers and bodies. */
export interface ExchangeEvent extends Pick<Exchange, 'id' | 'scenario' | 'purpose' | 'startedAt' | 'durationMs'> {
  readonly event: 'exchange';
  readonly method: string;
  readonly url: string;
  readonly status?: number;
  /** Size of the response body in bytes. */
  readonly size?: number;
  /** Code of the reason why no response came. */
  readonly failure?: string;
}

/** What one rule came to; its findings point to exchanges by id. */
export interface VerdictEvent extends Pick<Verdict, 'id' | 'level' | 'group' | 'outcome' | 'checked' | 'reason'> {
  readonly event: 'verdict';
  readonly findings: readonly Finding[];
}

/** The last line of a whole log: what the run came to, and what proves that no line before it was lost or changed. */
export interface Footer {
  readonly event: 'run-finished';
  readonly verdict: RunVerdict;
  readonly summary: Report['summary'];
  readonly problems: number;
  readonly durationMs: number;
  /** Lines before this one. */
  readonly lines: number;
  /** Over the bytes of those lines, each with its line feed. */
  readonly sha256: string;
}

export function startEvent({ tool, target, startedAt }: Pick<Report, 'tool' | 'target' | 'startedAt'>): RunEvent {
  return { event: 'run-started', schemaVersion: '1.0', tool, target, startedAt };
}

/** The event of a call that is redacted already. */
export function exchangeEvent({ request, response, failure, ...rest }: Exchange): ExchangeEvent {
  const { id, scenario, purpose, startedAt, durationMs } = rest;
  return {
    event: 'exchange',
    id,
    scenario,
    purpose,
    method: request.method,
    url: request.url,
    ...(response === undefined ? {} : { status: response.status, size: response.size }),
    ...(failure === undefined ? {} : { failure: failure.code }),
    startedAt,
    durationMs,
  };
}

/** The event of a verdict that is redacted already. */
export function verdictEvent({ id, level, group, outcome, checked, findings, reason }: Verdict): VerdictEvent {
  const why = reason === undefined ? {} : { reason };
  return { event: 'verdict', id, level, group, outcome, checked, findings, ...why };
}

function problemsOf({ targets }: SeveralReport): number {
  return targets.reduce((sum, { problems = [] }) => sum + problems.length, 0);
}

/** Writes the lines of one log through `write`, and its footer at the end. */
export class EventLines {
  readonly #write: (line: string) => void;
  readonly #hash = createHash('sha256');
  #lines = 0;

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  add(event: RunEvent): void {
    const line = `${JSON.stringify(event)}\n`;
    this.#hash.update(line);
    this.#lines += 1;
    this.#write(line);
  }

  /** To be called once, and only for a run that came to its end. */
  finish(report: AnyReport): void {
    const { verdict, summary, durationMs } = report;
    const footer: Footer = {
      event: 'run-finished',
      verdict,
      summary,
      problems: 'targets' in report ? problemsOf(report) : (report.problems ?? []).length,
      durationMs,
      lines: this.#lines,
      sha256: this.#hash.digest('hex'),
    };
    this.#write(`${JSON.stringify(footer)}\n`);
  }
}
