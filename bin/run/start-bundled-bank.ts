import { type BundledTarget, bundledTarget } from '../../library/bank/bundled-target.ts';
import type { RequiredReleases } from '../../library/require-releases.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { createControlledBank } from '../../stub/bank.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { serveBank } from '../../stub/serve.ts';
import { variedAddress } from '../../stub/variants/applied.ts';
import type { Variant } from '../../stub/variants/variant.ts';
import type { Target } from '../../suites/target/target.ts';

export interface BundledBank {
  readonly target: Target;
  close(): Promise<void>;
}

/** Small pages, so that a run meets several of them. */
const pageSize = 25;
/** Of the data that it shows. */
export const bundledSeed = 1;

/**
 * Serves the bundled bank on a free port of this machine, and describes it as a target. Over plain HTTP, unless a fault shows
 * over mutual TLS only: the keys for that take longer than all the rest. It is ready: nothing is left to load.
 */
export async function startBundledBank(
  profile: BankProfile,
  spoken: RequiredReleases,
  faults: readonly Fault[],
  variants: readonly Variant[] = [],
): Promise<BundledBank> {
  const options = { profile, ...spoken, seed: bundledSeed, faults, variants, pageSize };
  const described = (url: string, declared: BankProfile): BundledTarget => {
    const { baseUrl, ...address } = variedAddress(variants, url);
    return bundledTarget(baseUrl, { profile: declared, ...spoken, ...address });
  };
  if (!faults.some(({ overTls }) => overTls)) {
    const bank = createControlledBank(options);
    const { url, close } = await serveBank(bank, { port: 0 });
    await bank.warmUp(url);
    return { target: described(url, bank.profile), close };
  }
  const { tls, clients, certified } = await (await import('../../library/bank/bundled-tls.ts')).bundledTls();
  const bank = createControlledBank({ ...options, clients, mutualTls: true });
  const inClearToo = faults.some(({ listensInClear }) => listensInClear);
  const { url, close } = await serveBank(bank, { port: 0, tls, inClearToo });
  await bank.warmUp(url);
  return { target: certified(described(url, bank.profile)), close };
}
