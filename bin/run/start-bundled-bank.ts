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

/** Serves the bundled bank on a free port of this machine, and describes it as a target. */
export async function startBundledBank(
  profile: BankProfile,
  release: Release,
  faults: readonly Fault[],
): Promise<BundledBank> {
  const bank = createBank({ profile, release, seed, faults, pageSize });
  const { url, close } = await serveBank(bank, { port: 0 });
  return { target: bundledTarget(url, { profile, release }), close };
}
