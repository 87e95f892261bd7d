import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { basePath } from '../schemas/operations.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { latestRelease } from '../schemas/releases.ts';
import { createControlledBank } from './bank.ts';
import { openTo } from './control/guard.ts';
import { developerGuide } from './guide/developer-guide.ts';
import { ListenError, serveBank } from './serve.ts';
import { openBank } from './testing/open-bank.ts';

test('listens on loopback, answers, and closes', async () => {
  const { bank } = openBank();
  const running = await serveBank(bank, { port: 0 });
  assert.match(running.url, /^http:\/\/127\.0\.0\.1:\d+$/);
  assert.equal(running.exposed, false);
  const response = await fetch(`${running.url}${basePath}/accounts`);
  assert.equal(response.status, 401);
  await response.text();
  await running.close();
  await assert.rejects(fetch(running.url));
});

test('a port in use is an error with a code and a cure', async () => {
  const { bank } = openBank();
  const running = await serveBank(bank, { port: 0 });
  const port = Number(new URL(running.url).port);
  await assert.rejects(serveBank(bank, { port }), (error) => {
    assert.ok(error instanceof ListenError);
    assert.equal(error.code, 'PORT_IN_USE');
    assert.match(error.message, new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is in use: .*choose another`));
    return true;
  });
  await assert.rejects(serveBank(bank, { port: 0, host: '192.0.2.1' }), { code: 'CANNOT_LISTEN' });
  await running.close();
});

for (const release of ['3.1.0', '3.1.11'] as const) {
  test(`the first call of the guide works by copying it into a shell, release ${release}`, async () => {
    const { bank } = openBank({ release });
    const running = await serveBank(bank, { port: 0 });
    const guide = developerGuide(bank, running.url);
    for (const { clientId, clientSecret } of bank.clients) assert.ok(guide.includes(`${clientId} / ${clientSecret}`));
    for (const uri of bank.clients.flatMap(({ redirectUris }) => redirectUris)) assert.ok(guide.includes(uri));
    assert.match(guide, /signed with PS256/);
    for (const { hint } of bank.personas) assert.ok(guide.includes(hint));
    const commands = guide.split('\n').filter((line) => /^ {2}(TOKEN=|curl )/.test(line));
    assert.equal(commands.length, 2);
    const { stdout } = await promisify(execFile)('bash', ['-c', commands.join('\n')]);
    assert.equal(JSON.parse(stdout).Data.Account.length, 6);
    await running.close();
  });
}

test('the first call of the guide sends the key where callers come from elsewhere, and shows nobody the key', async () => {
  const key = 'a-key-of-20-letters.';
  const options = { profile: serviceProfile, release: latestRelease, seed: 7 };
  const bank = createControlledBank(options, openTo({ host: 'bank', key }));
  const running = await serveBank(bank, { port: 0 });
  const guide = developerGuide(bank, running.url, undefined, { name: 'bank' });
  const { port } = new URL(running.url);
  const commands = guide.split('\n').filter((line) => /^ {2}(TOKEN=|curl |export )/.test(line));
  assert.equal(commands.length, 3);
  const named = `curl() { command curl --noproxy '*' --resolve bank:${port}:127.0.0.1 "$@"; }`;
  const shown = 'printf "set:%s" "$AISP_TOKEN"';
  const run = async (AISP_CONTROL_KEY: string) =>
    (
      await promisify(execFile)('bash', ['-c', [named, ...commands, shown].join('\n')], {
        env: { ...process.env, AISP_CONTROL_KEY },
      })
    ).stdout;
  assert.match(await run(key), /"Account":.*set:\S+$/s);
  assert.doesNotMatch(await run('another-key-than-that'), /"Account":/);
  assert.doesNotMatch(guide, new RegExp(key));
  const inFile = developerGuide(bank, running.url, undefined, { name: 'bank', keyFile: "the bank's key" });
  assert.ok(inFile.includes(`-H "stub-control-key: $(cat 'the bank'\\''s key')"`), inFile);
  await running.close();
});

test('a bank that listens everywhere is called by a name that there is, and tells anybody of its health', async () => {
  const { bank } = openBank();
  const running = await serveBank(bank, { port: 0, host: '0.0.0.0' });
  try {
    assert.match(running.url, /^http:\/\/localhost:\d+$/);
    assert.equal(running.exposed, true);
    const { port } = new URL(running.url);
    const answer = await fetch(`http://127.0.0.1:${port}/health`);
    assert.equal(answer.status, 200);
    assert.deepEqual(await answer.json(), { status: 'ok', profile: 'full', release: '3.1.11' });
  } finally {
    await running.close();
  }
  const remote = { incoming: { socket: { remoteAddress: '192.0.2.1' }, headers: { host: 'bank' } } };
  assert.equal((await bank.app.request('/health', {}, remote)).status, 200);
});
