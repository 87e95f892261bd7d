import { once } from 'node:events';
import { callMasking } from '../../library/bank/call-masking.ts';
import { checkVariants } from '../../library/bank/check-changes.ts';
import { describedLate } from '../../library/bank/described-late.ts';
import { makeBank, type OpenShared } from '../../library/bank/make-bank.ts';
import { changesNamed } from '../../library/bank/named-changes.ts';
import { withClients } from '../../library/bank/registered-clients.ts';
import { requireReleases } from '../../library/require-releases.ts';
import { defaultClients } from '../../stub/access/clients.ts';
import { createBank, createControlledBank } from '../../stub/bank.ts';
import type { BankOptions } from '../../stub/bank-options.ts';
import { type PopulationSize, populationOf } from '../../stub/data/population/population-size.ts';
import type { Journal } from '../../stub/journal/journal.ts';
import { logLine } from '../../stub/journal/log-line.ts';
import { serveBank } from '../../stub/serve.ts';
import type { ServerTls } from '../../stub/tls/certificate-folder.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { UsageError } from '../exit.ts';
import { boundHeapGrowth, heapGrowth } from '../heap-growth.ts';
import { controlGuard } from './control-guard.ts';
import { openKeys } from './open-keys.ts';
import { openedStore, type StoreOptions } from './opened-store.ts';
import type { StubOptions } from './stub-options.ts';
import { tellDeveloper } from './tell-developer.ts';
import type { WorkerPart } from './workers/as-worker.ts';
import { isWorker } from './workers/worker-messages.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Serves a bank and prints its guide; resolves once a signal has stopped it. Rejects with a StoreError once its store fails. */
export async function startStub(options: StubOptions): Promise<void> {
  boundHeapGrowth(heapGrowth.bank);
  if (isWorker()) {
    const part = (await import('./workers/as-worker.ts')).asWorker();
    return await serve(options, part).finally(() => part.leave());
  }
  if (options.workers === 1) return await serve(options);
  const { startWorkers } = await import('./workers/start-workers.ts');
  await startWorkers(options);
}

/** Serves it by this process, which is one of several where it has a part. */
async function serve(
  { port: asked, host, date, seed, tls, keys: given, ...options }: StubOptions,
  part?: WorkerPart,
): Promise<void> {
  const [port, folder] = [part?.port ?? asked, part?.keys ?? given];
  if (options.tlsName.length > 0 && !tls) {
    throw new UsageError('--tls-name is for a bank that serves TLS.', 'Give --tls, too, or leave it out.');
  }
  const { release, beside } = requireReleases(options.release ?? []);
  const guard = controlGuard(options);
  const population = populationTold(options);
  const { fault, variant, quirk, asFound } = options;
  const [profile, { faults, variants, quirks }] = await Promise.all([
    loadProfile(options.profile),
    changesNamed({ faults: fault, variants: variant, quirks: quirk, asFound }),
  ]);
  checkVariants(variants, profile, { release, beside });
  // Listened for before keys are made, which a signal would otherwise leave behind; and whoever waits for the first word may stop the bank at once.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
  const opened =
    tls || folder !== undefined ? await openKeys({ tls, folder, host, names: options.tlsName }) : undefined;
  const keys = opened === undefined ? undefined : { ...opened, temporary: given === undefined };
  const added =
    options.clients === undefined ? undefined : (await import('./load-clients.ts')).loadClients(options.clients);
  const clients = withClients(keys?.clients ?? defaultClients, added?.clients ?? []);
  const report = (error: unknown) => process.stderr.write(`aisp: the bank broke: ${inWords(error)}\n`);
  const loaded =
    options.data === undefined ? undefined : (await import('../../library/bank/load-data.ts')).loadData(options.data);
  const bankOptions: BankOptions = {
    profile,
    release,
    ...(beside === undefined ? {} : { beside }),
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
    store: storeOf(options, part),
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
  if (part?.speaks !== false) tellDeveloper(bank, running, { host, keys, faults, variants, quirks, options });
  part?.ready();
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

/** Where it keeps what changes: a folder is held by the process above where there are several. */
function storeOf(options: StoreOptions, part: WorkerPart | undefined): string | OpenShared | undefined {
  const store = openedStore(options, part?.speaks !== false);
  return part === undefined || typeof store === 'function' ? store : part.store;
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

/** The authorities of the added clients are trusted as the bank's own is. */
function trusting(tls: ServerTls, authorities = ''): ServerTls {
  return authorities === '' ? tls : { ...tls, ca: `${tls.ca}\n${authorities}` };
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return process.env.AISP_DEBUG === '1' ? (error.stack ?? error.message) : error.message;
}
