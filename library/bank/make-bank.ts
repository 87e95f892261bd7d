import { type Bank, createBank, stampOf } from '../../stub/bank.ts';
import type { BankOptions } from '../../stub/bank-options.ts';
import { LocalState } from '../../stub/state/local/local-state.ts';
import type { SharedStore } from '../../stub/state/shared/shared-store.ts';
import type { BankStamp } from '../../stub/state/snapshot.ts';

/** Opens a store for this bank. Rejects with a StoreError. */
export type OpenShared = (bank: BankStamp) => Promise<SharedStore>;

/** What it takes to make a bank. */
export interface MakeOptions {
  readonly options: BankOptions;
  /** The folder that keeps all that changes, or what opens a store that many processes share; in memory when absent. */
  readonly store?: string | OpenShared | undefined;
  /** Hears once that the store failed; the bank reports of each call that it fails, too. */
  readonly failed?: (error: unknown) => void;
  /** What the bank says of the data that it is to begin with, as whoever gave it reads it. */
  readonly inLines?: ((error: unknown) => unknown) | undefined;
}

/** A bank, and what it keeps. */
export interface MadeBank {
  readonly bank: Bank;
  /** Lets go of the store, once it has all. */
  readonly close: () => Promise<void>;
}

/** Makes a bank, over what a store has where one is named. Rejects with a StoreError, and with what `inLines` makes of a DataError. */
export async function makeBank(
  { options, store, failed = () => {}, inLines = (error) => error }: MakeOptions,
  create: (options: BankOptions) => Bank,
): Promise<MadeBank> {
  try {
    if (store === undefined) return { bank: create(options), close: async () => {} };
    // A folder is for the data that it was begun with: it must not be begun for data that no bank can have.
    if (options.data !== undefined) createBank(options);
    return typeof store === 'string'
      ? await overFolder(store, options, { create, failed })
      : await overShared(store, options, create);
  } catch (error) {
    throw inLines(error);
  }
}

async function overShared(
  open: OpenShared,
  options: BankOptions,
  create: (options: BankOptions) => Bank,
): Promise<MadeBank> {
  const store = await open(stampOf(options));
  const close = () => store.close();
  try {
    const { SharedState } = await import('../../stub/state/shared/shared-state.ts');
    return { bank: create({ ...options, state: await SharedState.open(store, options) }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function overFolder(
  folder: string,
  options: BankOptions,
  { create, failed }: { readonly create: (options: BankOptions) => Bank; readonly failed: (error: unknown) => void },
): Promise<MadeBank> {
  const { openFileStore } = await import('../../stub/state/file/file-store.ts');
  const store = await openFileStore(folder, stampOf(options));
  try {
    const state = await LocalState.open(store, failed, options);
    const close = async () => {
      await state.settled().catch(() => {});
      await store.close();
    };
    return { bank: create({ ...options, state }), close };
  } catch (error) {
    await store.close();
    throw error;
  }
}
