import { test } from '@playwright/test';
import { playwrightTransport } from '../client/playwright-transport.ts';
import { Recorder } from '../client/recorder.ts';
import { loadRules } from '../core/load-rules.ts';
import { openRunFolder, writeEvidence } from '../run/run-folder.ts';
import { scenariosOf, selectRules } from '../run/select-rules.ts';
import { gather } from '../scenarios/gather.ts';
import { createTokenSource } from '../tokens/create-token-source.ts';

test('Gather the evidence', async ({ request }) => {
  const folder = openRunFolder();
  const { target, only, startedAt } = folder.plan;
  const rules = selectRules(await loadRules(), only);
  const recorder = new Recorder({
    transport: playwrightTransport(request),
    limits: target.limits,
    ...(target.headers === undefined ? {} : { headers: target.headers }),
  });
  const archive = await gather({
    recorder,
    tokens: createTokenSource(target, recorder),
    profile: target.profile,
    baseUrl: target.baseUrl,
    now: new Date(startedAt),
    ...(target.accountIds === undefined ? {} : { accountIds: target.accountIds }),
    scenarios: scenariosOf(rules),
  });
  writeEvidence(folder, archive);
});
