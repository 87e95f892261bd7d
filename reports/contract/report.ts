import type { Exchange } from './exchange.ts';
import type { JudgingFacts } from './judging-facts.ts';
import type { OfficialDecision, OfficialSuiteFacts } from './official.ts';
import type { Outcome } from './outcome.ts';
import type { SampleFacts } from './sample.ts';
import type { Supply } from './supply.ts';
import type { Verdict } from './verdict.ts';

export const reportSchemaVersion = '1.1';

/** What a run came to. `inconclusive`: a mandatory rule was not exercised, the run broke, or a part of it is missing. */
export type RunVerdict = 'conforming' | 'non-conforming' | 'inconclusive';

/** What was judged. */
export interface TargetFacts {
  /** Base URL as configured, without the path of the interface, such as `/open-banking/v3.1/aisp`. */
  readonly baseUrl: string;
  /** Path of the interface below it, where it is another than that of the standard: empty for the root. */
  readonly basePath?: string;
  readonly release: string;
  /** Which of the official documents of the release its schemas follow; absent in earlier reports. */
  readonly document?: string;
  /** The release of the next version that the same bank was asked in as well, to tell whether both say the same; absent without one. */
  readonly beside?: string;
  /** Name of the bank profile. */
  readonly profile: string;
  /** True for the bundled stub. */
  readonly bundled?: boolean;
  /** Faults that the bundled stub was started with. */
  readonly faults?: readonly string[];
  /** Conforming variants that the bundled stub was started with; absent when there are none. */
  readonly variants?: readonly string[];
  /** Seed of the data of the bundled stub. */
  readonly seed?: number;
}

/** Which part of a run a report is of. */
export interface ShardFacts {
  /** From 1 to `total`. */
  readonly index: number;
  readonly total: number;
  /** How many rules all shards judge together. */
  readonly rules: number;
  /** SHA-256, in hexadecimal, of what all shards of a run have in common: version, release, profile, rules, waivers. */
  readonly plan: string;
  /** Tells whether two shards masked alike, and not how; absent where a shard had a key of its own. */
  readonly maskKey?: string;
}

/** The report whose open rules a run judged again. */
export interface AgainFacts {
  /** ISO 8601: when the run of that report began. */
  readonly startedAt: string;
  readonly verdict: RunVerdict;
  /** How many rules that report has. */
  readonly rules: number;
  /** SHA-256 of its `report.json`, in hexadecimal. */
  readonly sha256: string;
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
  /**
   * A count per outcome, and the requests made, those for tokens included. `lost` counts those among them that came to nothing on
   * the way: without an answer, or made again after a gateway or a bank without time answered. Absent when none was.
   */
  readonly summary: Readonly<Record<Outcome, number>> & { readonly requests: number; readonly lost?: number };
  /** The rules set apart by who asks for them; absent where the profile promises nothing beyond the standard. */
  readonly promises?: PromiseFacts;
  readonly rules: readonly Verdict[];
  /** What to supply so that more is exercised: what opens most rules first. Absent when nothing is missing. */
  readonly supplies?: readonly Supply[];
  /** What broke besides rules, in words: the target could not be reached, the run was interrupted. Absent when nothing did. */
  readonly problems?: readonly string[];
  /**
   * True when the run ended before all was gathered and judged; `problems` says why. What was judged stands, on the evidence
   * there was, and the verdict is inconclusive.
   */
  readonly incomplete?: true;
  /** Present when this is one part of a run: the other parts are needed for its verdict. */
  readonly shard?: ShardFacts;
  /** Present when only rules were judged that failed or were not exercised in another report: that one has the others. */
  readonly again?: AgainFacts;
  /** Titles of the groups that rules name, in the order to show them. */
  readonly groups?: Readonly<Record<string, string>>;
  /** How much of the bank was read, and by which seed; absent where that is not known. */
  readonly sample?: SampleFacts;
  /** The consents that calls were made under, without those for which no token came; absent where that is not known. */
  readonly consents?: readonly ReportedConsent[];
  /** What the official functional conformance suite would say, as far as this run tells; absent where nobody asked. */
  readonly officialSuite?: OfficialSuiteFacts;
  /** Redacted: tokens, keys, account numbers and names are masked, equal values alike. */
  readonly exchanges: readonly Exchange[];
}

/** What the rules of the standard came to, and what the promises of the profile did, each as if it were the whole. */
export interface PromiseFacts {
  /** Groups whose rules are promises of the profile: every other group is the standard's. */
  readonly groups: readonly string[];
  readonly standard: PartVerdict;
  readonly service: PartVerdict;
}

/** What one part of the rules came to. The verdict and the exit code of the run are on both parts together. */
export interface PartVerdict {
  readonly verdict: RunVerdict;
  readonly counts: Readonly<Record<Outcome, number>>;
}

/** A consent of a run, for whoever wants to repeat a call under it. */
export interface ReportedConsent {
  /** The name that stands for its token in the exchanges. */
  readonly name: string;
  readonly permissions?: readonly string[];
  readonly period?: { readonly from?: string; readonly to?: string };
  /** Present where the run has left it at the bank. */
  readonly consentId?: string;
}

/** What a run hands to the report besides its verdicts. */
export interface RunRecord {
  readonly tool: Report['tool'];
  readonly target: TargetFacts;
  readonly startedAt: string;
  /** As recorded: the report redacts them. */
  readonly exchanges: readonly Exchange[];
  readonly requests: number;
  /** Values that the run learned or was given: tokens, codes, assertions, keys. What is written of the run hides them. */
  readonly secrets?: readonly string[];
  /** What a judge needs besides the exchanges; without it there is no archive. */
  readonly judging?: JudgingFacts;
  readonly groups?: Report['groups'];
  /** Groups whose rules are promises of the profile, and not rules of the standard; empty or absent where it makes none. */
  readonly promiseGroups?: readonly string[];
  readonly sample?: Report['sample'];
  readonly consents?: Report['consents'];
  /** What the evidence says of each test of the official suite. */
  readonly official?: readonly OfficialDecision[];
  readonly shard?: ShardFacts;
  readonly again?: AgainFacts;
  readonly problems?: Report['problems'];
  readonly incomplete?: true;
  /** Verdicts on what was gathered before the run was told to stop: they stand in for tests that no longer ran. */
  readonly verdicts?: readonly Verdict[];
}
