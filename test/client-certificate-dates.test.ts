import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { ConfigurationError } from '../suites/target/configuration-error.ts';
import { loadTarget } from '../suites/target/load-target.ts';
import { makeCertificate } from './support/certificate.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-dates-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const good = makeCertificate({ name: 'A client', hosts: ['client'] });
const ended = { from: new Date('2020-01-01'), until: new Date('2020-12-31') };
const ahead = { from: new Date('2049-01-01'), until: new Date('2049-12-31') };

/** What is wrong with a target file whose certificate is within those dates, or with that behind it. */
async function problemsWith({ cert, key }: { readonly cert: string; readonly key: string }, of = 'tls', now?: Date) {
  const path = join(folder, 'bank.yaml');
  writeFileSync(join(folder, 'client.pem'), cert);
  writeFileSync(join(folder, 'key.pem'), key, { mode: 0o600 });
  writeFileSync(join(folder, 'secret'), 'a-secret-of-the-client', { mode: 0o600 });
  const pair = '{ certificate: { file: client.pem }, key: { file: key.pem } }';
  const client = 'clientId: a, clientSecret: { file: secret }';
  const tokens = `tokens: { kind: headless, ${client}, issuer: https://i.example, redirectUri: https://a.example/back`;
  const lines =
    of === 'tls'
      ? [`tls: ${pair}`]
      : [`${tokens}, secondClient: { clientId: b, clientSecret: { file: secret }, tls: ${pair} } }`];
  writeFileSync(path, ['baseUrl: https://bank.example', ...lines].join('\n'));
  try {
    await loadTarget(path, { env: {}, ...(now === undefined ? {} : { now }) });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.problems.map(({ code, line, message, cure }) => `${line} ${code} ${message} ${cure}`);
  }
}

describe('a client certificate', () => {
  it('within its dates is taken, also with its authority behind it and a note before it', async () => {
    const past = makeCertificate({ name: 'An authority', ...ended });
    assert.deepEqual(await problemsWith(good), []);
    assert.deepEqual(await problemsWith({ ...good, cert: `of a client\n${good.cert}${past.cert}` }), []);
  });

  it('past its end is told before any call, with its last day', async () => {
    const [problem = '', ...others] = await problemsWith(makeCertificate({ name: 'x', hosts: ['x'], ...ended }));
    assert.match(problem, /^2 bad-tls The client certificate ended on 2020-12-31: .*"tls\.certificate" and "tls\.key"/);
    assert.deepEqual(others, []);
  });

  it('before its beginning is told, and a moment before it is not', async () => {
    const [problem = ''] = await problemsWith(makeCertificate({ name: 'x', hosts: ['x'], ...ahead }));
    assert.match(problem, /^2 bad-tls The client certificate begins on 2049-01-01 only: .*clock of this machine/);
    const early = makeCertificate({ name: 'x', hosts: ['x'], ...ahead });
    for (const [minutes, problems] of [
      [1, 0],
      [60, 1],
    ] as const) {
      const now = new Date(ahead.from.getTime() - minutes * 60_000);
      for (const of of ['tls', 'second']) assert.equal((await problemsWith(early, of, now)).length, problems, of);
    }
  });

  it('of the second client is looked at, too', async () => {
    const [problem = ''] = await problemsWith(makeCertificate({ name: 'x', hosts: ['x'], ...ended }), 'tokens');
    assert.match(problem, /^2 bad-tls .* ended on 2020-12-31: .*"tokens\.secondClient\.tls\.certificate"/);
  });
});
