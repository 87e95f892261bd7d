import { once } from 'node:events';
import { createServer } from 'node:net';
import { storeFolder } from '../../../library/bank/store-folder.ts';
import type { BankStamp } from '../../../stub/state/snapshot.ts';
import type { Store } from '../../../stub/state/store.ts';
import { WorkersShare } from '../../../stub/state/workers/workers-share.ts';
import { openKeys } from '../open-keys.ts';
import type { StubOptions } from '../stub-options.ts';
import { Crew } from './crew.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Serves one bank by several processes of this machine: this one holds what they share, and starts another for each that dies. Resolves
 * once a signal has stopped them all. Rejects with a StoreError once their store fails, and with a WorkerNotStartedError.
 */
export async function startWorkers(options: StubOptions): Promise<void> {
  const ending = new AbortController();
  for (const signal of signals) process.once(signal, () => ending.abort());
  let failure: { readonly error: unknown } | undefined;
  const failed = (error: unknown): void => {
    failure ??= { error };
    ending.abort();
  };
  const keys = await keysFor(options);
  const folder = options.store === undefined ? undefined : storeFolder(options.store);
  // Whatever the store writes is for this user alone.
  if (folder !== undefined && process.platform !== 'win32') process.umask(0o077);
  const share = new WorkersShare({
    failed,
    open: folder === undefined ? undefined : (bank) => openFolder(folder, bank),
  });
  const port = options.port === 0 ? await freePort(options.host) : options.port;
  const crew = new Crew({ share, port, keys: keys?.path, ending: ending.signal });
  try {
    await crew.start(options.workers);
    if (!ending.signal.aborted) await once(ending.signal, 'abort');
  } finally {
    ending.abort();
    await crew.stop();
    await share.close();
    keys?.remove();
  }
  if (failure !== undefined) throw failure.error;
}

/** The keys that all serve with: made here where no folder is named, and removed with the bank. */
async function keysFor({ tls, keys: folder, host, tlsName: names }: StubOptions) {
  if (!tls && folder === undefined) return undefined;
  const { path, remove } = await openKeys({ tls, folder, host, names });
  return { path, remove };
}

async function openFolder(folder: string, bank: BankStamp): Promise<Store> {
  const { openFileStore } = await import('../../../stub/state/file/file-store.ts');
  return await openFileStore(folder, bank);
}

/** A port for all of them, also for those that come when all the others are gone; 0 where the address is none of this machine. */
async function freePort(host: string): Promise<number> {
  const server = createServer();
  try {
    server.listen(0, host);
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  } catch {
    return 0;
  } finally {
    server.close();
  }
}
