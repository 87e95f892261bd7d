import { type Bank, createBank, stampOf } from '../../stub/bank.ts';
import type { BankOptions } from '../../stub/bank-options.ts';
import { LocalState } from '../../stub/state/local/local-state.ts';

/** What it takes to make a bank. */
export interface MakeOptions {
  readonly options: BankOptions;
  /** The folder that keeps all that changes; in memory when absent. */
  readonly store?: string | undefined;
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
    return await overFolder(store, options, { create, failed });
  } catch (error) {
    throw inLines(error);
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
