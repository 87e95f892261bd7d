/** What can be wrong with a configuration. Stable: scripts may rely on them. */
export type ProblemCode =
  | 'unreadable-file'
  | 'syntax'
  | 'unknown-key'
  | 'missing-key'
  | 'wrong-value'
  | 'secret-in-clear'
  | 'missing-variable'
  | 'bad-secret'
  | 'bad-url'
  | 'bad-tls'
  | 'unknown-release'
  | 'unknown-profile'
  | 'unknown-rule'
  | 'bad-archive';

export interface ConfigurationProblem {
  readonly code: ProblemCode;
  /** As the user named it; absent for the command line and the environment. */
  readonly file?: string;
  /** Both count from one. */
  readonly line?: number;
  readonly column?: number;
  /** What is wrong. Never holds a secret. */
  readonly message: string;
  readonly cure: string;
}

/** The configuration cannot be used: every problem that was found, in the order of the file. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    const ordered = [...problems].sort(byPlace);
    super(ordered.map(describeProblem).join('\n'));
    this.problems = ordered;
  }
}

/** One problem in one line: `bank.yaml:3:5: what is wrong. The cure.` */
export function describeProblem({ file, line, column, message, cure }: ConfigurationProblem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place === '' ? '' : `${place}: `}${message} ${cure}`;
}

function byPlace(a: ConfigurationProblem, b: ConfigurationProblem): number {
  if (a.file !== b.file) return 0;
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
