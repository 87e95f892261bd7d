import { OAuthError } from '../../access/oauth-error.ts';
import { mostAdded } from '../../data/added/added-data.ts';

/** One thing that is wrong with what is to be added. */
export interface DataProblem {
  /** JSON pointer into the document. */
  readonly pointer: string;
  /** True where it is the key itself that is wrong, or missing below it. */
  readonly key?: boolean;
  readonly message: string;
  readonly cure: string;
  /** Of a problem that stands for others which are not told one by one: how many they are. */
  readonly count?: number;
}

/** What is wrong with a document that holds more than a bank keeps: nothing else of it is looked at. */
export function tooMany(document: unknown): DataProblem | undefined {
  const lists = typeof document === 'object' && document !== null ? Object.values(document) : [];
  const held = lists.reduce((sum: number, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
  if (held <= mostAdded) return undefined;
  const message = `The data holds ${held} records: this bank keeps ${mostAdded} added records at most.`;
  return { pointer: '', message, cure: 'Take some of them out.' };
}

/** Stands for problems that are not told one by one. */
export function moreProblems(count: number): DataProblem {
  return { pointer: '', message: `And ${count} more.`, cure: 'Correct these first.', count };
}

/** Finds what is wrong with the shape of a document of data. The bank may not judge shapes itself: this is handed to it. */
export type CheckData = (document: unknown) => readonly DataProblem[];

/** What a bank begins with: a document, and what is wrong with its shape. */
export interface StartData {
  readonly document: unknown;
  readonly problems: readonly DataProblem[];
}

/** So many problems are told; of more than these their number is. */
const mostProblems = 50;

/** Nothing was added: the first problems that were found, in the order of the document, and how many more there are. */
export class DataError extends OAuthError {
  readonly problems: readonly DataProblem[];

  constructor(found: readonly DataProblem[]) {
    const each = found.filter(({ count }) => count === undefined);
    const untold = found.reduce((sum, { count = 0 }) => sum + count, Math.max(0, each.length - mostProblems));
    const problems = [...each.slice(0, mostProblems), ...(untold > 0 ? [moreProblems(untold)] : [])];
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
