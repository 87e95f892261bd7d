import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { ConfigurationError } from './configuration-error.ts';
import { loadProfile } from './load-profile.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-profile-'));
after(() => rmSync(folder, { recursive: true }));

async function problemsOf(source: string): Promise<readonly string[]> {
  const error = await loadProfile(source).then(
    () => assert.fail('the profile was accepted'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ConfigurationError);
  return error.message.replaceAll(folder, '').split('\n');
}

test('knows the service and the full profile by name', async () => {
  assert.equal(await loadProfile('service'), serviceProfile);
  assert.equal(await loadProfile('full'), fullProfile);
});

test('reads a profile from JSON and from YAML', async () => {
  const mine = { ...serviceProfile, name: 'mine' };
  const file = join(folder, 'mine.json');
  writeFileSync(file, JSON.stringify(mine, null, '\t'));
  assert.deepEqual(await loadProfile(file), mine);
  const yaml = join(folder, 'mine.yaml');
  writeFileSync(yaml, `# a bank\n${JSON.stringify(mine)}`);
  assert.deepEqual(await loadProfile(yaml), mine);
});

test('reads what a profile changes of a built-in one: what it says is stated, and what it leaves out stays chosen', async () => {
  const file = join(folder, 'other-pair.yaml');
  writeFileSync(
    file,
    [
      'name: mine',
      'description: Numbers on the list of parties',
      'extends: service',
      'partySupplementaryData:',
      '  operations:',
      '    - GET /accounts/{AccountId}/parties',
    ].join('\n'),
  );
  const { chosen, name, partySupplementaryData, ...rest } = await loadProfile(file);
  assert.deepEqual(
    chosen,
    serviceProfile.chosen?.filter((setting) => setting !== 'partySupplementaryData.operations'),
  );
  assert.deepEqual(partySupplementaryData, {
    ...serviceProfile.partySupplementaryData,
    operations: ['GET /accounts/{AccountId}/parties'],
  });
  assert.equal(name, 'mine');
  const { chosen: _, name: __, partySupplementaryData: ___, ...usual } = serviceProfile;
  assert.deepEqual(rest, { ...usual, description: 'Numbers on the list of parties' });
});

test('tells what is wrong with a profile that changes a built-in one', async () => {
  const file = join(folder, 'wrong-change.yaml');
  writeFileSync(file, ['name: mine', 'description: Mine', 'extends: servce'].join('\n'));
  assert.match((await problemsOf(file)).join('\n'), /:3:10: "extends" cannot be "servce"\. Did you mean "service"\?/);
  const partial = ['name: mine', 'description: Mine', 'extends: full', 'balanceTypes:', '  others: fail'];
  writeFileSync(file, partial.join('\n'));
  assert.match((await problemsOf(file)).join('\n'), /"balanceTypes.include" is missing/);
});

test('suggests the nearest name', async () => {
  assert.deepEqual(await problemsOf('servce'), ['There is no profile "servce". Did you mean "service"?']);
  assert.match((await problemsOf('zebra'))[0] ?? '', /Use service, full, standard, or the path of a profile file/);
});

test('says that a file does not exist', async () => {
  assert.match(
    (await problemsOf(join(folder, 'elsewhere-altogether.yaml')))[0] ?? '',
    /altogether\.yaml does not exist\. Check the path/,
  );
});

test('lists every problem with its line and column', async () => {
  const file = join(folder, 'bad.yaml');
  const { name: _, ...rest } = serviceProfile;
  writeFileSync(
    file,
    [
      'balanceType: {}',
      `operations: ${JSON.stringify(['GET /acounts', ...rest.operations.filter((id) => id !== 'GET /accounts')])}`,
      'name: bad',
      'description: 7',
      'notImplemented: [200]',
      'standingOrdersDayOnly: yes',
      'timeZone: Europe/Edinburgh',
    ].join('\n'),
  );
  assert.deepEqual(await problemsOf(file), [
    '/bad.yaml:1:1: "creditorsAreKnown" is missing. Add it: Creditors of standing orders and scheduled payments are beneficiaries or the customer\'s own accounts.',
    '/bad.yaml:1:1: "balanceType" is not a known key. Did you mean "balanceTypes"?',
    '/bad.yaml:2:1: "operations" lacks GET /accounts, which every bank must offer. Add it.',
    '/bad.yaml:2:14: "operations[0]" cannot be "GET /acounts". Did you mean "GET /accounts"?',
    '/bad.yaml:4:14: "description" must be text, not a number. Put it in quotes.',
    '/bad.yaml:5:18: "notImplemented[0]" must be at least 400. Correct the value.',
    '/bad.yaml:6:24: "standingOrdersDayOnly" must be true or false, not text. Meaning: The time part of standing orders is 00:00:00+00:00.',
    '/bad.yaml:7:11: "timeZone" is "Europe/Edinburgh", which is no time zone. Use a name like Europe/London.',
  ]);
});
