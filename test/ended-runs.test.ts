import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { describe, it } from 'node:test';
import { bundledTarget } from '../library/bank/bundled-target.ts';
import { basePath } from '../schemas/operations.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { latestRelease } from '../schemas/releases.ts';
import { createControlledBank } from '../stub/bank.ts';
import { fetchTransport } from '../suites/client/fetch-transport.ts';
import { Recorder } from '../suites/client/recorder.ts';
import { type Transport, TransportError } from '../suites/client/transport.ts';
import type { ScenarioName } from '../suites/core/probes.ts';
import { gather } from '../suites/scenarios/gather.ts';
import { standingConsents } from '../suites/scenarios/standing-consents.ts';
import type { Limits } from '../suites/target/target.ts';
import { createTokenSource } from '../suites/tokens/create-token-source.ts';
import { standingWorld } from './support/standing-world.ts';

const baseUrl = 'http://bank.test';
const lanes = 8;
/** Of all banks here: what they own is not what is tried. */
const world = standingWorld(1, Date.now);
const scenarios: readonly ScenarioName[] = ['consents', 'consent-refusals', 'reads', 'basic-view', 'second-client'];

/** Gathers from a bank in this process; `before` is told the number of each call, and may stop the run or throw. */
async function gatherWith(
  before: (call: number, stop: AbortController) => void | Promise<void>,
  limits: Partial<Limits> = {},
) {
  const bank = createControlledBank({ profile: serviceProfile, release: latestRelease, seed: 1, pageSize: 25, world });
  const target = bundledTarget(baseUrl, { profile: serviceProfile, release: latestRelease });
  const stop = new AbortController();
  const carry = fetchTransport((request) => bank.fetch(request));
  let calls = 0;
  const transport: Transport = async (request, timeoutMs) => {
    calls += 1;
    await before(calls, stop);
    return await carry(request, timeoutMs);
  };
  const recorder = new Recorder({
    transport,
    limits: { ...target.limits, parallel: lanes, ...limits },
    stop: stop.signal,
  });
  const archive = await gather({
    recorder,
    tokens: createTokenSource(target, recorder),
    profile: serviceProfile,
    baseUrl,
    release: latestRelease,
    now: new Date(),
    scenarios,
    stop: stop.signal,
  });
  return { archive, bank, stop: stop.signal };
}

function refused(): never {
  throw new TransportError('ECONNREFUSED', 'connect ECONNREFUSED');
}

describe('a run that is told to stop', () => {
  it('makes no further call but those that delete its consents, and says what is left out', async () => {
    for (const at of [1, 4, 9, 25, 60]) {
      const { archive } = await gatherWith((call, stop) => {
        if (call === at) stop.abort();
      });
      const { exchanges, ended, gaps } = archive;
      assert.deepEqual(ended, { because: 'stopped', reason: 'The run was interrupted.' }, `at ${at}`);
      const later = exchanges.slice(at);
      assert.ok(later.every(({ request, response }) => request.method === 'DELETE' && response?.status === 204));
      assert.deepEqual(standingConsents(exchanges), [], `at ${at}`);
      assert.deepEqual(gaps.at(-1)?.scenario, 'second-client');
      assert.match(gaps.at(-1)?.reason ?? '', /interrupted/);
    }
  });

  it('leaves no consent at the bank that can still be read', async () => {
    const { archive, bank } = await gatherWith((call, stop) => {
      if (call === 40) stop.abort();
    });
    const made = archive.exchanges.filter(
      ({ request, response }) => request.method === 'POST' && response?.status === 201,
    );
    assert.ok(made.length >= 3);
    const [client] = bank.clients;
    const issued = await bank.fetch(
      new Request(`${baseUrl}/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${client?.clientId}:${client?.clientSecret}`)}` },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'accounts' }),
      }),
    );
    const { access_token: token } = (await issued.json()) as { access_token: string };
    for (const { response } of made) {
      const { ConsentId } = (JSON.parse(response?.body ?? '{}') as { Data: { ConsentId: string } }).Data;
      const url = `${baseUrl}${basePath}/account-access-consents/${ConsentId}`;
      const read = await bank.fetch(new Request(url, { headers: { authorization: `Bearer ${token}` } }));
      assert.equal(read.status, 400);
    }
  });

  it('does not wait for a call that never comes back', { timeout: 20_000 }, async () => {
    const { archive } = await gatherWith((call, stop) => {
      if (call !== 30) return;
      stop.abort();
      return new Promise<void>(() => {});
    });
    assert.equal(archive.ended?.because, 'stopped');
    assert.deepEqual(standingConsents(archive.exchanges), []);
    assert.ok(archive.consents.length > 0);
  });

  it('listens no more once it is over: to be told then would keep its process for seconds', async () => {
    const { archive, stop } = await gatherWith(() => {});
    assert.equal(archive.ended, undefined);
    assert.deepEqual(getEventListeners(stop, 'abort'), []);
  });
});

describe('a bank that dies half-way', () => {
  for (const parallel of [1, lanes]) {
    const how = parallel === 1 ? 'one by one' : `where ${parallel} calls overlap`;
    it(`is called a few times more and no longer, ${how}, and every scenario after that says why it has nothing`, async () => {
      const { archive } = await gatherWith((call) => (call >= 30 ? refused() : undefined), { parallel });
      const { exchanges, ended, gaps } = archive;
      assert.equal(ended?.because, 'target-lost');
      assert.match(
        ended.reason,
        /^The bank stopped answering: 5 calls in a row got no answer, the first of them x\d+ \(ECONNREFUSED\)\. \d+ consents that it made may still stand/,
      );
      const answered = exchanges.filter(({ response }) => response !== undefined);
      assert.equal(answered.length, 29);
      const left = standingConsents(exchanges).length;
      // Each of those under way when it died is lost once; then five, of which reads are tried three times.
      const most = parallel === 1 ? 6 : parallel + 3 * 5;
      assert.ok(left > 0 && exchanges.length - answered.length <= most + left, `${exchanges.length} calls`);
      assert.match(gaps.find(({ scenario }) => scenario === 'second-client')?.reason ?? '', /stopped answering/);
    });
  }

  it('is not given up for single calls without an answer', async () => {
    const soon = { maxWaitMs: 2_000 };
    const { archive } = await gatherWith((call) => (call % 3 === 0 ? refused() : undefined), soon);
    assert.equal(archive.ended, undefined);
    assert.ok(archive.exchanges.some(({ failure }) => failure?.code === 'ECONNREFUSED'));
  });
});
