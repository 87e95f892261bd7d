/** One header as it was sent or received. */
export type Header = readonly [name: string, value: string];

/** A call and its answer as they were, before anything is masked. */
export interface RecordedCall {
  /** Id of the entry. */
  readonly id: string;
  /** Empty: no scenario made it. */
  readonly scenario: string;
  /** The operation, or `call`. */
  readonly purpose: string;
  /** Ids of resources that it is about: they are no secrets, however they look. */
  readonly ids: readonly string[];
  readonly request: {
    readonly method: string;
    /** Absolute, with its query. */
    readonly url: string;
    readonly headers: readonly Header[];
    readonly body?: string;
  };
  readonly response?: {
    readonly status: number;
    readonly headers: readonly Header[];
    /** As text; of a long body the beginning, of one that is no text the first bytes as Latin-1. */
    readonly body: string;
    /** Bytes of the whole body. */
    readonly size: number;
  };
  /** Set where more was answered than `body` holds. */
  readonly cut?: true;
  /** ISO 8601, by the clock of the bank. */
  readonly startedAt: string;
  readonly durationMs: number;
}

/** Calls as they may be shown. */
export interface MaskedCalls {
  readonly calls: readonly RecordedCall[];
  /** A sentence in which values of these calls may stand. */
  readonly text: (sentence: string) => string;
}

/** What the bank cannot do for itself: hide what is secret or personal, as reports do, and write archives. */
export interface Masking {
  mask(calls: readonly RecordedCall[]): Promise<MaskedCalls>;
  /** HAR 1.2, masked: what `aisp judge` takes. */
  har(calls: readonly RecordedCall[]): Promise<unknown>;
}

/** How a bank keeps its journal. */
export interface JournalOptions {
  readonly masking: Masking;
  /** Calls that are kept, 1000 when absent; older ones go. */
  readonly calls?: number;
  /** Bytes of bodies that are kept, of all calls together: 32 MiB when absent. */
  readonly bytes?: number;
  /** Bytes of one body that are kept, 128 KiB when absent. */
  readonly bodyBytes?: number;
  /** True has error bodies lead callers on this machine to the entry: `Url` of OBError1, `error_uri` of OAuth. */
  readonly links?: boolean;
}
