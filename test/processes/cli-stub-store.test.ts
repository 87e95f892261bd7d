import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fullDisk } from '../../files/testing/full-disk.ts';
import { startAisp } from '../support/aisp.ts';
import { aispHere } from '../support/aisp-here.ts';

const root = mkdtempSync(join(tmpdir(), 'aisp-stub-store-'));
after(() => rmSync(root, { recursive: true, force: true }));
const folder = join(root, 'bank');
const json = { 'content-type': 'application/json' };

const started = (...more: readonly string[]) => starting({}, ...more);

async function starting(env: Readonly<Record<string, string>>, ...more: readonly string[]) {
  const stub = startAisp(['stub', '--port', '0', '--store', `file:${folder}`, ...more], { env });
  const guide = await stub.said('/open-banking/v3.1/aisp/accounts -H');
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(guide)?.[0] ?? assert.fail(guide);
  return { ...stub, url };
}

const status = async (url: string, token: string) =>
  (await fetch(`${url}/open-banking/v3.1/aisp/accounts`, { headers: { authorization: `Bearer ${token}` } })).status;

test('what a bank acknowledged is there after it was killed, and its store is for one bank alone', async () => {
  const first = await started();
  const issue = async () => {
    const answer = await fetch(`${first.url}/stub/tokens`, {
      method: 'POST',
      headers: json,
      body: '{"persona":"household"}',
    });
    return ((await answer.json()) as { readonly access_token: string }).access_token;
  };
  await fetch(`${first.url}/stub/clock`, {
    method: 'PUT',
    headers: json,
    body: '{"now":"2026-03-15T12:00:00Z","rate":0}',
  });
  const tokens = await Promise.all(Array.from({ length: 20 }, issue));

  const second = await aispHere(['stub', '--port', '0', '--store', `file:${folder}`]);
  assert.deepEqual([second.code, second.stdout], [2, '']);
  assert.match(second.stderr, /in use by another bank/);
  if (process.getuid !== undefined) {
    const open = readdirSync(join(folder, 'entries')).filter(
      (name) => (statSync(join(folder, 'entries', name)).mode & 0o077) !== 0,
    );
    assert.deepEqual(open, []);
  }

  // The last answer has just come: whatever it told of must be there.
  tokens.push(await issue());
  first.child.kill('SIGKILL');
  await first.ended;
  const later = await started();
  for (const token of tokens) assert.equal(await status(later.url, token), 200);
  const clock = (await (await fetch(`${later.url}/stub/clock`)).json()) as { readonly now: string };
  assert.equal(clock.now, '2026-03-15T12:00:00+00:00');
  later.child.kill('SIGTERM');
  assert.equal((await later.ended).code, 0);

  const other = await aispHere(['stub', '--port', '0', '--seed', '2', '--store', `file:${folder}`]);
  assert.deepEqual([other.code, other.stdout], [2, '']);
  assert.match(other.stderr, /of another bank: .*seed 1.*seed 2/);
  await fillsUp();
  writeFileSync(join(folder, 'entries', 'CURRENT'), 'x');
  const damaged = await aispHere(['stub', '--port', '0', '--store', `file:${folder}`]);
  assert.deepEqual([damaged.code, damaged.stdout], [2, '']);
  assert.match(damaged.stderr, /is damaged: .*Put back a copy/s);
});

/** A disk that fills up: the call that nothing can be kept of is told so, and the bank ends rather than forget what comes. */
async function fillsUp(): Promise<void> {
  const disk = fullDisk();
  disk.fill(join(folder, 'acknowledged'));
  const stub = await starting(disk.env);
  const refused = fetch(`${stub.url}/stub/clock`, { method: 'DELETE' }).then((answer) => answer.status);
  assert.notEqual(await refused.catch(() => 500), 200);
  const { code, stderr } = await stub.ended;
  assert.equal(code, 3, stderr);
  assert.match(stderr, /The store in .* failed: ENOSPC.*Make room/s);
  assert.doesNotMatch(stderr, /fault of aisp itself/);
  disk.end();
}
