import { callMasking } from '../../reports/mask-calls.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { serveBank } from '../../stub/serve.ts';

/** Where a bank is, and a token for it. */
export interface Served {
  readonly url: string;
  readonly token: string;
}

/** Two banks in one process, on free ports: the first with a journal, unless the argument says that none has one. They are told to the parent. */
const masking = callMasking({ name: 'aisp-conformance', version: '0' });
const journal = {
  masking: { mask: async (calls: Parameters<typeof masking.mask>[0]) => masking.mask(calls), har: async () => ({}) },
  links: true,
};
const options = { profile: fullProfile, release: latestRelease, seed: 1 };

async function served(isJournalled: boolean): Promise<Served> {
  const bank = createControlledBank(isJournalled ? { ...options, journal } : options);
  const { url } = await serveBank(bank, { port: 0 });
  const { access_token: token } = await bank.control.token({
    persona: 'household',
    permissions: ['ReadAccountsDetail'],
  });
  return { url, token };
}

process.send?.([await served(process.argv[2] !== 'none'), await served(false)]);
