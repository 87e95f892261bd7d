import type { FromWorker, ToWorker } from '../../../stub/state/workers/messages.ts';

/** Asked of a worker, which says the same: one that says nothing for a while hangs. */
export interface Beat {
  readonly beat: true;
}

/** What a worker of `aisp stub` says to the process above it. */
export type WorkerSays = readonly FromWorker[] | Beat | { readonly ready: true };

/** What it is told. */
export type WorkerHears = readonly ToWorker[] | Beat;

/** What a worker is given to begin with, by the environment. */
export const workerVariables = {
  /** A folder with the keys of the bank, where it has any. */
  keys: 'AISP_WORKER_KEYS',
  /** The port that all serve. */
  port: 'AISP_WORKER_PORT',
  /** `yes` for the one that prints what a developer needs, `no` for the others. */
  speaks: 'AISP_WORKER_SPEAKS',
} as const;

/** True in a process that another one started as a worker. */
export function isWorker(): boolean {
  return process.send !== undefined && process.env[workerVariables.speaks] !== undefined;
}
