import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { get, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { basePath } from '../../schemas/operations.ts';
import { aisp, startAisp } from '../support/aisp.ts';
import { RedisServer, withoutRedis } from '../support/redis-server.ts';
import { Journeys } from '../support/spread-journeys.ts';

const root = mkdtempSync(join(tmpdir(), 'aisp-workers-'));
const children: ReturnType<typeof startAisp>[] = [];
after(async () => {
  for (const { child } of children) child.kill('SIGKILL');
  await Promise.all(children.map(({ ended }) => ended));
  rmSync(root, { recursive: true, force: true });
});

async function started(workers: number, ...more: readonly string[]) {
  const process = startAisp(['stub', '--workers', `${workers}`, '--port', '0', '--journal', '10', ...more]);
  children.push(process);
  const said = await process.said(`aisp: ${workers} processes serve the bank: `);
  const url = /https?:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? assert.fail(said);
  const ids = /processes serve the bank: (.*)\./.exec(said)?.[1]?.split(', ').map(Number) ?? assert.fail(said);
  assert.equal(ids.length, workers);
  return { ...process, url, ids };
}

type Started = Awaited<ReturnType<typeof started>>;

/** Has a signal end one of the processes, or stop it for good, and waits until another serves in its place; tells its id. */
async function replaced({ said }: Started, id: number, signal: 'SIGKILL' | 'SIGSTOP'): Promise<number> {
  process.kill(id, signal);
  await said(`Process ${id} of the bank ended (SIGKILL): another takes its place.`);
  const all = await said(`serves the bank in place of ${id}.`);
  return Number(new RegExp(`Process (\\d+) serves the bank in place of ${id}\\.`).exec(all)?.[1]);
}

async function stopped({ child, ended }: Started): Promise<void> {
  child.kill('SIGTERM');
  const { code, stderr } = await ended;
  assert.equal(code, 0, stderr);
}

/** The status of a call on a connection of its own, 0 where that is cut: many at once are taken by all the processes. */
function statusOf(url: string, token: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent: false, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', () => resolve(0));
  });
}

function sent(method: string, url: string, body?: unknown): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(url, { method, agent: false, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.once('end', () => resolve(text));
    });
    asked.once('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

test('two processes over a folder lose nothing when one is killed and another hangs, and nothing comes back', async () => {
  const folder = join(root, 'bank');
  const bank = await started(2, '--store', `file:${folder}`);
  const journeys = new Journeys([bank.url]);
  await journeys.begin();
  const [one = 0, two = 0] = bank.ids;
  let [third, fourth] = [0, 0];
  await journeys.run(40, async () => {
    third = await replaced(bank, one, 'SIGKILL');
  });
  await journeys.run(20, async () => {
    fourth = await replaced(bank, two, 'SIGSTOP');
  });
  assert.equal(new Set([one, two, third, fourth]).size, 4);
  const { found, unexpected } = journeys;
  assert.deepEqual(unexpected, []);
  assert.ok(found.unknown <= 20, `${found.unknown} of ${found.finished} are not known`);
  assert.ok(found.deleted >= 10 && found.kept >= 10, JSON.stringify(found));
  for (const _ of bank.ids) assert.deepEqual(await journeys.broken(bank.url), []);
  const taken = await aisp(['stub', '--workers', '2', '--port', '0', '--store', `file:${folder}`]);
  assert.deepEqual([taken.code, taken.stderr.match(/in use by another bank/g)?.length], [2, 1], taken.stderr);
  await stopped(bank);
  const later = await started(3, '--store', `file:${folder}`);
  for (const _ of later.ids) assert.deepEqual(await journeys.broken(later.url), []);
  await stopped(later);
});

test('what is done at one process holds at all, also at one that comes later', async () => {
  const bank = await started(3);
  const accounts = `${bank.url}${basePath}/accounts`;
  const issued = await sent('POST', `${bank.url}/stub/tokens`, { persona: 'household' });
  const { access_token: token } = JSON.parse(issued) as { readonly access_token: string };
  const everywhere = async (look: () => Promise<unknown>) =>
    new Set(await Promise.all(Array.from({ length: 24 }, look)));
  const statuses = () => everywhere(() => statusOf(accounts, token));
  assert.deepEqual(await statuses(), new Set([200]));
  await sent('POST', `${bank.url}/stub/faults`, { break: 'reset' });
  assert.deepEqual(await statuses(), new Set([0]));
  await replaced(bank, bank.ids[0] ?? 0, 'SIGKILL');
  assert.deepEqual(await statuses(), new Set([0]));
  await sent('DELETE', `${bank.url}/stub/faults`);
  assert.deepEqual(await statuses(), new Set([200]));
  await sent('PUT', `${bank.url}/stub/clock`, { now: '2050-03-15T12:00:00Z', rate: 0 });
  const shown = await everywhere(async () => JSON.parse(await sent('GET', `${bank.url}/stub/clock`)).now);
  assert.deepEqual(shown, new Set(['2050-03-15T12:00:00+00:00']));
  assert.deepEqual(await statuses(), new Set([401]));
  const taken = await aisp(['stub', '--workers', '2', '--port', new URL(bank.url).port]);
  assert.deepEqual([taken.code, taken.stderr.match(/is in use/g)?.length], [2, 1], taken.stderr);
  await stopped(bank);
});

test('two processes over a Redis are one bank', { skip: withoutRedis() ?? false }, async () => {
  const server = await RedisServer.start();
  after(() => server.remove());
  const bank = await started(2, '--store', server.url);
  const journeys = new Journeys([bank.url]);
  await journeys.begin();
  await journeys.run(12);
  assert.deepEqual([journeys.unexpected, journeys.found.unknown], [[], 0]);
  for (const _ of bank.ids) assert.deepEqual(await journeys.broken(bank.url), []);
  await stopped(bank);
});

test('keys are made once for all, and are gone with the bank', async () => {
  const bank = await started(2, '--tls');
  const folder = /(\/\S*aisp-stub-\w+)/.exec((await bank.said('aisp-stub-')) ?? '')?.[1] ?? assert.fail();
  assert.ok(existsSync(folder));
  await stopped(bank);
  assert.ok(!existsSync(folder));
});
