/** What a test of the official suite asks of the answer to its one call; `suites/ledger/official-tests.ts` says it of each. */
export type OfficialAsk =
  | 'schema'
  | 'playback'
  | 'no-token'
  | 'client-token'
  | 'undefined-path'
  | 'missing-permission'
  | 'unknown-account'
  | 'named-account';

/** What a run says of one test of the official functional conformance suite. */
export interface OfficialDecision {
  /** As that suite prints it: `OB-301-ACC-100500`. */
  readonly id: string;
  readonly kind: OfficialAsk;
  /** The call that it makes, and what it expects of the answer, in our words. */
  readonly asks: string;
  readonly outcome: 'passed' | 'failed' | 'not-decided';
  /** Why it fails, or why the evidence does not decide it. */
  readonly reason?: string | undefined;
  /** Id of the exchange that decides it. */
  readonly exchange?: string | undefined;
  /** Rules of ours about the same, first those that name it: in a decision all of them, in a report those that tell something. */
  readonly rules: readonly string[];
}

/** A decision beside the verdicts of our rules. */
export interface OfficialTestFacts extends OfficialDecision {
  /**
   * Present where the two judge differently. `only-warns`: it fails what we warn about. `not-ours`: it fails what breaks no rule
   * of ours. `misses`: it passes an operation whose answers break a rule.
   */
  readonly differs?: 'only-warns' | 'not-ours' | 'misses';
}

/** Whether the official suite will pass the bank, as far as the evidence of a run tells. */
export interface OfficialSuiteFacts {
  readonly passed: number;
  readonly failed: number;
  readonly notDecided: number;
  /** The tests that it selects for the release and the operations of the profile. */
  readonly tests: readonly OfficialTestFacts[];
  /** Ids of the rules that fail while no test beside them fails: a bank that is wrong in these ways passes there. */
  readonly unnoticed: readonly string[];
}
