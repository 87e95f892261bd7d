import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { Report } from '../../reports/contract/index.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { serveBank } from '../../stub/serve.ts';
import { aispHere } from '../support/aisp-here.ts';
import { headlessTarget } from '../support/target-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-mistakes-'));
const silent = createServer(() => {});
const bank = createControlledBank({ profile: serviceProfile, release: latestRelease, seed: 1 });
const served = await serveBank(bank, { port: 0 });
await new Promise((resolve) => silent.listen(0, '127.0.0.1', () => resolve(undefined)));
const quiet = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
after(async () => {
  silent.closeAllConnections();
  silent.close();
  await served.close();
  rmSync(folder, { recursive: true });
});

interface Mistake {
  /** The target file, from one that is right. */
  readonly file?: (right: string) => string;
  /** The base URL in place of a file. */
  readonly url?: () => string;
  readonly env?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
  readonly code: number;
  readonly says: RegExp;
  /** Found out by the calls of the run: in a process of its own, as nothing before them is. */
  readonly begins?: true;
  /** What the report is marked with; there is none where left out. */
  readonly problem?: RegExp;
}

const secretOf = () => bank.clients[0]?.clientSecret ?? '';
const mistakes: Readonly<Record<string, Mistake>> = {
  'a wrong host': {
    url: () => 'http://no-such-host.invalid',
    code: 3,
    says: /its name cannot be resolved \(\w+\)\.\n +Check the host/,
    problem: /cannot be resolved/,
  },
  'a wrong port': {
    url: () => 'http://127.0.0.1:9',
    code: 3,
    says: /it refuses the connection \(ECONNREFUSED\)\.\n +Check the port/,
    problem: /ECONNREFUSED/,
  },
  'https for http': {
    url: () => served.url.replace('http:', 'https:'),
    code: 3,
    says: /that port speaks plain HTTP[^\n]*\n +Begin the base URL with http:/,
    problem: /plain HTTP/,
  },
  'a wrong path, and tokens to make consents with': {
    file: (right) => right.replace(/^baseUrl: (\S+)/m, 'baseUrl: $1/elsewhere'),
    code: 3,
    says: /answers? 404[^\n]*\?|Is the path right\?/,
    problem: /404[\s\S]*path right\?/,
  },
  'a wrong path, and a token': {
    url: () => `${served.url}/elsewhere`,
    env: { AISP_TOKEN: 'a-token' },
    code: 3,
    says: /path right\?/,
    problem: /404[\s\S]*path right\?/,
  },
  'a path below the interface': {
    url: () => `${served.url}/open-banking/v3.1/aisp/accounts`,
    code: 2,
    says: /leads below the interface/,
  },
  'a bank that does not answer in time': {
    url: () => quiet,
    args: ['--timeout', '0.3'],
    code: 3,
    says: /did not answer within 300 ms\.\n +Check that the bank is up/,
    problem: /300 ms/,
  },
  'a wrong client secret': {
    file: (right) => right,
    env: { CLIENT_SECRET: 'not-the-secret' },
    code: 4,
    says: /1 rule of 1 that apply waits for an access token\. The token endpoint answered 401 invalid_client[\s\S]*"tokens\.clientSecret"/,
  },
  'a wrong token URL': {
    file: (right) => right.replace('/token\n', '/tokem\n'),
    code: 4,
    says: /waits for an access token\. The token endpoint answered 404[\s\S]*Check "tokens\.tokenUrl"/,
  },
  'a token endpoint that does not answer in time': {
    file: (right) => right.replace(/tokenUrl: \S+/, () => `tokenUrl: ${quiet}/token`),
    args: ['--timeout', '0.3'],
    code: 4,
    says: /waits for an access token\. The token endpoint timed out/,
  },
  'a PSU whom the bank does not know': {
    file: (right) => right.replace('login_hint: household', 'login_hint: houshold'),
    code: 4,
    says: /waits for an access token\. [^\n]*declined: access_denied \(login_hint names no customer\)[\s\S]*"tokens\.parameters\.always"/,
  },
  'a token with a newline': {
    url: () => served.url,
    env: { AISP_TOKEN: 'half\nof-it' },
    code: 2,
    says: /AISP_TOKEN[\s\S]*(line|blank|character)/,
  },
  'a tab in the YAML': {
    file: (right) => `${right}limits:\n\tcalls: 5\n`,
    code: 2,
    says: /\.yaml:\d+:\d+: [\s\S]*[Tt]ab/,
  },
};

describe('a run', () => {
  let number = 0;
  for (const [title, { file, url, env = {}, args = [], code, says, problem }] of Object.entries(mistakes)) {
    test(`tells of ${title}, with the cure, and ends with ${code}`, async () => {
      number += 1;
      const path = join(folder, `bank-${number}.yaml`);
      if (file !== undefined) writeFileSync(path, file(headlessTarget(served.url, bank)));
      const out = join(folder, `out-${number}`);
      const target = file === undefined ? (url?.() ?? '') : path;
      const run = ['run', '--target', target, '--only', 'AISP-EP-004', '--quiet', '--out', out, ...args];
      const ended = await aispHere(run, { env: { CLIENT_SECRET: secretOf(), ...env } });
      assert.match(`${ended.stderr}${ended.stdout}`, says);
      assert.equal(ended.code, code, `${ended.stderr}${ended.stdout}`);
      assert.doesNotMatch(`${ended.stderr}${ended.stdout}`, /harness broke|fault of aisp|undefined/);
      if (problem === undefined) return;
      const report = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
      assert.equal(report.incomplete, true);
      assert.equal(report.summary.fail, 0);
      assert.match((report.problems ?? []).join(' '), problem);
    });
  }

  test('takes a base URL that has the path already', async () => {
    const token = await fetch(`${served.url}/stub/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"persona":"household"}',
    });
    const { access_token: AISP_TOKEN } = (await token.json()) as { readonly access_token: string };
    const url = `${served.url}/open-banking/v3.1/aisp/`;
    const args = ['run', '--target', url, '--only', 'AISP-EP-004', '--quiet', '--out', join(folder, 'whole')];
    const ended = await aispHere(args, { env: { AISP_TOKEN } });
    assert.equal(ended.code, 0, `${ended.stderr}${ended.stdout}`);
  });
});
