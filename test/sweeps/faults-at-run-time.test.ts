import assert from 'node:assert/strict';
import { test } from 'node:test';
import { basePath } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { inRanges, latestRelease, usualIn } from '../../schemas/releases.ts';
import type { FaultId } from '../../stub/faults/fault-ids.ts';
import { faultIds } from '../../stub/faults/fault-ids.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { openBank, origin } from '../../stub/testing/open-bank.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { brokenBy, judgeBank } from '../support/bank-run.ts';
import { isTried } from '../support/turns.ts';

const faults = await loadFaults();
const rules = await loadRules();
/** The same ids for the same calls. */
const identifiers = { uuid: () => '00000000-0000-4000-8000-00000000beef', consentId: () => 'aac-1' };
const isId = (id: string): id is FaultId => faultIds.some((each) => each === id);

/** The releases in which the kill matrix tries faults, the latest first. */
const tried = [latestRelease, '3.1.6', '3.1.5', '3.1.2', '3.1.0'] as const;

/**
 * Each fault is what it is at the start; a face is made in one way for all. Faults that stand in front of the app are all tried, and
 * of the others those whose turn it is by their ids.
 */
const every = 96;

// What lies between two versions is tried by both-versions.test.
for (const { id, breaks, profiles, releases = {}, listensInClear, serve, bothVersions } of faults) {
  if (listensInClear === true || bothVersions === true || !isId(id)) continue;
  if (serve === undefined && !isTried(id, every)) continue;
  test(`${id} breaks at run time what it breaks at the start`, async () => {
    const profile = profiles?.includes('full') === false ? serviceProfile : fullProfile;
    const release = tried.find((each) => inRanges(each, releases)) ?? usualIn(releases);
    const sideBySide = serve !== undefined;
    const run = await judgeBank(rules, { profile, release, faultsAtRunTime: [id], sideBySide });
    // The promises of the service are judged where its profile declares them.
    const without = new Set(run.verdicts.filter(({ outcome }) => outcome === 'not-applicable').map((each) => each.id));
    const judged = breaks.filter((rule) => !without.has(rule));
    assert.ok(judged.length > 0);
    assert.deepEqual([...brokenBy(run)].sort(), judged.sort());
  });
}

test('a bank is honest to the byte once a fault was removed, whichever it was', async () => {
  for (const profile of [fullProfile, serviceProfile]) {
    const { bank, grant } = openBank({ identifiers, profile });
    const { token, accountIds } = await grant();
    const [accountId = ''] = accountIds;
    const look = async () => {
      const answers = [];
      for (const path of [
        '/accounts',
        `/accounts/${accountId}/balances`,
        `/accounts/${accountId}/beneficiaries`,
        '/x',
      ]) {
        const headers = { authorization: `Bearer ${token}` };
        const answer = await bank.fetch(new Request(`${origin}${basePath}${path}`, { headers }));
        answers.push([answer.status, [...answer.headers], await answer.text()]);
      }
      return answers;
    };
    const honest = await look();
    for (const { id, listensInClear, overTls, profiles, releases = {}, bothVersions } of faults) {
      if (listensInClear === true || overTls === true || bothVersions === true || !isId(id)) continue;
      if (profiles?.includes(profile.name) === false || !inRanges(latestRelease, releases)) continue;
      const added = await bank.control.faults.add({ fault: id });
      await look();
      await bank.control.faults.remove(added);
      assert.deepEqual(await look(), honest, id);
    }
  }
});
