import type { Client } from '../../stub/access/clients.ts';
import type { BankOptions as InnerOptions } from '../../stub/bank-options.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import type { Variant } from '../../stub/variants/variant.ts';
import type { BankOptions } from '../public/bank-options.ts';
import { requireRelease } from '../require-release.ts';
import { callMasking } from './call-masking.ts';
import { checkFaults, checkVariants } from './check-changes.ts';
import { describedLate } from './described-late.ts';
import { changesNamed } from './named-changes.ts';
import { profileOf } from './profile-of.ts';
import { registeredClients } from './registered-clients.ts';

/** What is loaded before a bank can be made. */
export interface ReadyOptions {
  readonly inner: InnerOptions;
  readonly faults: readonly Fault[];
  readonly variants: readonly Variant[];
}

/**
 * Checks the options of a bank, and loads what they name. `usualClients` are those that every bank has, with their keys where they
 * have any. Throws an AispError, or what is turned into one.
 */
export async function readyOptions(options: BankOptions, usualClients?: readonly Client[]): Promise<ReadyOptions> {
  const { seed = 1, date, pageSize, tokenSeconds, baseUrl, onError, clients = [] } = options;
  const release = requireRelease(options.release);
  const [profile, { faults, variants }] = await Promise.all([profileOf(options.profile), changesNamed(options)]);
  checkFaults(faults, profile, release);
  checkVariants(variants, profile, release);
  if (date !== undefined && Number.isNaN(date.getTime())) throw new TypeError('date is no moment in time');
  const inner: InnerOptions = {
    ...{ profile, release, seed, faults, variants },
    clients: registeredClients(clients, usualClients),
    journal: { masking: callMasking(), links: true },
    openApi: describedLate,
    checkData: async () => (await import('./check-data.ts')).checkData,
    ...(date === undefined ? {} : { date }),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(tokenSeconds === undefined ? {} : { tokenSeconds }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(onError === undefined ? {} : { report: onError }),
  };
  return { inner, faults, variants };
}
