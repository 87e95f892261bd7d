import type { HarArchive, HarEntry } from '../../reports/contract/har.ts';

/** One call of an archive: an entry of HAR 1.2 with what the call was for. */
export type ArchiveEntry = HarEntry;

/** The evidence of a run, as its `evidence.har`: HAR 1.2, with all that a judge needs in members `_aisp`. */
export type Archive = HarArchive;

/** A recording of any origin: HAR 1.2, of which no more is asked than a log with entries. */
export interface Recording {
  readonly log: { readonly entries: readonly object[] };
}
