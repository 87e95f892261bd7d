/** What a judge needs besides the exchanges, as JSON: the suites know what is in it. */
export interface JudgingFacts {
  /** What was declared before the first call: it is archived as it is. */
  readonly declared: unknown;
  /** What the run found out: it is archived as masked as the exchanges. */
  readonly gathered: unknown;
}
