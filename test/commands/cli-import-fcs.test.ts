import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { UsageError } from '../../bin/exit.ts';
import { importFcs } from '../../bin/import-fcs/import-fcs.ts';
import { operation, operationIds } from '../../schemas/operations.ts';
import { loadTarget } from '../../suites/target/load-target.ts';
import { aispHere } from '../support/aisp-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-import-'));
after(() => rmSync(folder, { recursive: true }));

const mandatory = operationIds.filter((id) => operation(id).implementation === 'mandatory');
const endpointsOf = (ids: readonly string[]) =>
  ids.map((id) => ({ method: id.split(' ')[0], path: id.split(' ')[1], conditionalProperties: null as unknown }));

const item = {
  apiSpecification: {
    name: 'Account and Transaction API Specification',
    version: 'v3.1.6',
    schemaVersion: 'https://specs.example/v3.1.6/dist/openapi/account-info-openapi.json',
  },
  openidConfigurationUri: 'https://auth.bank.example/.well-known/openid-configuration',
  resourceBaseUri: 'https://api.bank.example/open-banking/v3.1/aisp/',
  endpoints: endpointsOf([...mandatory, 'GET /party']),
};
const discoveryWith = (changes: object = {}, model: object = {}) => ({
  discoveryModel: {
    name: 'my-bank',
    tokenAcquisition: 'headless',
    discoveryItems: [{ ...item, ...changes }],
    ...model,
  },
});
const config = {
  signing_private: 'PRIVATE-SIGNING-KEY',
  signing_public: 'PUBLIC-SIGNING-KEY',
  transport_private: '',
  transport_public: '',
  tpp_signature_kid: 'kid-1',
  client_id: 'my-tpp',
  client_secret: 'hush-hush',
  token_endpoint: 'https://auth.bank.example/token',
  authorization_endpoint: 'https://auth.bank.example/authorize',
  token_endpoint_auth_method: 'client_secret_basic',
  response_type: 'code id_token',
  request_object_signing_alg: 'PS256',
  x_fapi_financial_id: 'financial-1',
  redirect_url: 'https://127.0.0.1:8443/conformancesuite/callback',
  resource_base_url: 'https://api.bank.example/open-banking/v3.1/aisp',
  resource_ids: {
    account_ids: [{ account_id: '500' }, { account_id: '500' }],
    statement_ids: [{ statement_id: 's1' }],
  },
  issuer: 'https://auth.bank.example',
  instructed_amount: { currency: 'GBP', value: '1.00' },
};

let count = 0;
/** Imports into a folder of its own. */
function imported(discovery: unknown, configuration?: unknown): { readonly out: string; readonly text: string } {
  count += 1;
  const out = join(folder, String(count));
  mkdirSync(out);
  writeFileSync(join(out, 'discovery.json'), JSON.stringify(discovery));
  if (configuration !== undefined) writeFileSync(join(out, 'config.json'), JSON.stringify(configuration));
  const given = configuration === undefined ? undefined : join(out, 'config.json');
  return { out, text: importFcs(join(out, 'discovery.json'), given, out) };
}

describe('aisp import-fcs', () => {
  it('makes a target that a run takes, once the secrets are where it says', async () => {
    const { out, text } = imported(discoveryWith(), config);
    assert.match(text, /signing\.key beside bank\.yaml/);
    assert.match(text, /BANK_CLIENT_SECRET/);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(join(out, 'signing.key'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const target = await loadTarget(join(out, 'bank.yaml'), { env: { BANK_CLIENT_SECRET: 'hush-hush' } });
    assert.deepEqual([target.baseUrl, target.release], ['https://api.bank.example', '3.1.6']);
    assert.deepEqual(target.accountIds, ['500']);
    assert.equal(target.financialId, 'financial-1');
    assert.deepEqual(new Set(target.profile.operations), new Set([...mandatory, 'GET /party']));
    const { tokens } = target;
    assert.ok(tokens.kind === 'headless');
    assert.deepEqual(
      [tokens.issuer, tokens.tokenUrl, tokens.authorizeUrl, tokens.clientId, tokens.signingKeyId],
      [config.issuer, config.token_endpoint, config.authorization_endpoint, 'my-tpp', 'kid-1'],
    );
    assert.deepEqual(
      [tokens.responseType, tokens.requestObject, tokens.redirectUri, tokens.clientAuthentication],
      ['code id_token', 'signed', config.redirect_url, 'client_secret_basic'],
    );
  });

  it('copies no secret and no key, and says what it left behind', () => {
    const { out, text } = imported(discoveryWith(), config);
    const written = ['bank.yaml', 'bank-profile.yaml'].map((name) => readFileSync(join(out, name), 'utf8')).join('');
    for (const secret of ['hush-hush', 'PRIVATE-SIGNING-KEY', 'PUBLIC-SIGNING-KEY']) {
      assert.ok(!written.includes(secret) && !text.includes(secret));
    }
    for (const key of ['instructed_amount', 'resource_ids.statement_ids']) {
      assert.match(text, new RegExp(`^- .*\\b${key}\\b.* of the configuration: `, 'm'));
    }
  });

  it('has a person take the place of psu, who comes back to this machine', async () => {
    const { out, text } = imported(discoveryWith({}, { tokenAcquisition: 'psu' }), {
      ...config,
      request_object_signing_alg: 'NONE',
      response_type: 'code',
    });
    assert.match(text, /The redirect URI https:\/\/127\.0\.0\.1:8443.*listens on plain http/);
    assert.match(text, /Request objects without a signature/);
    const { tokens } = await loadTarget(join(out, 'bank.yaml'), { env: { BANK_CLIENT_SECRET: 'x' } });
    assert.ok(tokens.kind === 'manual');
    assert.deepEqual([tokens.redirectUri, tokens.intentClaim], ['http://localhost:8765/callback', true]);
  });

  it('refers to the certificates of mutual TLS', () => {
    const mutual = {
      ...config,
      token_endpoint_auth_method: 'tls_client_auth',
      transport_public: 'C',
      client_secret: '',
    };
    const { out, text } = imported(discoveryWith(), mutual);
    const written = readFileSync(join(out, 'bank.yaml'), 'utf8');
    assert.match(written, /certificate:\n +file: transport\.pem\n +key:\n +file: transport\.key/);
    assert.doesNotMatch(written, /clientSecret/);
    assert.match(text, /\(transport_public\) into transport\.pem/);
  });

  it('manages without a configuration, and says what is missing', async () => {
    const { out, text } = imported(discoveryWith());
    assert.match(text, /in the place of REPLACE-ME/);
    const target = await loadTarget(join(out, 'bank.yaml'), { env: { BANK_CLIENT_SECRET: 'x' } });
    assert.ok(target.tokens.kind === 'headless' && target.tokens.clientId === 'REPLACE-ME');
  });

  it('tells of operations that it does not know, that are missing, and of other interfaces', async () => {
    const payments = { apiSpecification: { name: 'Payment Initiation API' } };
    const endpoints = [
      ...endpointsOf(mandatory.slice(1)),
      { method: 'GET', path: '/accounts/{AccountId}/cards', conditionalProperties: [{ schema: 'x' }] },
    ];
    const { out, text } = imported(
      discoveryWith(
        {},
        {
          discoveryItems: [
            payments,
            { ...item, endpoints, apiSpecification: { ...item.apiSpecification, version: 'v9' } },
          ],
        },
      ),
    );
    assert.match(text, /GET \/accounts\/\{AccountId\}\/cards: the standard has no such operation/);
    assert.match(text, /POST \/account-access-consents is not offered: it is mandatory/);
    assert.match(text, /Payment Initiation API: this judges account information only/);
    assert.match(text, /The version "v9"/);
    assert.match(text, /conditional properties of 1 endpoints/);
    const target = await loadTarget(join(out, 'bank.yaml'), { env: { BANK_CLIENT_SECRET: 'x' } });
    assert.deepEqual(target.profile.operations, mandatory);
  });

  it('refuses what is no discovery file, and a base URL that is none', () => {
    const refused: readonly (readonly [unknown, RegExp])[] = [
      [config, /is neither a discovery file nor a test plan/],
      [[], /is not a JSON object/],
      [discoveryWith({}, { discoveryItems: [] }), /no account information interface: it is empty/],
      [discoveryWith({ resourceBaseUri: '' }), /cannot be read as a URL/],
    ];
    for (const [discovery, says] of refused) {
      assert.throws(
        () => imported(discovery),
        (error) => error instanceof UsageError && says.test(error.message),
      );
    }
  });

  it('overwrites nothing, and exits with 2', async () => {
    const { out } = imported(discoveryWith());
    const before = readFileSync(join(out, 'bank.yaml'), 'utf8');
    const { code, stderr } = await aispHere(['import-fcs', join(out, 'discovery.json'), '--out', out]);
    assert.equal(code, 2);
    assert.match(stderr, /bank\.yaml is there already\.\n +Remove it/);
    assert.equal(readFileSync(join(out, 'bank.yaml'), 'utf8'), before);
  });
});
