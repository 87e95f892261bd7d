import type { Commit, Committed, Loaded } from '../shared/shared-store.ts';
import type { BankStamp } from '../snapshot.ts';
import type { StoreErrorCode } from '../store.ts';

/** What a worker asks of the process that holds the store, each with a number by which it is answered. */
export type Asking =
  | { readonly ask: 'load'; readonly number: number; readonly bank: BankStamp }
  | { readonly ask: 'commit'; readonly number: number; readonly commit: Commit }
  | { readonly ask: 'constant'; readonly number: number; readonly name: string; readonly text?: string };

/** What a worker says: what it asks, and up to which commit all have reached it. */
export type FromWorker = Asking | { readonly reached: number };

export type Reply = Loaded | { readonly kept?: number } | { readonly text?: string };

export interface Failure {
  readonly code: StoreErrorCode;
  readonly message: string;
}

/**
 * What a worker is told: answers, and every commit that is kept, in order; of its own, which it has, that it is the one that it asked for by
 * a number.
 */
export type ToWorker =
  | { readonly answers: number; readonly reply: Reply }
  | { readonly answers: number; readonly failure: Failure }
  | { readonly kept: Committed }
  | { readonly keptOwn: number; readonly asked: number };

/** A way from one process to another, on which messages arrive in order. */
export interface Channel<Sent, Heard> {
  send(message: Sent): void;
  /** At most one listens. */
  listen(hear: (message: Heard) => void): void;
}

/** Sends together what is said in one go: where many call at a time much is said, and each message between processes has its price. */
export function batched<Sent, Heard>(channel: Channel<readonly Sent[], readonly Heard[]>): Channel<Sent, Heard> {
  let waiting: Sent[] = [];
  const sendAll = (): void => {
    const all = waiting;
    waiting = [];
    channel.send(all);
  };
  return {
    send(message) {
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push(message);
    },
    listen: (hear) =>
      channel.listen((messages) => {
        for (const message of messages) hear(message);
      }),
  };
}
