/** Lines that supply something, by where they go. Where a file has the key already, the lines below the key are added to it. */
export interface SupplyLines {
  /** For the environment. */
  readonly environment?: string;
  /** YAML for the target file. */
  readonly target?: string;
  /** YAML for the profile file. */
  readonly profile?: string;
}

/** What one rule waits for. */
export interface Lack {
  /** Stable name of what is to be supplied: a variable of the environment, or a key of the target file. */
  readonly key: string;
  /** Why it is missing, in a sentence. */
  readonly because: string;
  /** How to supply it, in a sentence or two. */
  readonly text: string;
  readonly lines: SupplyLines;
  /** True where it is the access token of the client or of the PSU: without it next to nothing is exercised. */
  readonly token?: true;
}

/** One thing to supply, and the rules that wait for it. */
export interface Supply extends Omit<Lack, 'because'> {
  /** Why it is missing: one sentence, or several where rules met it in different places. */
  readonly because: readonly string[];
  /** Ids of the rules that wait for it. */
  readonly rules: readonly string[];
  /** How many of them are mandatory. */
  readonly mandatory: number;
}
