import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { bankDocument } from '../schemas/openapi/bank-document.ts';
import type { Header, OpenApiDocument, ResponseObject } from '../schemas/openapi/open-api.ts';
import { fullProfile } from '../schemas/profiles/full.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { type Answer, type Call, list, openBank } from '../stub/testing/open-bank.ts';
import { formats } from '../suites/validation/formats.ts';
import { followed, operationsIn } from './support/described.ts';

type Bank = ReturnType<typeof openBank>;

const seen = (document: OpenApiDocument) => {
  const ajv = new Ajv2020({
    strict: false,
    formats: { ...formats, binary: true, int32: true, uuid: true },
    code: { optimize: false },
    validateSchema: false,
  });
  ajv.addSchema(document, 'bank');
  const validators = new Map<string, ValidateFunction>();

  /** Holds one answer to what the document says of the operation. */
  return (id: string, answer: Answer): void => {
    const { status, headers, text, body } = answer;
    const told = operationsIn(document).get(id)?.responses[String(status)];
    assert.ok(told, `${id} answered ${status}, which is not in the document: ${text}`);
    const response = followed<ResponseObject>(document, told);
    for (const [name, header] of Object.entries(response.headers ?? {})) {
      const { required } = followed<Header>(document, header);
      assert.ok(required !== true || headers.has(name), `${id} ${status} lacks ${name}`);
    }
    const type = headers.get('content-type')?.split(';')[0];
    if (type === undefined) return;
    const content = response.content?.[type];
    assert.ok(content, `${id} ${status} came as ${type}`);
    const { $ref } = content.schema ?? {};
    if ($ref === undefined) return;
    const validate = validators.get($ref) ?? ajv.compile({ $ref: `bank${$ref}` });
    validators.set($ref, validate);
    assert.ok(validate(body), `${id} ${status}: ${ajv.errorsText(validate.errors)}`);
  };
};

/** The path of an operation for an account of the household, and its newest statement. */
async function pathsOf({ call }: Bank, token: string, accountId: string) {
  const { body } = await call(`/accounts/${accountId}/statements`, { token });
  const [statement] = list(body, 'Data.Statement');
  return (path: string): string =>
    path.replace('{AccountId}', accountId).replace('{StatementId}', String(statement?.StatementId));
}

for (const [release, profile] of [
  ['3.1.11', fullProfile],
  ['3.1.0', serviceProfile],
] as const) {
  describe(`the OpenAPI document at /openapi.json, release ${release}, profile ${profile.name}`, async () => {
    const opened = openBank({ release, profile, openApi: bankDocument });
    const { call, grant, clientToken } = opened;
    const document = (await call('!/openapi.json')).body as unknown as OpenApiDocument;
    const holds = seen(document);
    const { token, accountIds } = await grant();
    const client = await clientToken();
    const [accountId = ''] = accountIds;
    const at = await pathsOf(opened, token, accountId);
    const data = [...operationsIn(document).keys()].filter((id) => !id.includes('account-access-consents'));
    const pathOf = (id: string): string => at(id.slice('GET '.length));

    it('is what the bank answers with', async () => {
      for (const id of data) {
        const answer = await call(pathOf(id), { token });
        assert.equal(answer.status, 200, id);
        holds(id, answer);
      }
    });

    it('says which operations have pages', async () => {
      for (const id of data) {
        const { status } = await call(`${pathOf(id)}?page=none`, { token });
        const { parameters = [] } = operationsIn(document).get(id) ?? {};
        const told = parameters.some((each) => '$ref' in each && each.$ref.endsWith('/page'));
        assert.equal(status, told ? 400 : 200, id);
      }
    });

    it('is what the bank refuses with', async () => {
      const refusals: readonly (readonly [number, string, Call])[] = [
        [400, '', { token, headers: { 'x-fapi-interaction-id': 'no UUID' } }],
        [401, '', {}],
        [
          403,
          '',
          {
            token: (await grant({ permissions: ['ReadAccountsBasic'] })).token,
          },
        ],
        [405, '', { token, method: 'PUT' }],
        [406, '', { token, headers: { accept: 'text/csv' } }],
      ];
      for (const [status, query, init] of refusals) {
        for (const id of data) {
          const answer = await call(pathOf(id) + query, init);
          if (status === 403 && answer.status === 200) continue;
          assert.equal(answer.status, status, id);
          holds(id, answer);
        }
      }
      const broken = await grant();
      for (const [trouble, status] of [
        ['breakdown', 500],
        ['throttling', 429],
      ] as const) {
        await call(`!/stub/consents/${broken.consentId}/${trouble}`, { method: 'POST' });
        const answer = await call('/accounts', { token: broken.token });
        assert.equal(answer.status, status);
        holds('GET /accounts', answer);
      }
    });

    it('is how the bank takes and gives consents', async () => {
      const id = 'POST /account-access-consents';
      const example = operationsIn(document).get(id)?.requestBody?.content['application/json']?.example;
      const post = (init: Call) => call('/account-access-consents', { method: 'POST', token: client, ...init });
      const made = await post({ body: example });
      assert.equal(made.status, 201);
      holds(id, made);
      for (const [status, init] of [
        [400, { body: {} }],
        [401, { body: example, token: 'none' }],
        [403, { body: example, token }],
        [413, { body: 'x'.repeat(70_000) }],
        [415, { body: 'x', headers: { 'content-type': 'text/plain' } }],
      ] as const) {
        const answer = await post(init);
        assert.equal(answer.status, status);
        holds(id, answer);
      }
      const { ConsentId } = Object(made.body.Data);
      for (const [method, status] of [
        ['GET', 200],
        ['DELETE', 204],
        ['GET', 400],
      ] as const) {
        const answer = await call(`/account-access-consents/${ConsentId}`, { method, token: client });
        assert.equal(answer.status, status);
        holds(`${method} /account-access-consents/{ConsentId}`, answer);
      }
    });
  });
}

describe('GET /openapi.json', () => {
  it('names the address by which the bank is called, or the one that it was told', async () => {
    const serverOf = async (bank: Bank, origin: string): Promise<unknown> => {
      const { body } = await bank.call(`${origin}/openapi.json`);
      return list(body, 'servers')[0]?.url;
    };
    const path = '/open-banking/v3.1/aisp';
    const bank = openBank({ openApi: bankDocument });
    assert.equal(await serverOf(bank, 'http://bank.test'), `http://bank.test${path}`);
    assert.equal(await serverOf(bank, 'https://other.test'), `https://other.test${path}`);
    const told = openBank({ openApi: bankDocument, baseUrl: 'https://gateway.test/bank' });
    assert.equal(await serverOf(told, 'http://bank.test'), `https://gateway.test/bank${path}`);
  });

  it('is made when it is first asked for, and once', async () => {
    let made = 0;
    const { call } = openBank({
      openApi: (bank) => {
        made += 1;
        return bankDocument(bank);
      },
    });
    await call('!/');
    assert.equal(made, 0);
    const [first, second] = [await call('!/openapi.json'), await call('!/openapi.json')];
    assert.equal(made, 1);
    assert.equal(first.text, second.text);
  });

  it('is not there where nobody makes it, and a fault of the bank where that fails', async () => {
    assert.equal((await openBank().call('!/openapi.json')).status, 404);
    const { call, unexpected } = openBank({
      openApi: () => {
        throw new Error('made up');
      },
    });
    assert.equal((await call('!/openapi.json')).status, 500);
    assert.equal(unexpected.length, 1);
  });
});
