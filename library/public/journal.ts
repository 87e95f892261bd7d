import type { Recording } from './archive.ts';
import type { Exchange } from './report.ts';

/** What a refusal follows from. */
export interface RefusalGround {
  /** Id of the statement of the standard; absent where it follows from what the standard builds on. */
  readonly statement?: string;
  /** What holds, in our words. */
  readonly says?: string;
  /** Document and heading. */
  readonly clause?: string;
  /** Link to it. */
  readonly link?: string;
  /** Ids of the rules by which a bank is judged here. */
  readonly rules: readonly string[];
}

/** Why a call was refused, and what would have been accepted. */
export interface Refusal {
  /** Where on its way it was. */
  readonly guard: string;
  /** `ErrorCode` of OBError1, or `error` of OAuth; absent for a refusal without a body. */
  readonly code?: string;
  readonly message: string;
  /** The member, header or parameter that it is about. */
  readonly path?: string;
  /** The closest first. */
  readonly follows: readonly RefusalGround[];
  /** What would have been accepted, with the values of this call. */
  readonly accepted: string;
}

/** What one guard of the bank decided on a call. */
export interface Decision {
  readonly guard: string;
  readonly decided: 'passed' | 'refused' | 'not reached';
  /** What the decision went by. */
  readonly detail: string;
}

/** One call, and what was decided on its way. Whatever is secret or personal is masked. */
export interface JournalEntry {
  readonly id: string;
  /** When it came, by the clock of the bank. */
  readonly at: string;
  /** In milliseconds of real time. */
  readonly durationMs: number;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** 0 where no answer came. */
  readonly status: number;
  readonly refused: boolean;
  /** By which release the bank was called; absent beside its interface. */
  readonly release?: string;
  /** `GET /accounts`; absent for what is none of the interface. */
  readonly operation?: string;
  readonly interactionId?: string;
  /** Id of the client. */
  readonly client?: string;
  /** The ConsentId. */
  readonly consent?: string;
  /** The hint of the persona. */
  readonly persona?: string;
  readonly decisions: readonly Decision[];
  /** Why it was refused; several where several things were wrong. */
  readonly refusals: readonly Refusal[];
  /** Ids of the faults and variants that the bank had, and what went wrong in this call alone: what it answered may be theirs. */
  readonly changes: readonly string[];
}

/** The same with headers and bodies; `cut` where the body is only the beginning of what was answered. */
export interface FullJournalEntry extends JournalEntry, Pick<Exchange, 'request' | 'response'> {
  readonly cut?: true;
}

/** Which calls are wanted: those that have all that is named. */
export interface JournalFilter {
  /** A status such as `403`, or the first digit of several, as `4xx`. */
  readonly status?: string | number;
  /** Id of the client. */
  readonly client?: string;
  /** A ConsentId. */
  readonly consent?: string;
  /** The hint of a persona. */
  readonly persona?: string;
  readonly interactionId?: string;
  /** By which release the bank was called: for a bank that speaks two. */
  readonly release?: string;
  /** Calls from this moment on, by the clock of the bank. */
  readonly since?: Date;
  /** Only calls that came after the entry with this id. */
  readonly after?: string;
  /** True for calls that were refused, and no others. */
  readonly refused?: boolean;
  /** The last so many of them: 100 when left out. */
  readonly limit?: number;
}

/** The last calls of a bank, bounded in number and in bytes, each with what was decided on its way. */
export interface Journal {
  /** The oldest first. */
  entries(filter?: JournalFilter): Promise<readonly JournalEntry[]>;
  /** One call with its headers and bodies; undefined for one that is not kept any more. */
  entry(id: string): Promise<FullJournalEntry | undefined>;
  /** The calls as HAR 1.2, which `judge` takes. All that are kept without a limit. */
  har(filter?: JournalFilter): Promise<Recording>;
  /** New entries as they come, until the bank is closed or the signal says so. */
  follow(filter?: Omit<JournalFilter, 'limit'> & { readonly signal?: AbortSignal }): AsyncIterable<JournalEntry>;
  /** Forgets all calls. */
  clear(): void;
}
