import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Call } from './call.ts';
import { Recorder } from './recorder.ts';
import { type Transport, TransportError, type WireResponse } from './transport.ts';

const call: Call = {
  scenario: 'reads',
  about: { operation: 'GET /accounts', probe: 'happy', consent: 'detail' },
  method: 'GET',
  url: 'https://bank.example/open-banking/v3.1/aisp/accounts?page=2',
  token: { label: 'detail', value: 'top-secret' },
};

function answer(status: number, headers: WireResponse['headers'] = [], text = '{}'): WireResponse {
  return { status, headers, body: Buffer.from(text) };
}

function recorder(transport: Transport, limits: { calls?: number; perSecond?: number; maxWaitMs?: number } = {}) {
  let time = Date.parse('2026-03-15T12:00:00Z');
  const waits: number[] = [];
  const made = new Recorder({
    transport,
    limits: { calls: 10, timeoutMs: 1000, ...limits },
    now: () => new Date(time),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
  });
  return { made, waits };
}

describe('the recorder', () => {
  it('records what was sent and what came, with the name of the token in place of the token', async () => {
    const seen: string[] = [];
    const { made } = recorder(async ({ headers }) => {
      seen.push(headers.authorization ?? '');
      return answer(200, [['Content-Type', 'application/json']], '{"Data":{}}');
    });
    const exchange = await made.send(call);
    assert.deepEqual(seen, ['Bearer top-secret']);
    assert.equal(exchange.id, 'x1');
    assert.deepEqual(exchange.response?.headers, [['Content-Type', 'application/json']]);
    assert.equal(exchange.response?.body, '{"Data":{}}');
    assert.doesNotMatch(JSON.stringify(made.exchanges), /top-secret/);
    assert.match(JSON.stringify(made.exchanges), /Bearer \{detail\}/);
  });

  it('keeps the credentials of a secret call out of the record and hands its answer over', async () => {
    const { made } = recorder(async () =>
      answer(302, [['location', 'https://tpp.example/?code=secret-code']], 'access=1'),
    );
    const response = await made.sendSecret({
      ...call,
      body: 'client_secret=hush',
      headers: { Authorization: 'Basic aHVzaA==' },
    });
    assert.equal(response?.text, 'access=1');
    assert.match(JSON.stringify(response?.headers), /secret-code/);
    assert.doesNotMatch(JSON.stringify(made.exchanges), /hush|aHVzaA|secret-code|access=1|page=2|top-secret/);
  });

  it('keeps the error of a redirect, and nothing else that a secret call brought or sent', async () => {
    const { made } = recorder(async () =>
      answer(303, [
        ['Location', 'https://tpp.example/cb?x=1#error=invalid_request&error_description=No&state=secret&code=secret'],
        ['set-cookie', 'sid=secret'],
      ]),
    );
    const headers = { cookie: 'sid=secret', 'x-admin': 'secret', accept: '*/*' };
    const response = await made.sendSecret({ ...call, headers });
    const { request, response: kept } = made.exchanges[0] ?? {};
    assert.deepEqual(kept?.headers, [
      ['Location', 'https://tpp.example/cb?error=invalid_request&error_description=No'],
      ['set-cookie', '(withheld: credentials)'],
    ]);
    assert.deepEqual(
      request?.headers.filter(([name]) => name !== 'authorization'),
      [
        ['cookie', '(withheld: credentials)'],
        ['x-admin', '(withheld: credentials)'],
        ['accept', '*/*'],
      ],
    );
    assert.equal(response?.exchange, made.exchanges[0]);
  });

  it('keeps where a custom scheme was led to with an error', async () => {
    const { made } = recorder(async () => answer(302, [['location', 'com.example.app:/cb?error=access_denied']]));
    await made.sendSecret(call);
    assert.deepEqual(made.exchanges[0]?.response?.headers, [['location', 'com.example.app:/cb?error=access_denied']]);
  });

  it('sends with the client certificate that a call chooses', async () => {
    const seen: (string | undefined)[] = [];
    const { made } = recorder(async ({ certificate }) => {
      seen.push(certificate);
      return answer(200);
    });
    await made.send(call);
    await made.send({ ...call, certificate: 'none' });
    await made.sendSecret({ ...call, certificate: 'other' });
    assert.deepEqual(seen, [undefined, 'none', 'other']);
  });

  it('records why no response came', async () => {
    const { made } = recorder(async () => {
      throw new TransportError('ECONNRESET', 'the connection was reset');
    });
    const exchange = await made.send({ ...call, asIs: true });
    assert.equal(exchange.response, undefined);
    assert.deepEqual(exchange.failure, { code: 'ECONNRESET', message: 'the connection was reset' });
    assert.equal(await made.sendSecret({ ...call, asIs: true }), undefined);
  });

  it('lets an error of its own through', async () => {
    const { made } = recorder(async () => {
      throw new RangeError('a mistake in the harness');
    });
    await assert.rejects(made.send(call), RangeError);
  });

  it('waits out a 429 that says for how long, once, and keeps both exchanges', async () => {
    const answers = [answer(429, [['Retry-After', '2']]), answer(200)];
    const { made, waits } = recorder(async () => answers.shift() ?? answer(500));
    assert.equal((await made.send(call)).response?.status, 200);
    assert.deepEqual(waits, [2000]);
    assert.equal(made.exchanges.length, 2);
  });

  it('waits out a 429 to a call that carries credentials as well', async () => {
    const answers = [answer(429, [['Retry-After', '3']]), answer(200)];
    const { made, waits } = recorder(async () => answers.shift() ?? answer(500));
    assert.equal((await made.sendSecret(call))?.status, 200);
    assert.deepEqual(waits, [3000]);
    assert.deepEqual(
      made.exchanges.map(({ about }) => about.probe),
      ['turned-away', call.about.probe],
    );
    assert.doesNotMatch(JSON.stringify(made.exchanges), /hush|aHVzaA/);
  });

  it('takes a date for the end of a 429, and does not wait longer than its budget allows', async () => {
    const answers = [
      answer(429, [['retry-after', 'Sun, 15 Mar 2026 12:00:05 GMT']]),
      answer(429, [['retry-after', '600']]),
    ];
    const { made, waits } = recorder(async () => answers.shift() ?? answer(200));
    assert.equal((await made.send(call)).response?.status, 429);
    assert.deepEqual(waits, [5000]);
    assert.equal(made.exchanges.length, 2);
  });

  it('stops at the budget, but not for calls that clean up', async () => {
    const { made } = recorder(async () => answer(200), { calls: 2 });
    await made.send(call);
    await made.send(call);
    await assert.rejects(made.send(call), { name: 'BudgetSpent' });
    assert.throws(() => made.reserve(1), { name: 'BudgetSpent' });
    await made.send({ ...call, beyondBudget: true });
    assert.equal(made.exchanges.length, 3);
  });

  it('keeps the rate', async () => {
    const { made, waits } = recorder(async () => answer(200), { perSecond: 4 });
    for (let n = 0; n < 3; n++) await made.send(call);
    assert.deepEqual(waits, [250, 250]);
  });

  it('waits until a moment has come, and not at all when it has', async () => {
    const { made, waits } = recorder(async () => answer(200));
    await made.waitUntil(new Date('2026-03-15T12:00:03Z'));
    await made.waitUntil(new Date('2026-03-15T12:00:03Z'));
    assert.deepEqual(waits, [3000]);
    assert.equal(made.now().toISOString(), '2026-03-15T12:00:03.000Z');
  });

  it('keeps only the beginning of a binary body, and its size', async () => {
    const { made } = recorder(async () => ({
      status: 200,
      headers: [['content-type', 'application/pdf']],
      body: Buffer.alloc(5000, 0x25),
    }));
    const exchange = await made.send(call);
    assert.equal(exchange.response?.body.length, 256);
    assert.equal(exchange.response?.size, 5000);
  });
});
