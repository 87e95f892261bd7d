import type { OpenShared } from '../../../library/bank/make-bank.ts';
import { batched, type FromWorker, type ToWorker } from '../../../stub/state/workers/messages.ts';
import { WorkerStore } from '../../../stub/state/workers/worker-store.ts';
import { type WorkerHears, type WorkerSays, workerVariables } from './worker-messages.ts';

/** What a process that is one of several knows of its part. */
export interface WorkerPart {
  /** The folder of the keys that all serve with, where there are any. */
  readonly keys?: string;
  readonly port: number;
  /** True for the one that prints. */
  readonly speaks: boolean;
  /** What is shared with the others through the process above. */
  readonly store: OpenShared;
  /** Says that it serves. */
  ready(): void;
  /** Has this process end once nothing else is to be done: that it hears the one above does not keep it. */
  leave(): void;
}

/** The part of this process, which another one started as a worker. */
export function asWorker(): WorkerPart {
  let hear = (_messages: readonly ToWorker[]): void => {};
  // Where the one above is gone this process ends: nobody is to hear of what could not be said.
  const say = (message: WorkerSays): void => void process.send?.(message, undefined, undefined, () => {});
  process.on('message', (message: WorkerHears) => {
    if ('beat' in message) say(message);
    else hear(message);
  });
  const channel = batched<FromWorker, ToWorker>({
    send: say,
    listen: (listener) => {
      hear = listener;
    },
  });
  const { [workerVariables.keys]: keys, [workerVariables.port]: port, [workerVariables.speaks]: speaks } = process.env;
  return {
    ...(keys === undefined ? {} : { keys }),
    port: Number(port),
    speaks: speaks === 'yes',
    store: async (bank) => new WorkerStore(channel, bank),
    ready: () => say({ ready: true }),
    leave: () => process.channel?.unref(),
  };
}
