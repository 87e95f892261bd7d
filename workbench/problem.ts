import { ConfigurationError, describeProblem } from '../suites/target/configuration-error.ts';

/** What could not be done, and the cure: what a page shows where another one was asked for. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly cure: string;
  readonly status: 400 | 404 | 409;

  constructor(message: string, cure = '', status: Problem['status'] = 400) {
    super(message);
    this.cure = cure;
    this.status = status;
  }
}

/** An error as a page tells it, where it is one that has a cure; undefined for a fault of ours. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error;
  if (error instanceof ConfigurationError) return new Problem(error.problems.map(describeProblem).join('\n'));
  if (error instanceof Error && 'cure' in error && typeof error.cure === 'string')
    return new Problem(error.message, error.cure);
  return undefined;
}
