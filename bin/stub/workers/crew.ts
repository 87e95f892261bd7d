import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { print } from '../../../reports/print.ts';
import { batched, type FromWorker, type ToWorker } from '../../../stub/state/workers/messages.ts';
import type { WorkersShare } from '../../../stub/state/workers/workers-share.ts';
import { betweenBeats, Heartbeat } from './heartbeat.ts';
import { type WorkerHears, type WorkerSays, workerVariables } from './worker-messages.ts';
import { WorkerNotStartedError } from './worker-not-started-error.ts';

/** How long until a worker that could not be started again is tried anew, in milliseconds: twice as long each time. */
const pauses = { first: 1_000, longest: 30_000 } as const;

export interface CrewOptions {
  /** What they share. */
  readonly share: WorkersShare;
  readonly port: number;
  /** The folder of their keys. */
  readonly keys: string | undefined;
  /** Aborted once they are to stop. */
  readonly ending: AbortSignal;
}

/** The workers of one bank: one that ends by itself, or hangs, is replaced. */
export class Crew {
  readonly #options: CrewOptions;
  readonly #workers = new Map<Worker, Heartbeat>();
  readonly #clock: NodeJS.Timeout;

  constructor(options: CrewOptions) {
    this.#options = options;
    // Each takes the connections itself: one that is handed to a process that hangs would be nobody's when that is ended.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    this.#clock = setInterval(() => {
      for (const heartbeat of this.#workers.values()) heartbeat.beat();
    }, betweenBeats);
  }

  /** Fulfilled once so many serve, of which the first prints what a developer needs. Rejects with a WorkerNotStartedError. */
  async start(count: number): Promise<void> {
    const ids = [await this.#started(true)];
    ids.push(...(await Promise.all(Array.from({ length: count - 1 }, () => this.#started(false)))));
    if (!this.#options.ending.aborted) say(`${count} processes serve the bank: ${ids.join(', ')}.`);
  }

  /** Fulfilled once none is left. */
  async stop(): Promise<void> {
    await Promise.all(
      [...this.#workers.keys()].map(async (worker) => {
        const over = once(worker, 'exit');
        worker.process.kill('SIGTERM');
        await over;
      }),
    );
    clearInterval(this.#clock);
  }

  /** The id of a new worker, once it serves; undefined where all are told to stop. Rejects with a WorkerNotStartedError. */
  async #started(speaks: boolean): Promise<number | undefined> {
    const { share, port, keys, ending } = this.#options;
    if (ending.aborted) return undefined;
    const worker = cluster.fork({
      ...(keys === undefined ? {} : { [workerVariables.keys]: keys }),
      [workerVariables.port]: `${port}`,
      [workerVariables.speaks]: speaks ? 'yes' : 'no',
    });
    const send = (message: WorkerHears): void => {
      if (worker.isConnected()) worker.send(message, () => {});
    };
    const heartbeat = new Heartbeat({
      ask: () => send({ beat: true }),
      end: () => worker.process.kill('SIGKILL'),
    });
    this.#workers.set(worker, heartbeat);
    let hear = (_messages: readonly FromWorker[]): void => {};
    const leave = share.serve(
      batched<ToWorker, FromWorker>({
        send,
        listen: (listener) => {
          hear = listener;
        },
      }),
    );
    return await new Promise((resolve, reject) => {
      let serves = false;
      worker.on('message', (message: WorkerSays) => {
        heartbeat.answered();
        if ('beat' in message) return;
        if (!('ready' in message)) return hear(message);
        serves = true;
        heartbeat.serves();
        resolve(worker.process.pid);
      });
      worker.once('exit', (code, signal) => {
        this.#workers.delete(worker);
        leave();
        if (ending.aborted) resolve(undefined);
        else if (serves) this.#replace(worker.process.pid, signal ?? code).catch(() => {});
        else reject(new WorkerNotStartedError(signal ?? code));
      });
    });
  }

  async #replace(gone: number | undefined, end: number | string): Promise<void> {
    const { ending } = this.#options;
    say(`Process ${gone} of the bank ended (${end}): another takes its place.`);
    for (let pause: number = pauses.first; !ending.aborted; pause = Math.min(2 * pause, pauses.longest)) {
      try {
        const id = await this.#started(false);
        if (id !== undefined) say(`Process ${id} serves the bank in place of ${gone}.`);
        return;
      } catch {
        say(`No other could be started. It is tried again in ${pause / 1_000} s.`);
        await sleep(pause, undefined, { signal: ending });
      }
    }
  }
}

function say(message: string): void {
  print(process.stderr, `aisp: ${message}\n`);
}
