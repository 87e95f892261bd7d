import { createBank } from '../../stub/bank.ts';
import { developerGuide } from '../../stub/developer-guide.ts';
import { findFaults } from '../../stub/faults/load.ts';
import { serveBank } from '../../stub/serve.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import type { StubOptions } from '../commands/stub.ts';
import { requireRelease } from '../require-release.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Serves a bank and prints its guide; resolves once a signal has stopped it. */
export async function startStub({ port, host, date, seed, ...options }: StubOptions): Promise<void> {
  const release = requireRelease(options.release);
  const [profile, faults] = await Promise.all([loadProfile(options.profile), findFaults(options.fault)]);
  const report = (error: unknown) => process.stderr.write(`aisp: the bank broke: ${inWords(error)}\n`);
  const bank = createBank({
    profile,
    release,
    seed,
    faults,
    report,
    ...(date === undefined ? {} : { now: () => date }),
  });
  // Before the first word on stdout: whoever waits for that word may stop the bank at once.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
  const running = await serveBank(bank, { port, host });
  if (running.exposed) {
    process.stderr.write(`aisp: The bank listens on ${host}: others than this machine may reach it.\n`);
  }
  for (const { id, title } of faults) process.stderr.write(`aisp: The bank is dishonest: ${id}. ${title}.\n`);
  process.stdout.write(`${developerGuide(bank, running.url)}\n`);
  await stopped;
  await running.close();
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return process.env.AISP_DEBUG === '1' ? (error.stack ?? error.message) : error.message;
}
