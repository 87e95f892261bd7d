import { request, test } from '@playwright/test';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { playwrightContexts } from '../client/playwright-contexts.ts';
import { playwrightTransport } from '../client/playwright-transport.ts';
import { Recorder } from '../client/recorder.ts';
import { loadRules } from '../core/load-rules.ts';
import { claimsOf } from '../core/rule.ts';
import { openRunFolder, writeEvidence } from '../run/run-folder.ts';
import { scenariosOf, selectRules } from '../run/select-rules.ts';
import { ProgressTeller } from '../run/tell-progress.ts';
import { watchStop } from '../run/watch-stop.ts';
import { gather } from '../scenarios/gather.ts';
import { judgeAllWithWaivers } from '../target/waivers.ts';
import { createTokenSource } from '../tokens/create-token-source.ts';

test('Gather the evidence', async () => {
  const folder = openRunFolder();
  const { target, only, startedAt } = folder.plan;
  const catalogue = await loadRules();
  const rules = selectRules(catalogue, only);
  const progress = new ProgressTeller(folder.plan.plannedCalls);
  const stop = watchStop(folder.stopFile);
  // A person takes the time that a person takes; each wait has a bound of its own.
  if (target.tokens.kind === 'manual') test.setTimeout(0);
  const profile = profileIn(target.release, target.profile);
  const contexts = playwrightContexts(request, target);
  const recorder = new Recorder({
    transport: progress.counted(playwrightTransport(contexts)),
    stop,
    limits: target.limits,
    ...(target.headers === undefined ? {} : { headers: target.headers }),
  });
  const archive = await gather({
    recorder,
    tokens: createTokenSource(target, recorder),
    profile,
    baseUrl: target.baseUrl,
    now: new Date(startedAt),
    ...(target.accountIds === undefined ? {} : { accountIds: target.accountIds }),
    hasCertificate: target.tls?.certificate !== undefined,
    ...(target.bankSide === undefined ? {} : { bankSide: target.bankSide }),
    scenarios: scenariosOf(rules),
    onScenario: (...scenario) => progress.scenario(...scenario),
    stop,
  });
  if (archive.ended?.because !== 'stopped') {
    writeEvidence(folder, archive);
    await contexts.close();
    return;
  }
  // No time for a test of each rule: whoever stopped the run waits.
  const claims = claimsOf(catalogue, target.release);
  const context = { profile, release: target.release, baseUrl: target.baseUrl, now: startedAt, claims };
  writeEvidence(folder, archive, judgeAllWithWaivers(rules, archive, context, target.waivers ?? []));
  throw new Error(`aisp: ${archive.ended.reason}`);
});
