import type { Exchange } from './exchange.ts';
import type { Report, RunVerdict, TargetFacts } from './report.ts';
import type { Verdict } from './verdict.ts';

export const severalSchemaVersion = '2.0';

/** One of several targets, and what came of it: all that a report of it alone says, without its rules and calls. */
export interface JudgedTarget
  extends TargetFacts,
    Omit<Report, 'schemaVersion' | 'tool' | 'target' | 'rules' | 'exchanges' | 'shard'> {
  /** Tells it from the others: of a brand as its target file has it, of one of two versions its release. */
  readonly name: string;
  /** Folder of its own report and evidence, beside the report that has all of them; absent where there is none. */
  readonly folder?: string;
}

/** `report.json` of a run over several targets: two versions of one bank, or the brands of a group. */
export interface SeveralReport extends Pick<Report, 'tool' | 'startedAt' | 'durationMs' | 'summary' | 'groups'> {
  readonly schemaVersion: string;
  /** In the order in which they were judged. */
  readonly targets: readonly JudgedTarget[];
  /** That of the worst target: non-conforming, then inconclusive. */
  readonly verdict: RunVerdict;
  /** True when any of them is incomplete. */
  readonly incomplete?: true;
  /** Those of the first target, then those of the next. `target` is the name. */
  readonly rules: readonly (Verdict & { readonly target: string })[];
  /** Numbered through; redacted. */
  readonly exchanges: readonly (Exchange & { readonly target: string })[];
}

/** A report of schema version 1, which has one target, or of version 2. */
export type AnyReport = Report | SeveralReport;

/** One target of several with the report of it alone. */
export interface TargetReport extends Pick<JudgedTarget, 'name' | 'folder'> {
  readonly report: Report;
}

/** Tells a report of several targets from a report of one. */
export function isOfSeveral(report: AnyReport): report is SeveralReport {
  return 'targets' in report;
}
