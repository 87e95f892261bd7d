import type { EvidenceKind } from '../../reports/contract/index.ts';
import type { RunPlan } from '../../suites/run/plan.ts';

/** What `aisp run` was told. */
export interface RunOptions {
  readonly target?: string;
  /** Of a target file with several banks those to judge; all of them without any. */
  readonly brand?: readonly string[];
  readonly profile?: string;
  /** One, or one of each version. */
  readonly release?: readonly string[];
  /** Of two versions the first, and whether the other tells the same; the other is not judged by itself. */
  readonly relationOnly?: boolean;
  readonly only: readonly string[];
  readonly out: string;
  /** Names of formats, and `github-summary`. */
  readonly format: readonly string[];
  readonly evidence: EvidenceKind;
  readonly shard?: string;
  /** A report, or its folder, whose open rules are judged again. */
  readonly again?: string;
  /** A path, or `env:NAME`. */
  readonly sign?: string;
  /** URL of a time-stamping authority. */
  readonly timestamp?: string;
  /** `env:NAME`. */
  readonly maskKey?: string;
  readonly workers?: number;
  /** Longest wait for one answer, in milliseconds. */
  readonly timeout?: number;
  readonly fault: readonly string[];
  readonly variant: readonly string[];
  readonly quirk: readonly string[];
  readonly asFound: readonly string[];
  readonly thorough?: boolean;
  readonly keepConsents?: boolean;
  readonly plan?: boolean;
  readonly quiet?: boolean;
  /** Who is told how far the run is. */
  readonly progress?: 'text' | 'json';
  /** Set by Playwright's runner, whose tests present what was judged. */
  readonly presented?: RunPlan['presented'];
}
