import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { parse, stringify } from 'yaml';
import { UsageError } from '../bin/exit.ts';
import { exportFcs } from '../bin/fcs-plan/export-fcs.ts';
import { importFcs } from '../bin/import-fcs/import-fcs.ts';
import { operation, operationIds } from '../schemas/operations.ts';
import type { JsonObject } from '../suites/core/json.ts';
import { loadTarget } from '../suites/target/load-target.ts';
import { aispHere } from './support/aisp-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-plan-'));
after(() => rmSync(folder, { recursive: true }));
const pem = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
const env = {
  BANK_KEY: String(pem),
  BANK_HINT: 'alice',
  BANK_X_API_KEY: 'k',
  BANK_CLIENT_SECRET: 's',
  AISP_TOKEN: 't',
};
const mandatory = operationIds.filter((id) => operation(id).implementation === 'mandatory');

const plan = {
  schemaVersion: '1.0',
  specification: {
    family: 'OBL_READ_WRITE',
    version: '3.1.11',
    openApiDocumentUpdate: 'Release-5',
    profile: 'FAPI1_ADVANCED',
  },
  executionMode: 'certification',
  securityEnvironment: {
    discoveryUrl: 'https://auth.bank.example/.well-known/openid-configuration',
    clientId: 'my-tpp',
    clientAssertionIssuer: 'my-tpp',
    clientAuthMethod: 'private_key_jwt',
    redirectUri: 'https://tpp.example/callback',
    responseType: 'code id_token',
    signingAlgorithm: 'PS256',
    signingKeyId: 'kid-1',
    signingPrivateKeyPem: 'env:BANK_KEY',
    resourceBaseUrl: 'https://api.bank.example',
  } as JsonObject,
  resourceGroups: [
    {
      id: 'AIS',
      label: 'Accounts',
      endpoints: [...mandatory, 'GET /party'].map((id) => ({
        method: id.split(' ')[0],
        path: `/open-banking/v3.1/aisp${id.split(' ')[1]}`,
      })),
    },
  ] as readonly unknown[],
  businessTestData: { ais: { accountIds: ['500', { accountId: '501' }, '500'] } } as JsonObject,
  metadata: { brandName: 'My Brand' },
  execution: {
    psuAuthorization: {
      mode: 'auto-approve',
      headers: { 'x-sandbox': 'yes', 'x-api-key': '' },
      parameters: { login_hint: 'env:BANK_HINT', headless: true },
    },
  } as JsonObject,
};

let count = 0;
function place(): string {
  count += 1;
  const out = join(folder, String(count));
  mkdirSync(out);
  return out;
}

/** Imports a plan into a folder of its own. */
function imported(document: unknown): { readonly out: string; readonly text: string; readonly written: string } {
  const out = place();
  writeFileSync(join(out, 'plan.json'), JSON.stringify(document));
  const text = importFcs(join(out, 'plan.json'), undefined, out);
  return { out, text, written: readFileSync(join(out, 'bank.yaml'), 'utf8') };
}

/** Exports a target file from a folder of its own. */
async function exported(target: JsonObject, profile?: JsonObject) {
  const out = place();
  writeFileSync(join(out, 'bank.yaml'), stringify(target));
  if (profile !== undefined) writeFileSync(join(out, 'bank-profile.yaml'), stringify(profile));
  const text = await exportFcs(join(out, 'bank.yaml'), join(out, 'plan.json'));
  const source = readFileSync(join(out, 'plan.json'), 'utf8');
  return { out, text, source, plan: JSON.parse(source) as typeof plan };
}

describe('a test plan of the new official suite', () => {
  it('becomes a target that a run takes', async () => {
    const { out } = imported(plan);
    const target = await loadTarget(join(out, 'bank.yaml'), { env });
    assert.deepEqual(
      [target.baseUrl, target.release, target.accountIds],
      ['https://api.bank.example', '3.1.11', ['500', '501']],
    );
    assert.deepEqual(
      [target.profile.name, new Set(target.profile.operations)],
      ['My Brand', new Set([...mandatory, 'GET /party'])],
    );
    const { tokens } = target;
    assert.ok(tokens.kind === 'headless');
    assert.deepEqual(
      [tokens.issuer, tokens.clientId, tokens.clientAuthentication, tokens.signingKeyId, tokens.responseType],
      ['https://auth.bank.example', 'my-tpp', 'private_key_jwt', 'kid-1', 'code id_token'],
    );
    assert.deepEqual(tokens.parameters, { always: { login_hint: 'alice', headless: 'true' } });
    assert.deepEqual(tokens.authoriseHeaders, { 'x-sandbox': 'yes', 'x-api-key': 'k' });
  });

  it('may be of version 4, which has paths of its own', async () => {
    const path = '/open-banking/v4.0/aisp/accounts/{AccountId}/parties';
    const { out, text } = imported({
      ...plan,
      specification: { ...plan.specification, version: '4.0.1', openApiDocumentUpdate: 'Update-1' },
      resourceGroups: [{ id: 'account-and-transaction', endpoints: [{ method: 'GET', path }] }],
    });
    const { release, profile } = await loadTarget(join(out, 'bank.yaml'), { env });
    assert.deepEqual([release, profile.operations.includes('GET /accounts/{AccountId}/parties')], ['4.0.1', true]);
    assert.doesNotMatch(text, /document update/);
    const back = await exported({ ...target, release: '4.0.0' }, profileFile);
    assert.deepEqual(
      [back.plan.specification.version, back.plan.specification.openApiDocumentUpdate],
      ['4.0.0', 'Update-4'],
    );
    assert.match(back.source, /"path": "\/open-banking\/v4\.0\/aisp\/accounts"/);
  });

  it('leaves its keys behind, and says where to put them', () => {
    const inline = { ...plan.securityEnvironment, signingPrivateKeyPem: 'PEM-IN-THE-PLAN' };
    const mtls = { enabled: true, certificatePath: '/certs/t.pem', privateKeyPem: 'PEM-OF-TLS' };
    const inputs = { accessToken: { value: 'TOKEN-IN-THE-PLAN' } };
    const { written, text } = imported({
      ...plan,
      securityEnvironment: { ...inline, mtls },
      businessTestData: { inputs },
    });
    for (const secret of ['PEM-IN', 'PEM-OF', 'TOKEN-IN'])
      assert.ok(!written.includes(secret) && !text.includes(secret));
    assert.match(text, /signingPrivateKeyPem into the file signing\.key/);
    assert.match(text, /mtls\.privateKeyPem into the file transport\.key/);
    assert.match(text, /access token of the plan: the run obtains/);
    assert.deepEqual((parse(written) as { readonly tls: unknown }).tls, {
      certificate: { file: '/certs/t.pem' },
      key: { file: 'transport.key' },
    });
  });

  it('drops nothing in silence', () => {
    const { text } = imported({
      ...plan,
      $comment: 'x',
      specification: { ...plan.specification, openApiDocumentUpdate: 'Baseline', edition: 'x' },
      securityEnvironment: { ...plan.securityEnvironment, jwksUri: 'x', mtls: { enabled: false, pinned: 'x' } },
      resourceGroups: [
        { id: 'AIS', note: 'x', endpoints: [{ method: 'GET', path: '/accounts', capabilities: ['a.b'], tag: 'x' }] },
        'PIS',
      ],
      businessTestData: { pis: { amount: '1.00' }, inputs: { fromBookingDateTime: { value: 'x' } } },
      execution: { psuAuthorization: { mode: 'manual', headers: { 'x-a': 'b' }, retries: 3 }, resourceRequests: {} },
    });
    const told = [
      ...['$comment', 'specification.edition', 'securityEnvironment.jwksUri', 'securityEnvironment.mtls.pinned'],
      ...['resourceGroups[].note', 'resourceGroups[].endpoints[].tag', 'businessTestData.pis', 'executionMode'],
      ...['businessTestData.inputs.fromBookingDateTime', 'execution.psuAuthorization.retries'],
      ...[
        'execution.resourceRequests',
        'document update Baseline',
        'resource group PIS',
        'capabilities of 1 endpoints',
      ],
      'execution.psuAuthorization.headers: a person',
    ];
    for (const each of told) assert.ok(text.includes(each), each);
  });

  it('takes a group without endpoints for all of them, and a token for one that is there already', async () => {
    const { clientId, ...security } = plan.securityEnvironment;
    const { out } = imported({
      ...plan,
      securityEnvironment: security,
      resourceGroups: ['AIS'],
      businessTestData: { inputs: { accessToken: { value: 'env:AISP_TOKEN' } } },
    });
    const { profile, tokens } = await loadTarget(join(out, 'bank.yaml'), { env });
    assert.equal(profile.operations.length, operationIds.length);
    assert.deepEqual(tokens, { kind: 'ready-made', tokens: [{ consent: 'detail', token: 't' }] });
    assert.equal(clientId, 'my-tpp');
  });

  it('is refused where it is another plan', async () => {
    const refused: readonly (readonly [object, RegExp])[] = [
      [{ schemaVersion: '2.0' }, /schemaVersion 2\.0/],
      [{ specification: { family: 'OBL_DCR' } }, /a plan for OBL_DCR/],
      [{ resourceGroups: ['PIS'] }, /no resource group of account information: PIS/],
      [{ securityEnvironment: {} }, /cannot be read as a URL/],
    ];
    for (const [change, says] of refused) {
      assert.throws(
        () => imported({ ...plan, ...change }),
        (error) => error instanceof UsageError && says.test(error.message),
      );
    }
    const { out } = imported(plan);
    const { code, stderr } = await aispHere(['import-fcs', join(out, 'plan.json'), 'config.json', '--out', out]);
    assert.equal(code, 2);
    assert.match(stderr, /test plan, which has no configuration beside it/);
  });
});

const profileFile = {
  name: 'my-bank',
  description: 'Imported from a test plan of the official conformance suite',
  operations: mandatory,
  notImplemented: [404],
  standingOrdersDayOnly: false,
  creditorsAreKnown: false,
};
const target = {
  baseUrl: 'https://api.bank.example',
  release: '3.1.11',
  profile: './bank-profile.yaml',
  accountIds: ['500'],
  tokens: {
    kind: 'headless',
    issuer: 'https://auth.bank.example',
    tokenUrl: 'https://auth.bank.example/token',
    authorizeUrl: 'https://auth.bank.example/authorize',
    clientId: 'my-tpp',
    clientAuthentication: 'private_key_jwt',
    signingKey: { env: 'BANK_KEY' },
    signingKeyId: 'kid-1',
    redirectUri: 'https://tpp.example/callback',
    requestObject: 'signed',
    parameters: { always: { login_hint: { env: 'BANK_HINT' }, decision: 'approve' } },
    authoriseHeaders: { 'x-sandbox': 'yes', 'x-api-key': { env: 'BANK_X_API_KEY' } },
  } as JsonObject,
};

describe('aisp export-fcs', () => {
  it('writes a plan that comes back as an equivalent target', async () => {
    const there = await exported(target, profileFile);
    const back = imported(there.plan);
    const before = await loadTarget(join(there.out, 'bank.yaml'), { env });
    const after = await loadTarget(join(back.out, 'bank.yaml'), { env });
    assert.deepEqual(after, before);
    assert.equal(there.plan.specification.openApiDocumentUpdate, 'Release-5');
    assert.doesNotMatch(there.text, /cannot express/);
  });

  it('comes back with a person at the browser, too', async () => {
    const { authoriseHeaders, ...tokens } = target.tokens;
    const manual = { ...tokens, kind: 'manual', redirectUri: 'http://localhost:8765/callback' };
    const there = await exported({ ...target, tokens: manual }, profileFile);
    const back = imported(there.plan);
    const before = await loadTarget(join(there.out, 'bank.yaml'), { env });
    assert.deepEqual(await loadTarget(join(back.out, 'bank.yaml'), { env }), before);
    assert.ok(authoriseHeaders !== undefined && before.tokens.kind === 'manual');
  });

  it('holds no secret, and names files by their whole path', async () => {
    const tokens = {
      ...target.tokens,
      signingKey: { file: 'keys/signing.key' },
      parameters: { always: { password: { file: 'password.txt' } } },
    };
    const tls = { certificate: { file: '/certs/t.pem' }, key: { env: 'TLS_KEY' }, passphrase: { env: 'PASS' } };
    const { source, out, text, plan: found } = await exported({ ...target, tokens, tls }, profileFile);
    assert.equal(found.securityEnvironment.signingPrivateKeyPath, join(out, 'keys/signing.key'));
    assert.deepEqual(found.securityEnvironment.mtls, {
      enabled: true,
      certificatePath: '/certs/t.pem',
      privateKeyPem: 'env:TLS_KEY',
    });
    assert.match(source, /"password": ""/);
    assert.match(text, /The value of tokens\.parameters\.always\.password: it stands in a file/);
    assert.match(text, /tls\.passphrase of the target file: it takes keys without/);
    assert.match(text, /Put the PEM text that TLS_KEY holds in the place of env:TLS_KEY/);
  });

  it('says of each thing that a plan cannot express', async () => {
    const { text, plan: found } = await exported({
      baseUrl: 'https://api.bank.example',
      basePath: '/aisp',
      release: '3.1.6',
      tokens: {
        kind: 'headless',
        tokenUrl: 'https://auth.bank.example/token',
        authorizeUrl: 'https://auth.bank.example/authorize',
        clientId: 'my-tpp',
        clientSecret: { env: 'BANK_CLIENT_SECRET' },
        clientAuthentication: 'client_secret_post',
        redirectUri: 'https://tpp.example/callback',
        parameters: { reject: { decision: 'reject' } },
        secondClient: { clientId: 'other', clientSecret: { env: 'OTHER' } },
      },
      limits: { calls: 10 },
      waivers: [{ rule: 'AISP-BAL-004', reason: 'r', owner: 'o', until: '2026-12-31' }],
    });
    const told = [
      ...[
        'Release 3.1.6',
        'basePath /aisp',
        'of the profile service',
        'client_secret_post',
        'Requests that are not signed',
      ],
      ...[
        'tokens.clientSecret',
        'tokens.parameters.reject',
        'tokens.secondClient',
        'limits',
        'waivers',
        'discoveryUrl',
      ],
    ];
    for (const each of told) assert.ok(text.includes(each), each);
    assert.deepEqual([found.specification.version, found.specification.openApiDocumentUpdate], ['3.1.6', undefined]);
  });

  it('names a ready-made token by its variable', async () => {
    const tokens = {
      kind: 'ready-made',
      tokens: [
        { consent: 'detail', token: { env: 'AISP_TOKEN' } },
        { consent: 'basic', token: { env: 'AISP_TOKEN_BASIC' } },
      ],
    };
    const { plan: found, text } = await exported({ ...target, tokens }, profileFile);
    assert.deepEqual(found.businessTestData.inputs, { accessToken: { value: 'env:AISP_TOKEN' } });
    assert.match(text, /1 of 2 ready-made tokens/);
  });

  it('overwrites nothing, and refuses what is no target file', async () => {
    const { out } = await exported(target, profileFile);
    const again = await aispHere(['export-fcs', join(out, 'bank.yaml'), '--out', join(out, 'plan.json')]);
    assert.deepEqual([again.code, /plan\.json is there already/.test(again.stderr)], [2, true]);
    const bad = await aispHere(['export-fcs', join(out, 'plan.json'), '--out', join(out, 'other.json')]);
    assert.deepEqual([bad.code, /schemaVersion/.test(bad.stderr)], [2, true]);
  });
});
