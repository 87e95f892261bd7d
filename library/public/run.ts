import type { Verdict } from '../../reports/contract/verdict.ts';
import type { Archive } from './archive.ts';
import type { Report } from './report.ts';

/** What a run is told besides its target. All may be left out. */
export interface RunOptions {
  /** Only rules whose id matches one of these globs: `AISP-BAL-*`. */
  readonly only?: readonly string[];
  /** Aborted to stop the run: what was gathered until then is judged, its consents are deleted, and the report is incomplete. */
  readonly signal?: AbortSignal;
  /** True to leave the consents of the run at the bank, to repeat a failure. */
  readonly keepConsents?: boolean;
  /** `full` leaves account data in the archive in clear; `masked` when left out. */
  readonly evidence?: 'masked' | 'full';
  /** Told when another part of the run begins, and every ten calls. */
  readonly onProgress?: (progress: RunProgress) => void;
  /** Told each verdict as it is found, masked as in the report. */
  readonly onVerdict?: (verdict: Verdict) => void;
}

/** How far a run is. */
export interface RunProgress {
  /** What is being done, in a few words. */
  readonly title: string;
  /** It is the `place`-th thing, from 1 on, of `total`. */
  readonly place: number;
  readonly total: number;
  /** Calls made so far. */
  readonly calls: number;
}

/** What a run came to. */
export interface RunResult {
  /** As `report.json`, masked. */
  readonly report: Report;
  /** As `evidence.har`, masked alike: `judge` gives the same verdicts from it. Absent where nothing could be gathered. */
  readonly archive?: Archive;
}
