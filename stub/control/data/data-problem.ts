import { OAuthError } from '../../access/oauth-error.ts';

/** One thing that is wrong with what is to be added. */
export interface DataProblem {
  /** JSON pointer into the document. */
  readonly pointer: string;
  /** True where it is the key itself that is wrong, or missing below it. */
  readonly key?: boolean;
  readonly message: string;
  readonly cure: string;
}

/** Finds what is wrong with the shape of a document of data. The bank may not judge shapes itself: this is handed to it. */
export type CheckData = (document: unknown) => readonly DataProblem[];

/** What a bank begins with: a document, and what is wrong with its shape. */
export interface StartData {
  readonly document: unknown;
  readonly problems: readonly DataProblem[];
}

/** Nothing was added: every problem that was found, in the order of the document. */
export class DataError extends OAuthError {
  readonly problems: readonly DataProblem[];

  constructor(problems: readonly DataProblem[]) {
    super('invalid_request', problems.map(({ message, cure }) => `${message} ${cure}`).join('\n'));
    this.name = 'DataError';
    this.problems = problems;
  }
}

/** `transactions[0].Amount` for `/transactions/0/Amount`. */
export function dotted(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step, index) => (/^\d+$/.test(step) ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`))
    .join('');
}
