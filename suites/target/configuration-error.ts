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
  | 'bad-archive'
  | 'more-problems';

/** So many problems are told; of more than these their number is. */
export const mostProblems = 50;

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
  /** Of `more-problems`: how many are not told one by one. */
  readonly count?: number;
}

/** Stands for problems that are not told one by one. */
export function moreProblems(count: number): ConfigurationProblem {
  return { code: 'more-problems', count, message: `And ${count} more.`, cure: 'Correct these first.' };
}

/** The configuration cannot be used: the first problems that were found, in the order of the file, and how many more there are. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  readonly problems: readonly ConfigurationProblem[];

  constructor(problems: readonly ConfigurationProblem[]) {
    const ordered = problems.filter(({ code }) => code !== 'more-problems').sort(byPlace);
    const untold = problems.reduce((sum, { count = 0 }) => sum + count, Math.max(0, ordered.length - mostProblems));
    const told = [...ordered.slice(0, mostProblems), ...(untold > 0 ? [moreProblems(untold)] : [])];
    super(told.map(describeProblem).join('\n'));
    this.problems = told;
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
