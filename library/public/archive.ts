import type { TargetFacts } from './report.ts';

/** A header of a HAR. */
export interface ArchiveHeader {
  readonly name: string;
  readonly value: string;
}

/** What a call of an archive was for. */
export interface EntryFacts {
  /** `x1`, `x2`, …: unique in a run, in the order of sending. Findings of a report name it. */
  readonly id: string;
  readonly scenario: string;
  /** The operation, and what the call tries. */
  readonly purpose: string;
  /** The same for a judge. */
  readonly about?: unknown;
  /** Why no response came. */
  readonly failure?: { readonly code: string; readonly message: string };
}

/** One call of an archive: an entry of HAR 1.2. A call without a response has status 0. */
export interface ArchiveEntry {
  readonly startedDateTime: string;
  /** Milliseconds. */
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: readonly ArchiveHeader[];
    readonly queryString: readonly ArchiveHeader[];
    readonly postData?: { readonly mimeType: string; readonly text: string };
  };
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly headers: readonly ArchiveHeader[];
    readonly content: { readonly size: number; readonly mimeType: string; readonly text: string };
  };
  readonly _aisp: EntryFacts;
}

/** What an archive says of its run. */
export interface ArchiveFacts {
  /** Version of the members `_aisp`. */
  readonly format: string;
  /** `masked`: secrets and personal data are masked. `full`: only credentials are. */
  readonly evidence: 'masked' | 'full';
  readonly target: TargetFacts;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly requests: number;
  /** True when the run ended before all was gathered and judged; `problems` says why. */
  readonly incomplete?: true;
  readonly problems?: readonly string[] | undefined;
  /** What a judge needs besides the calls: what was declared before the first, and what the run found out. */
  readonly declared: unknown;
  readonly gathered: unknown;
}

/** The evidence of a run, as its `evidence.har`: HAR 1.2, with all that a judge needs in members `_aisp`. */
export interface Archive {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly comment: string;
    readonly entries: readonly ArchiveEntry[];
    readonly _aisp: ArchiveFacts;
  };
}

/** A recording of any origin: HAR 1.2, of which no more is asked than a log with entries. */
export interface Recording {
  readonly log: { readonly entries: readonly object[] };
}
