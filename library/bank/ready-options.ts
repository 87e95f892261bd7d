import type { Client } from '../../stub/access/clients.ts';
import type { BankOptions as InnerOptions } from '../../stub/bank-options.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { maxEntriesLimits } from '../../stub/state/bank-state.ts';
import type { Variant } from '../../stub/variants/variant.ts';
import type { BankOptions } from '../public/bank-options.ts';
import { requireReleases } from '../require-releases.ts';
import { callMasking } from './call-masking.ts';
import { checkFaults, checkVariants } from './check-changes.ts';
import { describedLate } from './described-late.ts';
import type { MakeOptions } from './make-bank.ts';
import { changesNamed } from './named-changes.ts';
import { populationTold } from './population-told.ts';
import { profileOf } from './profile-of.ts';
import { registeredClients } from './registered-clients.ts';
import { storeFolder } from './store-folder.ts';

/** What is loaded before a bank can be made. */
export interface ReadyOptions extends MakeOptions {
  readonly faults: readonly Fault[];
  readonly variants: readonly Variant[];
}

/**
 * Checks the options of a bank, and loads what they name. `usualClients` are those that every bank has, with their keys where they
 * have any. Throws an AispError, or what is turned into one.
 */
export async function readyOptions(options: BankOptions, usualClients?: readonly Client[]): Promise<ReadyOptions> {
  const { seed = 1, date, pageSize, tokenSeconds, baseUrl, onError, maxEntries, clients = [] } = options;
  const { release, beside } = requireReleases([options.release ?? []].flat());
  const [profile, { faults, variants }] = await Promise.all([profileOf(options.profile), changesNamed(options)]);
  checkFaults(faults, profile, { release, beside });
  checkVariants(variants, profile, { release, beside });
  const store = options.store === undefined ? undefined : storeFolder(options.store);
  if (store === undefined && options.store !== undefined) throw new TypeError('store must be written file:FOLDER');
  const { least, most } = maxEntriesLimits;
  if (maxEntries !== undefined && !(Number.isInteger(maxEntries) && maxEntries >= least && maxEntries <= most)) {
    throw new TypeError(`maxEntries must be a whole number from ${least} to ${most}, got ${maxEntries}`);
  }
  const loaded = options.data === undefined ? undefined : (await import('./load-data.ts')).loadData(options.data);
  const population = populationTold(options);
  const inner: InnerOptions = {
    ...{ profile, release, seed, faults, variants },
    ...(beside === undefined ? {} : { beside }),
    clients: registeredClients(clients, usualClients),
    journal: { masking: callMasking(), links: true },
    openApi: describedLate,
    checkData: async () => (await import('./check-data.ts')).checkData,
    ...(population === undefined ? {} : { population }),
    ...(date === undefined ? {} : { date }),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(tokenSeconds === undefined ? {} : { tokenSeconds }),
    ...(maxEntries === undefined ? {} : { maxEntries }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(onError === undefined ? {} : { report: onError }),
    ...(loaded === undefined ? {} : { data: loaded.data }),
  };
  return { options: inner, store, inLines: loaded?.inLines, faults, variants };
}
