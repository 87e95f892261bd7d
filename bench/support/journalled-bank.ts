import { callMasking } from '../../reports/mask-calls.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { serveBank } from '../../stub/serve.ts';

/** A bank on a free port, with a journal where the argument says so. It tells its parent a URL and a token. */
const masking = callMasking({ name: 'aisp-conformance', version: '0' });
const journal = {
  masking: { mask: async (calls: Parameters<typeof masking.mask>[0]) => masking.mask(calls), har: async () => ({}) },
  links: true,
};
const options = { profile: fullProfile, release: latestRelease, seed: 1 };
const bank = createControlledBank(process.argv[2] === 'journal' ? { ...options, journal } : options);
const { url } = await serveBank(bank, { port: 0 });
const { access_token: token } = await bank.control.token({ persona: 'household', permissions: ['ReadAccountsDetail'] });
process.send?.({ url, token });
