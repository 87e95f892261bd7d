/** A worker that ended before it served. */
export class WorkerNotStartedError extends Error {
  override readonly name = 'WorkerNotStartedError';
  /** Of the worker, which has said why; undefined where it could say nothing. */
  readonly exitCode: number | undefined;

  /** `end` is its exit code, or the signal that ended it. */
  constructor(end: number | string) {
    super(`A process of the bank ended before it served: ${end}`);
    this.exitCode = typeof end === 'number' && end !== 0 ? end : undefined;
  }
}
