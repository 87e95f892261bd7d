import type { AgainFacts, EvidenceKind, ShardFacts } from '../../reports/contract/index.ts';
import type { Target } from '../target/target.ts';

/** What `aisp run` hands to the engine: everything that the command line and the configuration decided. */
export interface RunPlan {
  readonly target: Target;
  /** Globs over rule ids; empty for all. */
  readonly only: readonly string[];
  /** Absolute path of the folder for report.json and its companions. */
  readonly outputFolder: string;
  /** Formats of the report to write besides the usual ones, by their names in reports/. */
  readonly formats: readonly string[];
  /** True when the target is the bundled stub. */
  readonly bundled: boolean;
  /** Faults that the bundled stub was started with. */
  readonly faults: readonly string[];
  /** Conforming variants that the bundled stub was started with. */
  readonly variants: readonly string[];
  /** Seed of the data of the bundled stub. */
  readonly seed?: number;
  /** How many calls the run is likely to make, for its progress. */
  readonly plannedCalls?: number;
  /** The verdict in one line: no progress, no summary. */
  readonly quiet?: boolean;
  /** True for one of several targets: what came of all of them is told at the end, and not of each. */
  readonly oneOfSeveral?: boolean;
  /** Set where a program is told of the progress, in lines of JSON. */
  readonly progress?: 'json';
  /** Present when only one part of the rules is judged. */
  readonly shard?: ShardFacts;
  /** Present when it judges again what another report left open. */
  readonly again?: AgainFacts;
  /** Set when tests present the verdicts: the folder for them, and whether a report is written besides. */
  readonly presented?: { readonly folder: string; readonly reports: boolean };
  /** Key of the masks, in base64, where runs are to mask alike. */
  readonly maskKey?: string;
  /** What the archive of the exchanges shows. */
  readonly evidence: EvidenceKind;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly toolVersion: string;
}
