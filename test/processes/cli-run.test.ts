import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { createAdaptorServer } from '@hono/node-server';
import type { Report } from '../../reports/contract/index.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { findFaults } from '../../stub/faults/load.ts';
import { serveBank } from '../../stub/serve.ts';
import { aisp, startAisp } from '../support/aisp.ts';
import { aispHere } from '../support/aisp-here.ts';
import { makeCertificate } from '../support/certificate.ts';
import { headlessTarget } from '../support/target-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-run-test-'));
after(() => rmSync(folder, { recursive: true }));
// A folder of its own for temporary files shows whether a run leaves secrets behind.
const temporary = join(folder, 'tmp');
mkdirSync(temporary);
const env = { TMPDIR: temporary };

function reportIn(name: string): Report {
  return JSON.parse(readFileSync(join(folder, name, 'report.json'), 'utf8')) as Report;
}

function plansLeft(): readonly string[] {
  return readdirSync(temporary).filter((name) => name.startsWith('aisp-'));
}

test('judges the bundled bank, writes the report and leaves no plan behind', async () => {
  const out = join(folder, 'honest');
  mkdirSync(out);
  writeFileSync(join(out, 'report.json'), 'an old report');
  const { code, stderr } = await aisp(['run', '--only', 'AISP-BAL-*', '--out', out], { env });
  const report = reportIn('honest');
  assert.equal(report.verdict, 'conforming', stderr);
  assert.ok(report.rules.length > 0 && report.rules.every(({ group }) => group === 'BAL'));
  assert.equal(report.target.bundled, true);
  assert.equal(code, 0);
  assert.deepEqual(plansLeft(), []);
});

test('a fault of the bundled bank makes a run end with 1', async () => {
  const [fault] = await findFaults(['consent-without-accounts-accepted']);
  const [rule = ''] = fault?.breaks ?? [];
  const out = join(folder, 'fault');
  const { code, stdout } = await aispHere(['run', '--only', rule, '--fault', fault?.id ?? '', '--out', out], { env });
  assert.equal(code, 1, stdout);
  assert.deepEqual(reportIn('fault').target.faults, [fault?.id]);
  assert.deepEqual(
    reportIn('fault').rules.map(({ id, outcome }) => `${id} ${outcome}`),
    [`${rule} fail`],
  );
});

test('judges any bank by its URL and a token from the environment, which shows nowhere', async () => {
  const bank = createControlledBank({ profile: serviceProfile, release: '3.1.11', seed: 1, pageSize: 25 });
  const running = await serveBank(bank, { port: 0 });
  const issued = await fetch(`${running.url}/stub/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"persona":"household"}',
  });
  const { access_token: token } = (await issued.json()) as { access_token: string };
  const out = join(folder, 'url');
  const args = ['run', '--target', `${running.url}/open-banking/v3.1/aisp/`, '--only', 'AISP-BAL-*', '--out', out];
  const { code, stdout, stderr } = await aispHere(args, { env: { ...env, AISP_TOKEN: token } });
  await running.close();
  assert.equal(reportIn('url').target.baseUrl, running.url);
  // One token leaves what needs a second consent open: never green, and never the bank's failure.
  const outcomes = new Set(reportIn('url').rules.map(({ outcome }) => outcome));
  assert.ok(outcomes.has('pass') && !outcomes.has('fail'), stdout + stderr);
  assert.equal(code, outcomes.has('not-exercised') ? 4 : 0);
  for (const name of readdirSync(out)) assert.ok(!readFileSync(join(out, name), 'utf8').includes(token), name);
  assert.ok(!`${stdout}${stderr}`.includes(token));
});

test('judges a bank behind mutual TLS from a target file, and finds a stale waiver', async () => {
  const authority = makeCertificate({ name: 'Test authority' });
  const server = makeCertificate({ name: 'localhost', hosts: ['localhost'], issuer: authority });
  const client = makeCertificate({ name: 'A client', hosts: ['client'], issuer: authority });
  const bank = createControlledBank({ profile: serviceProfile, release: '3.1.11', seed: 1, pageSize: 25 });
  const listener = createAdaptorServer({
    fetch: bank.fetch,
    createServer,
    serverOptions: { ...server, requestCert: true, rejectUnauthorized: true, ca: authority.cert },
  });
  listener.listen(0, 'localhost');
  await once(listener, 'listening');
  const url = `https://localhost:${(listener.address() as AddressInfo).port}`;
  for (const [name, text] of [
    ['ca.pem', authority.cert],
    ['client.pem', client.cert],
    ['client.key', client.key],
  ] as const) {
    writeFileSync(join(folder, name), text);
  }
  const [registered] = bank.clients;
  writeFileSync(
    join(folder, 'bank.yaml'),
    `${headlessTarget(url, bank)}tls: { ca: { file: ca.pem }, certificate: { file: client.pem }, key: { file: client.key } }
waivers: [{ rule: AISP-BAL-004, reason: Corrected long ago, owner: Nobody, until: 2099-12-31 }]
`,
  );
  const out = join(folder, 'tls');
  const args = ['run', '--target', join(folder, 'bank.yaml'), '--only', 'AISP-BAL-*', '--out', out];
  const { code, stdout, stderr } = await aisp(args, {
    env: { ...env, CLIENT_SECRET: registered?.clientSecret ?? '' },
  });
  if ('closeAllConnections' in listener) listener.closeAllConnections();
  listener.close();
  const waived = reportIn('tls').rules.filter(({ outcome }) => outcome !== 'pass');
  assert.deepEqual(
    waived.map(({ id, outcome }) => `${id} ${outcome}`),
    ['AISP-BAL-004 fail'],
    stdout + stderr,
  );
  assert.match(waived[0]?.reason ?? '', /stale/);
  assert.equal(code, 1);
  assert.deepEqual(plansLeft(), []);
});

test('an old report does not outlive a run that cannot begin', async () => {
  const out = join(folder, 'unreachable');
  mkdirSync(out);
  writeFileSync(join(out, 'report.json'), '{"verdict":"conforming"}');
  const { code, stderr } = await aispHere(['run', '--target', 'http://127.0.0.1:1', '--out', out], { env });
  assert.match(stderr, /^aisp: The target http:\/\/127\.0\.0\.1:1 cannot be used: it refuses the connection/);
  assert.equal(code, 3);
  const { incomplete, verdict } = reportIn('unreachable');
  assert.deepEqual([incomplete, verdict], [true, 'inconclusive']);
});

test('a run that is interrupted ends with 130 and leaves no plan behind', async () => {
  const run = startAisp(['run', '--out', join(folder, 'interrupted')], { env });
  await run.said('Gather');
  run.child.kill('SIGINT');
  const { code, stderr } = await run.ended;
  assert.match(stderr, /aisp: The run was interrupted\./);
  assert.equal(code, 130);
  assert.deepEqual(plansLeft(), []);
});
