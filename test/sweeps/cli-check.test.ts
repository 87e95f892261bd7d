import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import type { Checked } from '../../bin/check/check-text.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { type Bank, createControlledBank } from '../../stub/bank.ts';
import { serveBank } from '../../stub/serve.ts';
import { openCertificateFolder } from '../../stub/tls/certificate-folder.ts';
import { aisp } from '../support/aisp.ts';
import { aispHere } from '../support/aisp-here.ts';
import { headlessTarget } from '../support/target-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-check-test-'));
const made: string[] = [];
const usual = createControlledBank({ profile: serviceProfile, release: latestRelease, seed: 1 });
const bank: Bank = {
  ...usual,
  fetch: async (request, env) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('account-access-consents')) made.push(request.method);
    return await usual.fetch(request, env);
  },
};
const served = await serveBank(bank, { port: 0 });
after(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

/** The usual five seconds are for people who wait: on a busy machine the bank of this process may take longer to begin. */
const patiently = ['--timeout', '120'] as const;

/** `inProcess` false starts the command: it then starts itself again, and would wait for a bank of its own process. */
async function checked(
  file: (right: string) => string,
  args: readonly string[] = [],
  { inProcess = true }: { readonly inProcess?: boolean } = {},
) {
  const path = join(folder, 'bank.yaml');
  writeFileSync(path, file(headlessTarget(served.url, bank)));
  return await (inProcess ? aispHere : aisp)(['check', '--target', path, ...patiently, ...args], {
    env: { CLIENT_SECRET: bank.clients[0]?.clientSecret ?? '', OTHER_SECRET: bank.clients[1]?.clientSecret ?? '' },
  });
}

describe('aisp check', () => {
  test('tries a token, a consent and a read, deletes the consent, and tells what to supply', async () => {
    made.length = 0;
    const { code, stdout, stderr } = await checked((right) => right, ['--json']);
    assert.equal(stderr, '');
    const found = JSON.parse(stdout) as Checked;
    assert.deepEqual(
      found.steps.map(({ name, outcome }) => `${name} ${outcome}`),
      ['interface ok', 'client token ok', 'consent ok', 'PSU token ok', 'read ok', 'operations ok', 'clock ok'],
    );
    assert.deepEqual(made, ['POST', 'DELETE']);
    const keys = found.supplies.map(({ key }) => key);
    for (const key of [
      'tokens.secondClient',
      'tokens.otherScope',
      'tokens.parameters.shortLived',
      'bankSide.throttle',
    ]) {
      assert.ok(keys.includes(key), key);
    }
    assert.ok(!keys.includes('tokens.parameters.reject'));
    assert.ok(found.rules.exercisable > 300 && found.rules.mandatoryLeft > 0);
    assert.deepEqual([found.ready, code], [false, 4]);
  });

  test('says in words which step failed, and skips what depends on it', async () => {
    const { code, stdout } = await checked((right) => right.replace('/token\n', '/tokem\n'));
    assert.match(stdout, /^ {2}FAILED {3}client token {2}The token endpoint answered 404/m);
    assert.match(stdout, /^ {2}skipped {2}read {10}There is no token of the client/m);
    assert.match(stdout, /\nNot ready: The token endpoint answered 404[^\n]*\n$/);
    assert.equal(code, 4);
  });

  test('asks no person, and tries the rest', async () => {
    const manual = (right: string) =>
      right
        .replace('kind: headless', 'kind: manual')
        .replace(/redirectUri: .*/, 'redirectUri: http://127.0.0.1:9/callback');
    const { stdout, stderr } = await checked(manual);
    assert.match(stdout, /^ {2}ok {7}consent /m, stderr);
    assert.match(stdout, /^ {2}skipped {2}PSU token {5}A person authorises here, and a check asks none\./m);
  });

  test('ends with 3 where there is no such interface, and with 2 where the file is wrong', async () => {
    const nowhere = await checked((right) => right.replace(/^baseUrl: (\S+)/m, 'baseUrl: $1/elsewhere'));
    assert.equal(nowhere.code, 3);
    assert.match(nowhere.stderr, /path right\?/);
    assert.equal((await checked((right) => `${right}limit: {}\n`)).code, 2);
  });

  test('is ready where only what a test bank can be made to show is missing, and says what stays open', async () => {
    const [, second] = bank.clients;
    const more = `
  secondClient: { clientId: ${second?.clientId}, clientSecret: { env: OTHER_SECRET } }
  otherScope: payments
  issuer: ${served.url}
  jwksUrl: ${served.url}/jwks
  scope: openid accounts
  parameters:
    always: { login_hint: household }
    reject: { decision: reject }
    selectSome: { select: "first:2" }
    shortLived: { token_seconds: "{seconds}" }
    otherPsu: { login_hint: limited-company }
`;
    const { code, stdout } = await checked((right) => right.replace(/\n {2}parameters: .*\n/, more));
    assert.match(stdout, /\nReady, but \d+ mandatory rules will stay open, [^\n]*"bankSide"[^\n]*AISP-[^\n]*\n$/);
    assert.equal(code, 0);
  });

  test('says where the interface is that is at another path, and the line to add', async () => {
    const elsewhere: Bank = {
      ...bank,
      fetch: async (request, env) => {
        const { pathname } = new URL(request.url);
        if (!pathname.startsWith('/open-banking/')) return await usual.fetch(request, env);
        const own = '/open-banking/v3.1.10/aisp';
        const guarded = request.headers.get('authorization') === null;
        if (!pathname.startsWith(own)) return new Response(undefined, { status: guarded ? 401 : 404 });
        return await usual.fetch(new Request(request.url.replace(own, '/open-banking/v3.1/aisp'), request), env);
      },
    };
    const moved = await serveBank(elsewhere, { port: 0 });
    try {
      const at = (right: string) => right.replaceAll(served.url, moved.url);
      const lost = await checked(at);
      assert.equal(lost.code, 3, lost.stdout);
      assert.match(lost.stderr, /add "basePath: \/open-banking\/v3\.1\.10\/aisp" to the target file/);
      const found = await checked((right) => `${at(right)}basePath: /open-banking/v3.1.10/aisp\n`);
      assert.match(found.stdout, /ok {7}interface .*\/open-banking\/v3\.1\.10\/aisp\n/, found.stderr);
      assert.match(found.stdout, /ok {7}read +GET \/accounts shows/);
    } finally {
      await moved.close();
    }
  });

  test('trusts the authority of the target file, and without it says what is not trusted', async () => {
    const [keys, hosts] = [join(folder, 'keys'), ['127.0.0.1']];
    const { tls, files } = await openCertificateFolder(keys, {
      clients: bank.clients,
      hosts,
      now: new Date(),
      tls: true,
    });
    assert.ok(tls !== undefined);
    const secure = await serveBank(bank, { port: 0, tls });
    try {
      const at = (right: string) => right.replaceAll(served.url, secure.url);
      const trusting = await checked((right) => `${at(right)}tls: { ca: { file: ${files.authority} } }\n`, [], {
        inProcess: false,
      });
      assert.match(trusting.stdout, /^ {2}ok {7}read +GET \/accounts shows \d+ accounts$/m, trusting.stderr);
      const strange = await checked(at);
      assert.equal(strange.code, 3, strange.stdout);
      assert.match(strange.stderr, /certificate[\s\S]*"tls\.ca"/);
    } finally {
      await secure.close();
    }
  });

  test('tries a token that was given', async () => {
    const tokenFor = async (asked: object) => {
      const answer = await fetch(`${served.url}/stub/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ persona: 'household', ...asked }),
      });
      return ((await answer.json()) as { readonly access_token: string }).access_token;
    };
    const AISP_TOKEN = await tokenFor({});
    const good = await aispHere(['check', '--target', served.url, ...patiently], { env: { AISP_TOKEN } });
    assert.match(good.stdout, /^ {2}ok {7}read +GET \/accounts shows \d+ accounts$/m, good.stderr);
    assert.match(
      good.stdout,
      /AISP_CLIENT_TOKEN: No access token of the client itself was given\.\n +environment: AISP_CLIENT_TOKEN=…/,
    );
    const exercisable = ({ stdout }: { readonly stdout: string }) => Number(/(\d+) can be judged\./.exec(stdout)?.[1]);
    assert.ok(exercisable(good) > 200, good.stdout);
    const few = await aispHere(['check', '--target', served.url, ...patiently], {
      env: { AISP_TOKEN: await tokenFor({ permissions: ['ReadAccountsBasic', 'ReadBalances'] }) },
    });
    assert.match(
      few.stdout,
      /^ {2}WARNING {2}operations +\d of \d+ that were read answer\. GET \S+ .*answers 403: ".+"/m,
    );
    assert.ok(exercisable(few) > 100 && exercisable(few) < exercisable(good) - 50, few.stdout);
    const bad = await aispHere(['check', '--target', served.url, ...patiently], { env: { AISP_TOKEN: 'not-a-token' } });
    assert.match(
      bad.stdout,
      /^ {2}FAILED {3}PSU token +The bank does not take it: GET \/accounts answers 401: ".+"\./m,
    );
    assert.doesNotMatch(bad.stdout, /ok {7}PSU token/);
    assert.ok(exercisable(bad) < 40, bad.stdout);
    assert.equal(bad.code, 4);
  });
});
