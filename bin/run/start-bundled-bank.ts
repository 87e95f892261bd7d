import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import type { Release } from '../../schemas/releases.ts';
import { createBank } from '../../stub/bank.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { serveBank } from '../../stub/serve.ts';
import type { Target } from '../../suites/target/target.ts';
import { bundledTarget } from '../bundled-target.ts';

export interface BundledBank {
  readonly target: Target;
  close(): Promise<void>;
}

/** Small pages, so that a run meets several of them. */
const pageSize = 25;
const seed = 1;

/**
 * Serves the bundled bank on a free port of this machine, and describes it as a target. Over plain HTTP, unless a fault shows
 * over mutual TLS only: the keys for that take longer than all the rest.
 */
export async function startBundledBank(
  profile: BankProfile,
  release: Release,
  faults: readonly Fault[],
): Promise<BundledBank> {
  const options = { profile, release, seed, faults, pageSize };
  if (!faults.some(({ overTls }) => overTls)) {
    const { url, close } = await serveBank(createBank(options), { port: 0 });
    return { target: bundledTarget(url, { profile, release }), close };
  }
  const { tls, clients, certified } = await (await import('./bundled-tls.ts')).bundledTls();
  const bank = createBank({ ...options, clients, mutualTls: true });
  const inClearToo = faults.some(({ listensInClear }) => listensInClear);
  const { url, close } = await serveBank(bank, { port: 0, tls, inClearToo });
  return { target: certified(bundledTarget(url, { profile, release })), close };
}
