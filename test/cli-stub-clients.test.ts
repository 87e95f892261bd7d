import assert from 'node:assert/strict';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { SignJWT } from 'jose';
import { loadClients } from '../bin/stub/load-clients.ts';
import { withClients } from '../library/bank/registered-clients.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { latestRelease } from '../schemas/releases.ts';
import { defaultClients } from '../stub/access/clients.ts';
import { createControlledBank } from '../stub/bank.ts';
import { createCertificates } from '../stub/tls/create-certificates.ts';

describe('a file of clients', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-clients-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  let key = '';

  before(async () => {
    const own = { ...defaultClients[0], clientId: 'my-tpp', name: 'My TPP', redirectUris: [], scopes: [] };
    const made = await createCertificates({ clients: [own], hosts: [], now: new Date() });
    key = made.clients[0]?.key ?? '';
    write('transport.pem', made.clients[0]?.certificate ?? '');
    write('ca.pem', made.authority.certificate);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('registers clients with what they authenticate by, beside those of the bank', async () => {
    const file = write(
      'clients.yaml',
      `clients:
  - clientId: my-tpp
    name: My TPP
    signingCertificate: transport.pem
    certificate: transport.pem
    redirectUris: [https://my-tpp.example/callback]
  - clientId: harbour-aisp
    clientSecret: another
    scopes: [accounts]
authorities: [ca.pem]
`,
    );
    const { clients, authorities } = loadClients(file);
    const [own, harbour] = clients;
    assert.equal(own?.certificateSubject, 'CN=my-tpp,O=My TPP,C=GB');
    assert.equal(new X509Certificate(authorities).ca, true);
    assert.deepEqual(harbour, {
      clientId: 'harbour-aisp',
      name: 'harbour-aisp',
      clientSecret: 'another',
      scopes: ['accounts'],
      redirectUris: [],
    });
    const all = withClients(defaultClients, clients);
    assert.deepEqual(
      all.map(({ clientId }) => clientId),
      ['harbour-aisp', 'lantern-aisp', 'my-tpp'],
    );

    const bank = createControlledBank({ profile: serviceProfile, release: latestRelease, seed: 1, clients: all });
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: 'my-tpp', sub: 'my-tpp', aud: 'http://bank.test/token', exp: now + 60, jti: 'one' };
    const client_assertion = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'PS256', kid: own?.publicKeys?.[0]?.kid ?? '' })
      .sign(createPrivateKey(key));
    const client_assertion_type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
    const fields = { grant_type: 'client_credentials', client_assertion, client_assertion_type };
    const answer = await bank.app.request('http://bank.test/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    assert.equal(answer.status, 200);
  });

  it('is refused with the place and the cure when it cannot be used', () => {
    for (const [text, message] of [
      ['clients: []', /clients\.yaml:1:10: "clients" /],
      ['clients:\n  - clientId: a', /clients\.yaml:2:5: .*at least one of clientSecret, jwks/s],
      ['clients:\n  - clientId: a\n    secret: b', /"clients\[0\]\.secret" is not a known key/],
      ['clients:\n  - clientId: a\n    certificate: clients.yaml', /"clients.yaml" holds no certificate/],
      ['clients:\n  - clientId: a\n    certificate: none.pem', /none\.pem does not exist/],
      ['clients:\n  - clientId: a\n    jwks: { keys: [{ kty: EC }] }', /kty/],
    ] as const) {
      assert.throws(() => loadClients(write('clients.yaml', text)), { name: 'ConfigurationError', message }, text);
    }
  });
});
