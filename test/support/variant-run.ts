import { request } from '@playwright/test';
import type { Bank } from '../../stub/bank.ts';
import { serveBank } from '../../stub/serve.ts';
import { playwrightContexts } from '../../suites/client/playwright-contexts.ts';
import { playwrightTransport } from '../../suites/client/playwright-transport.ts';
import type { ServedRun } from './bank-run.ts';

/** Serves a bank on a free port, and carries calls to it as a run does: what the wire makes of an answer shows. */
export async function servedForRun(bank: Bank): Promise<ServedRun> {
  const running = await serveBank(bank, { port: 0 });
  const contexts = playwrightContexts(request, { tokens: { kind: 'ready-made', tokens: [] } });
  return {
    url: running.url,
    transport: playwrightTransport(contexts),
    async close() {
      await contexts.close();
      await running.close();
    },
  };
}
