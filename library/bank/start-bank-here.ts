import { createControlledBank } from '../../stub/bank.ts';
import { serveBank } from '../../stub/serve.ts';
import { variedAddress } from '../../stub/variants/applied.ts';
import { withPublicErrors } from '../as-aisp-error.ts';
import { checkOptions } from '../check-options.ts';
import type { RunningBank } from '../public/bank.ts';
import type { StartOptions } from '../public/bank-options.ts';
import { startOptionKinds } from './bank-option-kinds.ts';
import { bundledTarget } from './bundled-target.ts';
import { makeBank } from './make-bank.ts';
import { readyOptions } from './ready-options.ts';
import { shownBank } from './shown-bank.ts';

/** Starts a bank on a port: see `startBank` of the library. */
export async function startBankHere(options: StartOptions): Promise<RunningBank> {
  checkOptions('startBank', options, startOptionKinds);
  return await withPublicErrors(async () => {
    const { port = 0, host = '127.0.0.1', tls: secure = false, ...rest } = options;
    const keys = secure ? await (await import('./bundled-tls.ts')).bundledTls(host) : undefined;
    const { faults, variants, ...ready } = await readyOptions(rest, keys?.clients);
    const { bank, close } = await makeBank(ready, (options) =>
      createControlledBank(keys === undefined ? options : { ...options, mutualTls: true }),
    );
    const running = await serveBank(bank, {
      ...{ port, host },
      inClearToo: faults.some(({ listensInClear }) => listensInClear),
      ...(keys === undefined ? {} : { tls: keys.tls }),
    }).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    const end = async () => {
      await running.close();
      await close();
    };
    const { url } = running;
    const { baseUrl, ...address } = variedAddress(variants, rest.baseUrl ?? url);
    const shown = shownBank(bank, { end, ...(keys === undefined ? {} : { keys: keys.byClient }) });
    const usual = bundledTarget(baseUrl, {
      ...{ profile: bank.profile, release: shown.release, beside: shown.releases[1] },
      ...address,
    });
    // Assigned, and not spread: its personas are those of the moment.
    return Object.assign(shown, {
      ...{ url, discoveryUrl: `${url}/.well-known/openid-configuration` },
      target: { ...(keys === undefined ? usual : keys.certified(usual)), release: shown.release },
      ...(keys === undefined ? {} : { authority: keys.tls.ca }),
    });
  });
}
