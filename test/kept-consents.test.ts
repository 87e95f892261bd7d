import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { reportedConsents } from '../suites/archive/reported-consents.ts';
import { judgeBank } from './support/bank-run.ts';

async function gathered(keepConsents: boolean) {
  const { archive } = await judgeBank([], {
    profile: serviceProfile,
    scenarios: ['consents', 'basic-view', 'consent-deletion'],
    target: (usual) => ({ ...usual, keepConsents }),
  });
  const deleted = archive.exchanges.filter(
    ({ about, request }) => request.method === 'DELETE' && about.probe === 'happy',
  );
  return { consents: reportedConsents(archive), deleted: deleted.map(({ about }) => about.consent) };
}

test('a run deletes the consents that it made, and its report has no id to repeat a call with', async () => {
  const { consents, deleted } = await gathered(false);
  assert.deepEqual(
    consents.map(({ name, consentId }) => [name, consentId]),
    [
      ['detail', undefined],
      ['basic', undefined],
      ['debits', undefined],
    ],
  );
  assert.ok(deleted.includes('detail') && deleted.includes('basic'), deleted.join());
});

test('a run that keeps its consents deletes only those whose deletion it judges, and reports the ids of the others', async () => {
  const { consents, deleted } = await gathered(true);
  assert.deepEqual([...deleted].sort(), ['debits', 'unauthorised']);
  for (const { name, consentId, permissions = [] } of consents) {
    assert.equal(consentId !== undefined, name !== 'debits', name);
    assert.ok(permissions.length > 0);
  }
});
