import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { secureGet } from '../../stub/testing/secure-get.ts';
import { aisp, startAisp } from '../support/aisp.ts';
import { aispHere } from '../support/aisp-here.ts';

const root = mkdtempSync(join(tmpdir(), 'aisp-cli-keys-'));
after(() => rmSync(root, { recursive: true }));

const tools = ['bash', 'curl', 'sed'].every((tool) => spawnSync(tool, ['--version']).status === 0);

async function started(args: readonly string[]) {
  const stub = startAisp(['stub', '--port', '0', ...args]);
  const guide = await stub.said('is described at');
  const url = /https?:\/\/127\.0\.0\.1:\d+/.exec(guide)?.[0] ?? assert.fail(guide);
  const end = async () => {
    stub.child.kill('SIGTERM');
    return await stub.ended;
  };
  return { guide, url, end };
}

const kids = (guide: string) => [...guide.matchAll(/\bkid +([\w-]{43})$/gm)].map(([, kid]) => kid);

test('--tls makes certificates, prints where they are, and removes them at the end', async () => {
  const { guide, url, end } = await started(['--tls']);
  const paths =
    guide.match(/^.*\s(\/\S+|[A-Z]:\\\S+)\.pem$/gm)?.map((line) => line.trim().split(/\s+/).at(-1) ?? '') ?? [];
  assert.equal(paths.length, 5, guide);
  for (const path of paths) assert.ok(existsSync(path), path);
  assert.match(guide, /subject CN=harbour-aisp,O=Harbour Budgeting,C=GB/);
  assert.doesNotMatch(guide, /PRIVATE KEY/);
  const [ca = ''] = paths;
  const { status, body } = await secureGet(`${url}/`, { ca: readFileSync(ca, 'utf8') });
  assert.equal(status, 200);
  assert.ok(body.includes(`${url}/open-banking/v3.1/aisp`), body);
  await assert.rejects(fetch(url.replace('https', 'http')));
  assert.deepEqual(await end(), { code: 0, stdout: guide, stderr: '' });
  assert.equal(existsSync(dirname(ca)), false);
});

test('the calls of the guide work over TLS by copying them into a shell', { skip: !tools }, async () => {
  for (const args of [['--tls'], ['--tls', '--keys', join(root, "it's a folder")]]) {
    const { guide, end } = await started(args);
    const commands = guide.split('\n').filter((line) => /^ {2}(TOKEN=|curl )/.test(line));
    assert.equal(commands.length, 2);
    for (const option of ['--cacert', '--cert', '--key']) assert.ok(commands[1]?.includes(option), option);
    const { stdout } = await promisify(execFile)('bash', ['-c', commands.join('\n')]);
    await end();
    assert.equal(JSON.parse(stdout).Data.Account.length, 6);
  }
});

test('--keys keeps what was made, with TLS and without', async () => {
  const folder = join(root, 'kept');
  const plain = await started(['--keys', folder]);
  assert.match(plain.url, /^http:/);
  assert.match(plain.guide, /kept[/\\]harbour-aisp-key\.pem$/m);
  assert.doesNotMatch(plain.guide, /--cacert|ca\.pem|subject/);
  assert.equal((await plain.end()).code, 0);
  const before = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  assert.equal(before.length, 8);
  if (process.platform !== 'win32') assert.equal(statSync(join(folder, 'server-key.pem')).mode & 0o077, 0);

  const secure = await started(['--tls', '--keys', folder]);
  assert.match(secure.url, /^https:/);
  assert.equal(kids(plain.guide).length, 2);
  assert.deepEqual(kids(secure.guide), kids(plain.guide));
  assert.equal((await secure.end()).code, 0);
  assert.deepEqual(
    readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
    before,
  );
});

test('a folder that lacks files is bad usage, and nothing is started', async () => {
  const folder = mkdtempSync(join(root, 'half-'));
  writeFileSync(join(folder, 'ca.pem'), 'hello');
  const { code, stdout, stderr } = await aispHere(['stub', '--port', '0', '--tls', '--keys', folder]);
  assert.match(
    stderr,
    /^aisp: \S+ is not empty and lacks server\.pem, .*\. Add what is missing, or name an empty folder/,
  );
  assert.deepEqual([code, stdout], [2, '']);
  assert.deepEqual(readdirSync(folder), ['ca.pem']);
});

test('a port in use leaves no certificates behind', async () => {
  const { url, end } = await started([]);
  const own = mkdtempSync(join(root, 'temp-'));
  const port = new URL(url).port;
  const { code } = await aisp(['stub', '--tls', '--port', port], { env: { TMPDIR: own, TEMP: own, TMP: own } });
  assert.equal(code, 2);
  assert.deepEqual(readdirSync(own), []);
  await end();
});

test('a name for the certificate is a host or an address, and for a bank that serves TLS', async () => {
  for (const [args, message] of [
    [['--tls-name', 'bank'], /^aisp: --tls-name is for a bank that serves TLS\.\s+Give --tls, too/],
    [['--tls', '--tls-name', 'https://bank'], /It must be the name of a host or an address/],
    [['--tls', '--tls-name', 'bank:8443'], /without port and scheme/],
  ] as const) {
    const { code, stdout, stderr } = await aispHere(['stub', '--port', '0', ...args]);
    assert.match(stderr, message);
    assert.deepEqual([code, stdout], [2, '']);
  }
});
