import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { connect as connectTls } from 'node:tls';
import { type RunningBank, serveBank } from '../serve.ts';
import { openBank } from '../testing/open-bank.ts';
import { createCertificates } from '../tls/create-certificates.ts';
import type { Break } from './broken-answer.ts';

const opened = openBank();
const { bank, grant } = opened;
let running: RunningBank;

const inClear = (): Socket => connect(Number(new URL(running.url).port), '127.0.0.1');

/** What comes over a connection until it ends, and how it ends. */
async function over(how: Break | undefined, method = 'GET', dial = inClear) {
  const { token } = await grant();
  if (how !== undefined) await bank.control.faults.add({ break: how, times: 1 });
  const socket = dial();
  socket.end(
    `${method} /open-banking/v3.1/aisp/accounts HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const ended = await new Promise<string>((resolve) => {
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    socket.once('end', () => resolve('end'));
  });
  const [head = '', body = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
  return { ended, head, body };
}

describe('answers that break', () => {
  before(async () => {
    running = await serveBank(bank, { port: 0 });
  });
  after(() => running.close());

  it('an answer that comes is whole', async () => {
    const { ended, head, body } = await over(undefined);
    assert.equal(ended, 'end');
    assert.match(head, /^HTTP\/1\.1 200 /);
    assert.ok(body.includes('"Account"'));
  });

  it('half of an answer has its headers and half of its body, and no more', async (t) => {
    const said = t.mock.method(console, 'error', () => {});
    const { body: whole } = await over(undefined);
    const { ended, head, body } = await over('half');
    assert.equal(ended, 'end');
    const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
    const [, wanted] = /content-length: (\d+)/i.exec((await over(undefined)).head) ?? [];
    assert.equal(length, wanted);
    assert.ok(Math.abs(Buffer.byteLength(body) - Number(length) / 2) <= 1);
    assert.equal(whole.startsWith(body.slice(0, 200)), true);
    assert.equal(said.mock.callCount(), 0);
  });

  it('an empty answer is the end of a connection, and a reset its failure', async () => {
    assert.deepEqual(await over('empty'), { ended: 'end', head: '', body: '' });
    assert.deepEqual(await over('reset'), { ended: 'ECONNRESET', head: '', body: '' });
    assert.deepEqual(await over('half', 'HEAD'), { ended: 'ECONNRESET', head: '', body: '' });
    assert.equal((await over(undefined)).ended, 'end');
  });

  it('breaks alike over TLS: half of an answer, no byte at all, and a connection that is cut off without a word', async () => {
    const { authority, server } = await createCertificates({ clients: [], hosts: [], now: new Date() });
    const ca = authority.certificate;
    const secure = await serveBank(bank, { port: 0, tls: { ...server, ca } });
    const dial = () => connectTls({ port: Number(new URL(secure.url).port), host: '127.0.0.1', ca });
    try {
      const whole = await over(undefined, 'GET', dial);
      const { head, body } = await over('half', 'GET', dial);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      assert.equal(length, Buffer.byteLength(whole.body));
      assert.equal(Buffer.byteLength(body), Math.ceil(length / 2));
      for (const how of ['empty', 'reset'] as const) {
        const { head: nothing, body: none } = await over(how, 'GET', dial);
        assert.deepEqual([nothing, none], ['', ''], how);
      }
      assert.match((await over(undefined, 'GET', dial)).head, /^HTTP\/1\.1 200 /);
    } finally {
      await secure.close();
    }
  });

  it('a caller who waits no longer holds up nothing', async () => {
    const id = await bank.control.faults.add({ delay: '300s' });
    const asked = fetch(`${running.url}/jwks`, { signal: AbortSignal.timeout(50) });
    await assert.rejects(asked, { name: 'TimeoutError' });
    await bank.control.faults.remove(id);
  });

  it('without a socket a break is a rejected promise, and half an answer one that ends in an error', async () => {
    const { token } = await grant();
    const read = async (how: Break) => {
      await bank.control.faults.add({ break: how, times: 1 });
      const headers = { authorization: `Bearer ${token}` };
      return await bank.fetch(new Request('http://bank.test/open-banking/v3.1/aisp/accounts', { headers }));
    };
    await assert.rejects(read('reset'), { name: 'TypeError', message: 'fetch failed' });
    await assert.rejects(read('empty'), TypeError);
    const half = await read('half');
    assert.equal(half.status, 200);
    await assert.rejects(half.text(), TypeError);
  });

  it('an answer is kept back for as long as is asked', async () => {
    const { token } = await grant();
    const headers = { authorization: `Bearer ${token}`, 'x-stub-delay': '40ms' };
    const begun = performance.now();
    await bank.fetch(new Request('http://bank.test/open-banking/v3.1/aisp/accounts', { headers }));
    assert.ok(performance.now() - begun >= 39);
  });
});
