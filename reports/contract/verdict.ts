import type { Level, Outcome } from './outcome.ts';
import type { Lack } from './supply.ts';

/** Where the standard, or the service document, says it. */
export interface Clause {
  /** Page and section, in the document's own words: `Accounts, Permission Codes`. */
  readonly title: string;
  /** Absolute link to the page; absent for the service document. */
  readonly url?: string;
  /** Page of the package with the line of the service document, and its anchor: `docs/service.md#rule-1`. */
  readonly page?: string;
}

/** One departure from a rule, with the place of its evidence. The same fault in many records is one finding with a count. */
export interface Finding {
  /** What was expected and what came, in one or two sentences. */
  readonly message: string;
  /** JSON pointer into the response body (RFC 6901). */
  readonly pointer?: string;
  /** Id of the exchange that shows it. */
  readonly exchange: string;
  /** How many places show it, this one included; absent means one. */
  readonly count?: number;
  /** Up to two further places. */
  readonly examples?: readonly { readonly pointer?: string; readonly exchange: string }[];
  /** Why it does not count: the reason, the owner and the end of the waiver that covers its places. Absent when it counts. */
  readonly waived?: string;
}

/** What one rule came to. */
export interface Verdict {
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  readonly group: string;
  readonly outcome: Outcome;
  /** How many things the rule looked at: records, headers, exchanges. Zero is never a pass. */
  readonly checked: number;
  readonly findings: readonly Finding[];
  readonly clause: Clause;
  /** Why it is not applicable, not exercised (and what to supply), in error or waived. */
  readonly reason?: string;
  /** The rule that tells the cause for which this one was not exercised: it waits until that is mended, or is waived with it. */
  readonly toldBy?: string;
  /** Set where the masked evidence does not give this verdict, for a fault of this tool: it is that of the run. */
  readonly unproven?: true;
  /** What would have it exercised; absent where nobody but the bank can help. */
  readonly lacks?: Lack;
}
