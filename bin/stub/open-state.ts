import { BankState } from '../../stub/state/bank-state.ts';
import { openFileStore } from '../../stub/state/file/file-store.ts';
import type { BankStamp } from '../../stub/state/snapshot.ts';

/** A state that is kept, for as long as the bank lasts. */
export interface KeptState {
  readonly state: BankState;
  /** Rejects with a StoreError once the store fails, and is never fulfilled. */
  readonly failure: Promise<never>;
  /** Lets go of the store, once it has all. */
  close(): Promise<void>;
}

/** Opens the state that a folder keeps. Rejects with a StoreError. */
export async function openState(folder: string, bank: BankStamp): Promise<KeptState> {
  // Whatever the store writes is for this user alone.
  if (process.platform !== 'win32') process.umask(0o077);
  const store = await openFileStore(folder, bank);
  const { promise: failure, reject } = withRejection();
  try {
    const state = await BankState.open(store, reject);
    const close = async () => {
      await state.settled().catch(() => {});
      await store.close();
    };
    return { state, failure, close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function withRejection(): { readonly promise: Promise<never>; readonly reject: (error: unknown) => void } {
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  // Whoever waits for it hears of it; nobody need.
  promise.catch(() => {});
  return { promise, reject };
}
