import { existsSync } from 'node:fs';
import { request, test } from '@playwright/test';
import { profileIn } from '../../schemas/profiles/profile-in.ts';
import { playwrightContexts } from '../client/playwright-contexts.ts';
import { playwrightTransport } from '../client/playwright-transport.ts';
import { Recorder } from '../client/recorder.ts';
import { loadRules } from '../core/load-rules.ts';
import { claimsOf } from '../core/rule.ts';
import { decideOfficialTests } from '../official/decide-tests.ts';
import { FileJournal, keptIn } from '../run/file-journal.ts';
import { openRunFolder, readEnd, resumeVariable, writeEvidence } from '../run/run-folder.ts';
import { scenariosOf, selectRules } from '../run/select-rules.ts';
import { ProgressTeller } from '../run/tell-progress.ts';
import { watchStop } from '../run/watch-stop.ts';
import { type GatherOptions, gather } from '../scenarios/gather.ts';
import { salvage } from '../scenarios/salvage.ts';
import { judgeAllWithWaivers } from '../target/waivers.ts';
import { createTokenSource } from '../tokens/create-token-source.ts';

test('Gather the evidence', async () => {
  const folder = openRunFolder();
  const again = test.info().retry > 0 || process.env[resumeVariable] !== undefined;
  if (again && existsSync(folder.runFile)) return endAsBefore(readEnd(folder));
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
  const options: GatherOptions = {
    recorder,
    tokens: createTokenSource(target, recorder),
    profile,
    baseUrl: target.baseUrl,
    now: new Date(startedAt),
    ...(target.accountIds === undefined ? {} : { accountIds: target.accountIds }),
    hasCertificate: target.tls?.certificate !== undefined,
    thorough: target.thorough === true,
    ...(target.bankSide === undefined ? {} : { bankSide: target.bankSide }),
    scenarios: scenariosOf(rules),
    onScenario: (...scenario) => progress.scenario(...scenario),
    stop,
  };
  const kept = again ? keptIn(folder.journalFile) : undefined;
  const archive =
    kept === undefined
      ? await gather({ ...options, journal: new FileJournal(folder.journalFile) })
      : await salvage(kept, options);
  const { ended } = archive;
  const official = decideOfficialTests(archive, { profile, release: target.release }, catalogue);
  if (ended === undefined || ended.because === 'target-lost' || ended.because === 'no-interface') {
    writeEvidence(folder, archive, official);
    await contexts.close();
    return;
  }
  // No test of each rule comes after this one: whoever stopped the run waits, and a process that ended may end again.
  const claims = claimsOf(catalogue, target.release);
  const context = { profile, release: target.release, baseUrl: target.baseUrl, now: startedAt, claims };
  writeEvidence(folder, archive, official, judgeAllWithWaivers(rules, archive, context, target.waivers ?? []));
  throw new Error(`aisp: ${ended.reason}`);
});

/** What there was to gather was written before. */
function endAsBefore(reason: string | undefined): void {
  if (reason !== undefined) throw new Error(`aisp: ${reason}`);
}
