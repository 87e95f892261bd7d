import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Report } from '../reports/contract/index.ts';
import { reportSchema } from '../reports/report-schema.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { createBank } from '../stub/bank.ts';
import { serveBank } from '../stub/serve.ts';
import { startAisp } from './support/aisp.ts';
import { folders, judged, runReporter, verdict } from './support/run-reporter.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-endings-'));
after(() => {
  for (const each of [folder, ...folders]) rmSync(each, { recursive: true, force: true });
});
const env = { TMPDIR: folder, CLIENT_SECRET: '' };

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);
const valid = ajv.compile(reportSchema);

/** The report that a run left, which must be whole and valid. */
function reportIn(out: string): Report {
  const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
  assert.ok(valid(report), JSON.stringify(valid.errors));
  const html = readFileSync(join(out, 'report.html'), 'utf8');
  assert.match(html, /<\/html>\s*$/);
  assert.equal(html.includes('<b>Incomplete.</b>'), report.incomplete === true);
  return report;
}

/** A bank of this process on a port, and a target file of it. `onCall` is told the number of each call. */
async function bankWith(name: string, onCall: (call: number) => void) {
  const bank = createBank({ profile: serviceProfile, release: '3.1.11', seed: 1, pageSize: 25 });
  let calls = 0;
  let consents = 0;
  const fetch: typeof bank.fetch = async (request, ...rest) => {
    calls += 1;
    onCall(calls);
    const { method, url } = request;
    const answer = await bank.fetch(request, ...rest);
    if (url.endsWith('/account-access-consents') && method === 'POST' && answer.status === 201) consents += 1;
    if (method === 'DELETE' && answer.status === 204) consents -= 1;
    return answer;
  };
  const running = await serveBank({ ...bank, fetch }, { port: 0 });
  const [client] = bank.clients;
  const { url } = running;
  const target = join(folder, `${name}.yaml`);
  writeFileSync(
    target,
    `
baseUrl: ${url}
tokens:
  kind: headless
  tokenUrl: ${url}/token
  authorizeUrl: ${url}/authorize
  clientId: ${client?.clientId}
  clientSecret: { env: CLIENT_SECRET }
  redirectUri: ${client?.redirectUris[0]}
  parameters: { always: { login_hint: household }, reject: { decision: reject } }
`,
  );
  const out = join(folder, name);
  mkdirSync(out);
  return {
    out,
    args: ['run', '--target', target, '--out', out],
    env: { ...env, CLIENT_SECRET: client?.clientSecret ?? '' },
    standing: () => consents,
    close: () => running.close(),
  };
}

describe('runs that end before their time', () => {
  it('Ctrl-C while evidence is gathered: consents are deleted, what there is gets judged', async () => {
    let interrupt = () => {};
    const bank = await bankWith('ctrl-c', (call) => call === 80 && interrupt());
    const run = startAisp(bank.args, { env: bank.env });
    interrupt = () => run.child.kill('SIGINT');
    const { code, stdout, stderr } = await run.ended;
    await bank.close();
    assert.equal(code, 130, stdout + stderr);
    assert.match(stderr, /aisp: The run was interrupted\. What was judged is in .*ctrl-c, marked incomplete\./);
    const report = reportIn(bank.out);
    assert.deepEqual([report.incomplete, report.verdict], [true, 'inconclusive']);
    assert.deepEqual(report.problems, ['The run was interrupted.']);
    assert.ok(report.summary.pass > 50 && report.summary['not-exercised'] > 20, JSON.stringify(report.summary));
    assert.equal(report.summary.requests, report.exchanges.length);
    assert.equal(bank.standing(), 0);
  });

  it('SIGTERM while rules are judged: the report holds those that were', async () => {
    const out = join(folder, 'sigterm');
    const run = startAisp(['run', '--out', out], { env });
    await run.said('Judged 1 of');
    run.child.kill('SIGTERM');
    const { code, stderr } = await run.ended;
    assert.equal(code, 143, stderr);
    const report = reportIn(out);
    assert.deepEqual([report.incomplete, report.verdict], [true, 'inconclusive']);
    assert.ok(report.rules.length > 0);
    assert.ok(report.problems?.includes('The run was interrupted.'));
    assert.ok(report.problems?.some((problem) => /^\d+ of \d+ rules were not judged\.$/.test(problem)));
    assert.equal(report.target.seed, 1);
  });

  it('a bank that dies half-way: the rest is not exercised, and says why', async () => {
    let die = () => {};
    const bank = await bankWith('dead', (call) => call === 80 && die());
    die = () => void bank.close();
    const { code, stdout, stderr } = await startAisp(bank.args, { env: bank.env }).ended;
    assert.equal(code, 3, stdout + stderr);
    const report = reportIn(bank.out);
    assert.deepEqual([report.incomplete, report.verdict], [true, 'inconclusive']);
    const [problem = ''] = report.problems ?? [];
    assert.match(problem, /^The bank stopped answering: 5 calls in a row .* consents? that it made may still stand/);
    assert.equal(report.summary.error, 0);
    const left = report.rules.filter(({ outcome }) => outcome === 'not-exercised');
    assert.ok(left.filter(({ reason }) => /The bank stopped answering/.test(reason ?? '')).length > 20);
    assert.ok(report.summary.requests < 120);
  });
});

describe('a worker that is killed', () => {
  const pass = (id: string) => judged(verdict(id, 'pass'));

  it('while it judges is an error of that rule, and the others are judged', async () => {
    const { report, result } = await runReporter({
      rules: [
        pass('AISP-ACC-001'),
        "test('AISP-ACC-002 Holds', () => { process.kill(process.pid, 'SIGKILL'); return new Promise(() => {}); });",
        pass('AISP-ACC-003'),
        pass('AISP-BAL-001'),
      ],
    });
    assert.ok(valid(report), JSON.stringify(valid.errors));
    assert.deepEqual(report?.rules.map(({ id, outcome }) => `${id} ${outcome}`).sort(), [
      'AISP-ACC-001 pass',
      'AISP-ACC-002 error',
      'AISP-ACC-003 pass',
      'AISP-BAL-001 pass',
    ]);
    assert.match(report.rules.find(({ outcome }) => outcome === 'error')?.reason ?? '', /worker process exited/);
    assert.deepEqual([report.verdict, report.incomplete, result.exitCode], ['inconclusive', undefined, 3]);
  });

  it('while it gathers leaves a report without verdicts, which says so', async () => {
    const { report, result } = await runReporter({
      gather: "process.kill(process.pid, 'SIGKILL'); return new Promise(() => {});",
      rules: [pass('AISP-ACC-001')],
      withoutRecord: true,
      options: { facts: { target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'full' } } },
    });
    assert.ok(valid(report), JSON.stringify(valid.errors));
    assert.deepEqual([report?.rules, report?.incomplete, report?.verdict], [[], true, 'inconclusive']);
    assert.match(report?.problems?.[0] ?? '', /worker process exited/);
    assert.equal(result.exitCode, 3);
  });
});
