import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisClientType } from '@redis/client';
import { StoreError } from '../store.ts';
import type { RedisPlace } from './redis-place.ts';

/** How long a command waits for a store that is away, in milliseconds. */
const usualPatience = 5_000;
const betweenTries = 50;

/** Replies of a store that will be itself again in a moment, as when it reads its file after a restart. */
const passing = /^(LOADING|BUSY|TRYAGAIN|MASTERDOWN|READONLY|CLUSTERDOWN)\b/;
/** Replies of one that can take no more. */
const full = /^(OOM|MISCONF)\b/;

export interface ConnectionOptions {
  readonly patience?: number;
  /** Hears when the store goes away, and when it is back. */
  readonly said?: (message: string) => void;
}

/** One connection to a store, made anew whenever it breaks. Whatever goes wrong is told without user and password. */
export class RedisConnection {
  readonly #place: RedisPlace;
  readonly #client: RedisClientType;
  readonly #patience: number;
  readonly #said: (message: string) => void;
  #away = false;
  /** True once it has been had: what goes wrong before is told to whoever opens it. */
  #begun = false;

  private constructor(place: RedisPlace, client: RedisClientType, { patience, said }: ConnectionOptions) {
    this.#place = place;
    this.#client = client;
    this.#patience = patience ?? usualPatience;
    this.#said = said ?? (() => {});
    client.on('error', (error: unknown) => this.#lost(error));
    client.on('ready', () => this.#back());
  }

  /** Rejects with a StoreError where nobody answers there, or not to this user. */
  static async open(place: RedisPlace, options: ConnectionOptions = {}): Promise<RedisConnection> {
    const { createClient } = await import('@redis/client');
    const { host, port, tls, database, username, password } = place;
    let begun = false;
    const common = {
      connectTimeout: 2_000,
      // What cannot be had at the start is told at once; what breaks later is mended.
      reconnectStrategy: (tries: number) => (begun ? Math.min(1_000, betweenTries * 2 ** tries) : false),
    };
    const client = createClient({
      socket: tls ? { ...common, host, port, tls: true, servername: host } : { ...common, host, port },
      ...{ database, RESP: 2, disableOfflineQueue: true, disableClientInfo: true },
      // Whoever asks has patience of its own: the client would keep a timer of five seconds for each command, long after its reply.
      commandOptions: { timeout: 0 },
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
    }) as unknown as RedisClientType;
    const connection = new RedisConnection(place, client, options);
    try {
      await client.connect();
      begun = true;
      connection.#begun = true;
      return connection;
    } catch (cause) {
      client.destroy();
      const cure = 'See that it runs, and that address, user and password are right';
      throw new StoreError('STORE_UNUSABLE', `No store at ${place.name}: ${inWords(cause)}. ${cure}.`, cause);
    }
  }

  /**
   * The reply to a command, asked for again while the store is away: it must be one that may be sent twice. Rejects with a StoreError
   * where the store is away for too long or has no room, and with the reply of the store where that is an error.
   */
  async ask(command: readonly string[]): Promise<unknown> {
    const end = performance.now() + this.#patience;
    for (let left = this.#patience; ; left = Math.max(1, Math.round(end - performance.now()))) {
      try {
        return await this.#once(command, left);
      } catch (error) {
        const words = inWords(error);
        if (full.test(words)) {
          const cure = 'Give it more memory or room, or delete consents';
          throw new StoreError('STORE_FULL', `The store at ${this.#place.name} keeps nothing more: ${words}. ${cure}.`);
        }
        if (isReply(error) && !passing.test(words)) throw error;
        if (performance.now() + betweenTries >= end) {
          const cure = 'Call again once it is back';
          throw new StoreError('STORE_AWAY', `The store at ${this.#place.name} is away: ${words}. ${cure}.`);
        }
        await sleep(betweenTries);
      }
    }
  }

  async close(): Promise<void> {
    this.#client.removeAllListeners('error');
    this.#client.on('error', () => {});
    this.#client.destroy();
  }

  async #once(command: readonly string[], milliseconds: number): Promise<unknown> {
    const reply = this.#client.sendCommand([...command]);
    return await new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('it does not answer')), milliseconds);
      // What comes too late is of nobody's interest.
      reply.then(resolve, reject).finally(() => clearTimeout(late));
    });
  }

  #lost(error: unknown): void {
    if (this.#away || !this.#begun) return;
    this.#away = true;
    this.#said(
      `The store at ${this.#place.name} is away: ${inWords(error)}. Calls wait for it, and are then refused with 503.`,
    );
  }

  #back(): void {
    if (this.#away) this.#said(`The store at ${this.#place.name} is there.`);
    this.#away = false;
  }
}

/** True for what the store itself said. */
const isReply = (error: unknown) => /^[A-Z]+ /.test(inWords(error)) && !(Object(error) as { code?: unknown }).code;

function inWords(error: unknown): string {
  const { message, code, errors } = Object(error) as { message?: string; code?: string; errors?: readonly unknown[] };
  if (message !== undefined && message !== '') return message;
  return code ?? (errors?.[0] === undefined ? String(error) : inWords(errors[0]));
}
