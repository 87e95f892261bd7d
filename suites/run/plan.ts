import type { Target } from '../target/target.ts';

/** What `aisp run` hands to the runner: everything that the command line and the configuration decided. */
export interface RunPlan {
  readonly target: Target;
  /** Globs over rule ids; empty for all. */
  readonly only: readonly string[];
  /** Absolute path of the folder for report.json and its companions. */
  readonly outputFolder: string;
  /** True when the target is the bundled stub. */
  readonly bundled: boolean;
  /** Faults that the bundled stub was started with. */
  readonly faults: readonly string[];
  /** ISO 8601. */
  readonly startedAt: string;
  readonly toolVersion: string;
}
