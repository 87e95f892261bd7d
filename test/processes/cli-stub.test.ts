import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it, test } from 'node:test';
import { startAisp } from '../support/aisp.ts';
import { aispHere } from '../support/aisp-here.ts';

async function started(args: readonly string[]) {
  const stub = startAisp(['stub', '--port', '0', ...args]);
  const guide = await stub.said('/open-banking/v3.1/aisp/accounts -H');
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(guide)?.[0] ?? assert.fail(guide);
  return { ...stub, url, guide };
}

async function read(url: string): Promise<string> {
  const issued = await fetch(`${url}/stub/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"persona":"household"}',
  });
  const { access_token: token } = (await issued.json()) as { access_token: string };
  const answer = await fetch(`${url}/open-banking/v3.1/aisp/balances`, {
    headers: { authorization: `Bearer ${token}` },
  });
  assert.equal(answer.status, 200);
  return (await answer.text()).replaceAll(url, '');
}

describe('aisp stub', () => {
  const dated = ['--date', '2026-03-15', '--seed'];
  const bodies: string[] = [];

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`prints a guide, serves, and stops at ${signal} with 0`, async () => {
      const { child, url, ended, guide } = await started([...dated, '7']);
      assert.match(guide, /First call/);
      bodies.push(await read(url));
      child.kill(signal);
      const { code, stderr } = await ended;
      assert.equal(stderr, '');
      assert.equal(code, 0);
      await assert.rejects(fetch(url));
    });
  }

  it('has the same data for the same seed and date, and other data for another seed', async () => {
    const { child, url, ended } = await started([...dated, '8']);
    const other = await read(url);
    child.kill('SIGTERM');
    await ended;
    assert.equal(bodies.length, 2);
    assert.equal(bodies[0], bodies[1]);
    assert.notEqual(bodies[0], other);
    assert.match(bodies[0] ?? '', /2026-03-15T12:00:00/);
  });

  it('says so when others can reach it', async () => {
    const stub = startAisp(['stub', '--port', '0', '--host', '0.0.0.0']);
    const said = await stub.said('others than this machine');
    stub.child.kill('SIGTERM');
    assert.equal((await stub.ended).code, 0, said);
  });
});

test('a port in use is named, with a cure', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { code, stderr, stdout } = await aispHere(['stub', '--port', String(port)]);
  server.close();
  assert.match(stderr, new RegExp(`^aisp: Port ${port} on 127\\.0\\.0\\.1 is in use`));
  assert.match(stderr, /another port|--port/);
  assert.equal(stdout, '');
  assert.equal(code, 2);
});
