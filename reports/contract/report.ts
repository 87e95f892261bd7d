import type { Exchange } from './exchange.ts';
import type { Outcome } from './outcome.ts';
import type { Verdict } from './verdict.ts';

export const reportSchemaVersion = '1.0';

export type RunVerdict = 'conforming' | 'non-conforming' | 'inconclusive';

/** What was judged. */
export interface TargetFacts {
  /** Base URL as configured, without `/open-banking/v3.1/aisp`. */
  readonly baseUrl: string;
  readonly release: string;
  /** Name of the bank profile. */
  readonly profile: string;
  /** True for the bundled stub. */
  readonly bundled?: boolean;
  /** Faults that the bundled stub was started with. */
  readonly faults?: readonly string[];
}

/** `report.json`. */
export interface Report {
  readonly schemaVersion: string;
  readonly tool: { readonly name: string; readonly version: string };
  readonly target: TargetFacts;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly verdict: RunVerdict;
  /** A count per outcome, and the requests made, those for tokens included. */
  readonly summary: Readonly<Record<Outcome, number>> & { readonly requests: number };
  readonly rules: readonly Verdict[];
  /** What broke besides rules, in words: the target could not be reached, the run was interrupted. Absent when nothing did. */
  readonly problems?: readonly string[];
  /** Titles of the groups that rules name, in the order to show them. */
  readonly groups?: Readonly<Record<string, string>>;
  /** Redacted: tokens, keys, account numbers and names are masked, equal values alike. */
  readonly exchanges: readonly Exchange[];
}

/** What a run hands to the report besides its verdicts. */
export interface RunRecord {
  readonly tool: Report['tool'];
  readonly target: TargetFacts;
  readonly startedAt: string;
  /** As recorded: the report redacts them. */
  readonly exchanges: readonly Exchange[];
  readonly requests: number;
  readonly groups?: Report['groups'];
  readonly problems?: Report['problems'];
}
