import assert from 'node:assert/strict';
import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { connect } from 'node:tls';
import { Hono } from 'hono';
import { defaultClients } from '../access/clients.ts';
import type { BankEnv } from '../http/bank-env.ts';
import { serveBank } from '../serve.ts';
import { type CallerTls, keeping, secureGet } from '../testing/secure-get.ts';
import { createCertificates } from '../tls/create-certificates.ts';
import { peerCertificate } from './peer-certificate.ts';

const wanted = { clients: defaultClients, hosts: [], now: new Date() };
const [made, other] = await Promise.all([createCertificates(wanted), createCertificates(wanted)]);
const [harbour] = made.clients;
const [stranger] = other.clients;
assert.ok(harbour !== undefined && stranger !== undefined);

const trust: CallerTls = { ca: made.authority.certificate };
const shows = ({ certificate, key }: { readonly certificate: string; readonly key: string }) =>
  ({ ...trust, cert: certificate, key }) satisfies CallerTls;

const seen: unknown[] = [];
const app = new Hono<BankEnv>().get('/', (c) => {
  const peer = c.env.incoming === undefined ? undefined : peerCertificate(c.env.incoming);
  seen.push(peer);
  return c.json(peer ?? 'none');
});

async function served(tls: boolean, work: (url: string) => Promise<void>) {
  const own = { key: made.server.key, certificate: made.server.certificate, ca: made.authority.certificate };
  const running = await serveBank(app, { port: 0, ...(tls ? { tls: own } : {}) });
  try {
    await work(running.url);
  } finally {
    await running.close();
  }
}

test('a certificate of the trusted authority is told of with its facts', () =>
  served(true, async (url) => {
    const { body } = await secureGet(url, shows(harbour));
    const certificate = new X509Certificate(harbour.certificate);
    assert.deepEqual(JSON.parse(body), {
      pem: harbour.certificate,
      thumbprint: Buffer.from(certificate.fingerprint256.replaceAll(':', ''), 'hex').toString('base64url'),
      subject: 'CN=harbour-aisp,O=Harbour Budgeting,C=GB',
      authorized: true,
    });
  }));

test('a caller may show no certificate', () =>
  served(true, async (url) => assert.equal((await secureGet(url, trust)).body, '"none"')));

test('a certificate of another authority, and one that is for servers, are told of as not authorized', () =>
  served(true, async (url) => {
    for (const own of [stranger, made.server]) {
      const { authorized, pem } = JSON.parse((await secureGet(url, shows(own))).body);
      assert.deepEqual([authorized, pem], [false, own.certificate]);
    }
  }));

test('one connection is looked at once, a second connection anew, in either version of TLS', () =>
  served(true, async (url) => {
    for (const more of [{}, { maxVersion: 'TLSv1.2' }] as const) {
      seen.length = 0;
      const agent = keeping();
      const own: CallerTls = { ...shows(harbour), ...more };
      const first = await secureGet(url, own, agent);
      const second = await secureGet(url, own, agent);
      assert.equal(seen.length, 2);
      assert.equal(seen[0], seen[1]);
      agent.destroy();
      const third = await secureGet(url, own);
      assert.deepEqual([second.body, third.body], [first.body, first.body]);
      assert.notEqual(seen[2], seen[0]);
    }
  }));

test('a session that is taken up again on a new connection still has its certificate', () =>
  served(true, async (url) => {
    const { port } = new URL(url);
    for (const maxVersion of ['TLSv1.2', 'TLSv1.3'] as const) {
      let session: Buffer | undefined;
      const reused: boolean[] = [];
      for (const _ of ['anew', 'again']) {
        const given = session === undefined ? {} : { session };
        const socket = connect({ host: '127.0.0.1', port: Number(port), ...shows(harbour), maxVersion, ...given });
        socket.on('session', (next: Buffer) => {
          session = next;
        });
        await once(socket, 'secureConnect');
        reused.push(socket.isSessionReused());
        socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
        const answer = await text(socket);
        assert.ok(answer.includes('"subject":"CN=harbour-aisp,') && answer.includes('"authorized":true'), answer);
      }
      assert.deepEqual(reused, [false, true]);
    }
  }));

test('over plain HTTP there is none', () =>
  served(false, async (url) => assert.equal(await (await fetch(url)).text(), '"none"')));
