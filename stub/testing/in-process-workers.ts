import type { BankStamp } from '../state/snapshot.ts';
import type { Channel, FromWorker, ToWorker } from '../state/workers/messages.ts';
import { WorkerStore } from '../state/workers/worker-store.ts';
import { type ShareOptions, WorkersShare } from '../state/workers/workers-share.ts';

/** A way on which messages wait until they are let through, in order. */
export class Way<M> {
  readonly #waiting: string[] = [];
  readonly #sent: () => void;
  hear: (message: M) => void = () => {};

  /** `sent` is called for each message that now waits. */
  constructor(sent: () => void) {
    this.#sent = sent;
  }

  send(message: M): void {
    // Between processes there is JSON.
    this.#waiting.push(JSON.stringify(message));
    this.#sent();
  }

  /** Lets the next one through, where one waits. */
  deliver(): void {
    const next = this.#waiting.shift();
    if (next !== undefined) this.hear(JSON.parse(next) as M);
  }
}

/** A worker of a test, in this process. */
export interface Joined {
  readonly store: WorkerStore;
  readonly up: Way<FromWorker>;
  readonly down: Way<ToWorker>;
  /** Ends it: nothing that is on its way arrives any more. */
  leave(): void;
}

/** Workers of one share, all of which are in this process. Messages arrive in the next turn, or when `isLed` as the test leads them. */
export function inProcessWorkers(options: Partial<ShareOptions> = {}, { isLed = false } = {}) {
  const share = new WorkersShare({ failed: () => {}, ...options });
  function join(bank: BankStamp): Joined {
    const up = new Way<FromWorker>(() => isLed || setImmediate(() => up.deliver()));
    const down = new Way<ToWorker>(() => isLed || setImmediate(() => down.deliver()));
    const below: Channel<FromWorker, ToWorker> = {
      send: (message) => up.send(message),
      listen: (hear) => {
        down.hear = hear;
      },
    };
    const above: Channel<ToWorker, FromWorker> = {
      send: (message) => down.send(message),
      listen: (hear) => {
        up.hear = hear;
      },
    };
    const gone = share.serve(above);
    const leave = (): void => {
      up.hear = () => {};
      down.hear = () => {};
      gone();
    };
    return { store: new WorkerStore(below, bank), up, down, leave };
  }
  return { share, join };
}
