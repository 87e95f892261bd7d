import { request, test } from '@playwright/test';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { playwrightContexts } from '../client/playwright-contexts.ts';
import { playwrightTransport } from '../client/playwright-transport.ts';
import { Recorder } from '../client/recorder.ts';
import { loadRules } from '../core/load-rules.ts';
import { openRunFolder, writeEvidence } from '../run/run-folder.ts';
import { scenariosOf, selectRules } from '../run/select-rules.ts';
import { gather } from '../scenarios/gather.ts';
import { createTokenSource } from '../tokens/create-token-source.ts';

test('Gather the evidence', async () => {
  const folder = openRunFolder();
  const { target, only, startedAt } = folder.plan;
  const rules = selectRules(await loadRules(), only);
  // A person takes the time that a person takes; each wait has a bound of its own.
  if (target.tokens.kind === 'manual') test.setTimeout(0);
  const contexts = playwrightContexts(request, target);
  const recorder = new Recorder({
    transport: playwrightTransport(contexts),
    limits: target.limits,
    ...(target.headers === undefined ? {} : { headers: target.headers }),
  });
  const archive = await gather({
    recorder,
    tokens: createTokenSource(target, recorder),
    profile: profileIn(target.release, target.profile),
    baseUrl: target.baseUrl,
    now: new Date(startedAt),
    ...(target.accountIds === undefined ? {} : { accountIds: target.accountIds }),
    hasCertificate: target.tls?.certificate !== undefined,
    ...(target.bankSide === undefined ? {} : { bankSide: target.bankSide }),
    scenarios: scenariosOf(rules),
  });
  writeEvidence(folder, archive);
  await contexts.close();
});
