/** What can be wrong, for programs to branch on. Stable: a code is never given another meaning. */
export type AispErrorCode =
  /** A profile, a target, clients or data that cannot be used: `problems` has every one of them. */
  | 'BAD_CONFIGURATION'
  /** An archive that cannot be read, or was changed. */
  | 'BAD_ARCHIVE'
  | 'UNKNOWN_RELEASE'
  /** Releases of one version for one bank: they share its path. */
  | 'RELEASES_OF_ONE_VERSION'
  | 'UNKNOWN_FAULT'
  | 'UNKNOWN_VARIANT'
  | 'UNKNOWN_QUIRK'
  | 'UNKNOWN_AS_FOUND'
  /** A quirk that the bundled bank cannot have: the message says why. */
  | 'QUIRK_NOT_MADE'
  /** A fault or a variant that makes no difference in the chosen profile and release. */
  | 'CANNOT_SHOW'
  /** A glob of `only` that matches no rule. */
  | 'NO_SUCH_RULE'
  /** A token that cannot be had: of a persona, an account or a permission code that there is not. */
  | 'BAD_TOKEN_REQUEST'
  /** A consent that the bank does not have, or that is not authorised, or an account outside of it. */
  | 'NO_SUCH_CONSENT'
  /** A time, a duration or a rate that no clock can have. */
  | 'BAD_TIME'
  /** Something that cannot go wrong at run time, or does not. */
  | 'BAD_FAULT'
  /** A fault that a bank can have from its start only: TLS, keys, discovery. */
  | 'FIXED_AT_START'
  /** Something that cannot be added to the data, or taken away. */
  | 'BAD_DATA'
  /** A client or a persona that a reset was asked for, and that the bank does not know. */
  | 'BAD_RESET'
  /** A snapshot that is none, or was taken of another bank. */
  | 'BAD_SNAPSHOT'
  | 'PORT_IN_USE'
  | 'PORT_FORBIDDEN'
  | 'CANNOT_LISTEN'
  /** Another bank has the store. */
  | 'STORE_IN_USE'
  /** What is there is not all that was kept. */
  | 'STORE_DAMAGED'
  /** A store that was begun by a bank of another profile, release or seed, or with other data. */
  | 'STORE_OF_ANOTHER_BANK'
  /** No store can be kept there. */
  | 'STORE_UNUSABLE'
  /** The store failed while the bank ran: what it acknowledged is kept, and nothing more is acknowledged. */
  | 'STORE_FAILED'
  /** Nothing answers at the target, or something that is no account information API. */
  | 'TARGET_UNUSABLE'
  /** The bank was closed before. */
  | 'BANK_CLOSED'
  /** A run that broke off with nothing to judge. */
  | 'RUN_BROKE';

/** One thing that is wrong with a configuration. */
export interface ConfigurationProblem {
  /** Stable: `unknown-key`, `missing-variable`, … */
  readonly code: string;
  /** The file, as it was named; absent where the value came from the program or the environment. */
  readonly file?: string;
  /** Line and column count from one. */
  readonly line?: number;
  readonly column?: number;
  /** What is wrong. Never holds a secret. */
  readonly message: string;
  /** What to do about it. */
  readonly cure: string;
}

/**
 * Thrown for what can go wrong while a program is right: `message` says what is wrong and what to do about it. Options that
 * a function does not have, of a wrong type or out of their bounds are a `TypeError`.
 */
export class AispError extends Error {
  override readonly name: string = 'AispError';
  readonly code: AispErrorCode;
  /** What is wrong, without the cure. */
  readonly problem: string;
  /** What to do about it; empty where `problem` says it. */
  readonly cure: string;
  /** With the code `BAD_CONFIGURATION` or `BAD_ARCHIVE`: all that is wrong, in the order of the file. */
  readonly problems: readonly ConfigurationProblem[];

  constructor(
    code: AispErrorCode,
    problem: string,
    cure: string,
    more: { readonly problems?: readonly ConfigurationProblem[]; readonly cause?: unknown } = {},
  ) {
    super(cure === '' ? problem : `${problem} ${cure}`, { cause: more.cause });
    this.code = code;
    this.problem = problem;
    this.cure = cure;
    this.problems = more.problems ?? [];
  }
}
