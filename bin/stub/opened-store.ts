import type { OpenShared } from '../../library/bank/make-bank.ts';
import { storeFolder } from '../../library/bank/store-folder.ts';
import { print } from '../../reports/print.ts';
import { readRedisPlace } from '../../stub/state/redis/redis-place.ts';

/** Where a bank was told to keep what changes. */
export interface StoreOptions {
  /** `file:FOLDER` or the URL of a Redis; in memory when absent. */
  readonly store?: string;
  readonly storePrefix: string;
}

/**
 * The folder of a store, or what opens one that is shared and says on the standard error what is to be known of it; how it is set is
 * said where `speaks`: once is enough.
 */
export function openedStore({ store, storePrefix }: StoreOptions, speaks = true): string | OpenShared | undefined {
  if (store === undefined) return undefined;
  const folder = storeFolder(store);
  if (folder !== undefined) return folder;
  return async (bank) => {
    const { openRedisStore } = await import('../../stub/state/redis/redis-store.ts');
    const said = (message: string) => print(process.stderr, `aisp: ${message}\n`);
    const opened = await openRedisStore(readRedisPlace(store, storePrefix), bank, { said });
    if (speaks) for (const notice of opened.notices) said(notice);
    return opened.store;
  };
}
