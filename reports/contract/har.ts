import type { Exchange } from './exchange.ts';
import type { JudgingFacts } from './judging-facts.ts';
import type { RunRecord } from './report.ts';

/** Name of the file with the evidence of a run, beside `report.json`. */
export const evidenceFile = 'evidence.har';

/** Version of our members in an archive. A reader refuses another major version. */
export const archiveFormat = '1.1';

/** `masked`: secrets and personal data are masked. `full`: only credentials are. `none`: no archive. */
export const evidenceKinds = ['masked', 'full', 'none'] as const;

export type EvidenceKind = (typeof evidenceKinds)[number];

/** An exchange with what the call was for, in the words of the suites. */
export interface ArchivedExchange extends Exchange {
  readonly about?: unknown;
}

/** What an archive says of the run, or of all shards of it together. */
interface RunFacts extends Pick<RunRecord, 'target' | 'startedAt' | 'requests' | 'shard' | 'incomplete' | 'problems'> {
  readonly format: string;
  readonly evidence: Exclude<EvidenceKind, 'none'>;
  readonly durationMs: number;
}

/** `log._aisp` of an archive. HAR 1.2 allows members of one's own that begin with an underscore. */
export interface ArchiveFacts extends RunFacts, JudgingFacts {
  /** Ids of the rules that a shard judged: present in the archive of one. */
  readonly rules?: readonly string[];
}

/**
 * One shard in a merged archive, in which its entries follow those of the shards before it. Each is judged for itself: it made
 * consents of its own. Inside of it, in `gathered` and in `about`, exchanges have the numbers that they had there.
 */
export interface ArchivePart extends ArchiveFacts {
  readonly rules: readonly string[];
  /** How many entries are its own. */
  readonly entries: number;
  /** By how much the ids of the entries are ahead of the numbers of its exchanges. */
  readonly shift: number;
}

/** `log._aisp` of a merged archive. */
export interface MergedFacts extends RunFacts {
  readonly parts: readonly ArchivePart[];
}

/** `_aisp` of an entry. */
export interface EntryFacts extends Pick<ArchivedExchange, 'id' | 'scenario' | 'purpose' | 'about' | 'failure'> {}

interface HarHeader {
  readonly name: string;
  readonly value: string;
}

/** One entry of `log.entries`, as HAR 1.2 has it. A call without a response has status 0. */
export interface HarEntry {
  readonly startedDateTime: string;
  readonly time: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly httpVersion: string;
    readonly cookies: readonly never[];
    readonly headers: readonly HarHeader[];
    readonly queryString: readonly HarHeader[];
    readonly postData?: { readonly mimeType: string; readonly text: string };
    readonly headersSize: number;
    readonly bodySize: number;
  };
  readonly response: {
    readonly status: number;
    readonly statusText: string;
    readonly httpVersion: string;
    readonly cookies: readonly never[];
    readonly headers: readonly HarHeader[];
    readonly content: { readonly size: number; readonly mimeType: string; readonly text: string };
    readonly redirectURL: string;
    readonly headersSize: number;
    readonly bodySize: number;
  };
  readonly cache: Readonly<Record<string, never>>;
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number };
  readonly _aisp: EntryFacts;
}

/** An archive as a run writes it, or a merge. */
export interface HarArchive<Facts = ArchiveFacts> {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly comment: string;
    readonly entries: readonly HarEntry[];
    readonly _aisp: Facts;
  };
}
