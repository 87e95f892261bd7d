import { once } from 'node:events';
import { callMasking } from '../../library/bank/call-masking.ts';
import { checkVariants } from '../../library/bank/check-changes.ts';
import { describedLate } from '../../library/bank/described-late.ts';
import { makeBank } from '../../library/bank/make-bank.ts';
import { changesNamed } from '../../library/bank/named-changes.ts';
import { withClients } from '../../library/bank/registered-clients.ts';
import { requireRelease } from '../../library/require-release.ts';
import { defaultClients } from '../../stub/access/clients.ts';
import { createBank, createControlledBank } from '../../stub/bank.ts';
import type { BankOptions } from '../../stub/bank-options.ts';
import { type PopulationSize, populationOf } from '../../stub/data/population/population-size.ts';
import { type ControlFromElsewhere, developerGuide } from '../../stub/guide/developer-guide.ts';
import type { Journal } from '../../stub/journal/journal.ts';
import { logLine } from '../../stub/journal/log-line.ts';
import { serveBank } from '../../stub/serve.ts';
import type { ServerTls } from '../../stub/tls/certificate-folder.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { UsageError } from '../exit.ts';
import { type ControlOptions, controlGuard } from './control-guard.ts';
import { openKeys } from './open-keys.ts';
import { openedStore } from './opened-store.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What `aisp stub` was told. */
export interface StubOptions extends ControlOptions {
  readonly port: number;
  readonly host: string;
  readonly profile: string;
  readonly release?: string;
  readonly seed: number;
  readonly customers?: number;
  readonly accounts?: number;
  readonly years?: number;
  readonly perDay?: number;
  readonly date?: Date;
  readonly tls: boolean;
  /** Names and addresses, besides loopback and `host`. */
  readonly tlsName: readonly string[];
  /** A folder. */
  readonly keys?: string;
  /** A file. */
  readonly clients?: string;
  /** A file. */
  readonly data?: string;
  readonly fault: readonly string[];
  readonly variant: readonly string[];
  readonly quirk: readonly string[];
  readonly asFound: readonly string[];
  /** `file:FOLDER` or the URL of a Redis, where all that changes is kept; in memory when absent. */
  readonly store?: string;
  /** What the keys in a Redis begin with. */
  readonly storePrefix: string;
  /** Entries of the state that are kept at a time. */
  readonly maxEntries: number;
  /** False for a bank that nobody controls. */
  readonly control: boolean;
  /** True for a line about each call on the standard error. */
  readonly log: boolean;
  /** Calls that are kept. */
  readonly journal: number;
  /** True where errors lead callers on this machine to the journal. */
  readonly errorLinks: boolean;
}

/** Serves a bank and prints its guide; resolves once a signal has stopped it. Rejects with a StoreError once its store fails. */
export async function startStub({ port, host, date, seed, tls, keys: folder, ...options }: StubOptions): Promise<void> {
  if (options.tlsName.length > 0 && !tls) {
    throw new UsageError('--tls-name is for a bank that serves TLS.', 'Give --tls, too, or leave it out.');
  }
  const release = requireRelease(options.release);
  const guard = controlGuard(options);
  const population = populationTold(options);
  const { fault, variant, quirk, asFound } = options;
  const [profile, { faults, variants, quirks }] = await Promise.all([
    loadProfile(options.profile),
    changesNamed({ faults: fault, variants: variant, quirks: quirk, asFound }),
  ]);
  checkVariants(variants, profile, release);
  // Listened for before keys are made, which a signal would otherwise leave behind; and whoever waits for the first word may stop the bank at once.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
  const keys = tls || folder !== undefined ? await openKeys({ tls, folder, host, names: options.tlsName }) : undefined;
  const added =
    options.clients === undefined ? undefined : (await import('./load-clients.ts')).loadClients(options.clients);
  const clients = withClients(keys?.clients ?? defaultClients, added?.clients ?? []);
  const report = (error: unknown) => process.stderr.write(`aisp: the bank broke: ${inWords(error)}\n`);
  const loaded =
    options.data === undefined ? undefined : (await import('../../library/bank/load-data.ts')).loadData(options.data);
  const bankOptions: BankOptions = {
    profile,
    release,
    seed,
    faults,
    variants,
    report,
    mutualTls: tls,
    maxEntries: options.maxEntries,
    clients,
    ...(date === undefined ? {} : { date }),
    ...(loaded === undefined ? {} : { data: loaded.data }),
    ...(population === undefined ? {} : { population }),
    checkData: async () => (await import('../../library/bank/check-data.ts')).checkData,
    openApi: describedLate,
    journal: { masking: callMasking(), calls: options.journal, links: options.errorLinks },
  };
  // Whatever the store writes is for this user alone.
  if (options.store !== undefined && process.platform !== 'win32') process.umask(0o077);
  const broken = new AbortController();
  const made = {
    options: bankOptions,
    store: openedStore(options),
    failed: (error: unknown) => broken.abort(error),
    inLines: loaded?.inLines,
  };
  const { bank, close } = await makeBank(made, (all) =>
    options.control ? createControlledBank(all, guard) : createBank(all),
  );
  const { journal } = bank.control;
  if (options.log && journal !== undefined) logCalls(journal).catch(report);
  const running = await serveBank(bank, {
    port,
    host,
    inClearToo: faults.some(({ listensInClear }) => listensInClear),
    ...(keys?.tls === undefined ? {} : { tls: trusting(keys.tls, added?.authorities) }),
  });
  if (running.exposed) {
    process.stderr.write(`aisp: The bank listens on ${host}: others than this machine may reach it.\n`);
  }
  for (const { id, title } of quirks) process.stderr.write(`aisp: The bank has a quirk: ${id}. ${title}.\n`);
  for (const notice of keys?.notices ?? []) process.stderr.write(`aisp: ${notice}\n`);
  for (const { id, title } of faults) process.stderr.write(`aisp: The bank is dishonest: ${id}. ${title}.\n`);
  for (const { id, title } of variants) process.stderr.write(`aisp: The bank is another one: ${id}. ${title}.\n`);
  process.stdout.write(`${developerGuide(bank, running.url, keys, elsewhere(options))}\n`);
  // Whatever fails here fails again for the request that needs it, which says so.
  bank.warmUp(running.url).catch(() => {});
  try {
    await Promise.race([stopped, aborted(broken.signal)]);
  } finally {
    journal?.close();
    await running.close();
    await close();
    keys?.remove();
  }
}

/** How many customers there are besides the personas; undefined where none are wanted. Throws a UsageError. */
function populationTold({ customers, accounts, years, perDay }: Partial<StubOptions>): PopulationSize | undefined {
  if (customers === undefined && (accounts ?? years ?? perDay) !== undefined) {
    throw new UsageError('--accounts, --years and --per-day tell of customers.', 'Give --customers, too.');
  }
  return populationOf({
    ...(customers === undefined ? {} : { customers }),
    ...(accounts === undefined ? {} : { accounts }),
    ...(years === undefined ? {} : { years }),
    ...(perDay === undefined ? {} : { perDay }),
  });
}

/** Tells of each call as it is over. */
async function logCalls(journal: Journal): Promise<void> {
  for await (const entry of journal.follow()) process.stderr.write(`${logLine(entry)}\n`);
}

/** Rejects with the reason of an abort. */
async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

function elsewhere({ controlHost: name, controlKey: keyFile }: ControlOptions): ControlFromElsewhere | undefined {
  if (name === undefined) return undefined;
  return keyFile === undefined ? { name } : { name, keyFile };
}

/** The authorities of the added clients are trusted as the bank's own is. */
function trusting(tls: ServerTls, authorities = ''): ServerTls {
  return authorities === '' ? tls : { ...tls, ca: `${tls.ca}\n${authorities}` };
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return process.env.AISP_DEBUG === '1' ? (error.stack ?? error.message) : error.message;
}
