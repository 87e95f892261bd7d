import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it, type TestContext } from 'node:test';
import { bankDocument } from '../../schemas/openapi/bank-document.ts';
import { summaries } from '../../schemas/openapi/operation-texts.ts';
import { operation, operationIds } from '../../schemas/operations.ts';
import { type ApiClients, installApiClients } from '../support/api-clients.ts';
import { type ServedBank, servedBank } from '../support/served-bank.ts';
import { leftOut } from '../support/turns.ts';

/** What can be called with a token alone, by the names that API clients show. */
const callable = operationIds
  .filter((id) => operation(id).grant === 'authorization_code' && !id.includes('{'))
  .map((id) => summaries[id]);

interface BrunoReport {
  readonly results: readonly { readonly path: string; readonly response: { readonly status: number | string } }[];
}

interface PostmanItem {
  readonly name: string;
  readonly item?: readonly PostmanItem[];
}

interface NewmanReport {
  readonly run: {
    readonly executions: readonly {
      readonly item: { readonly name: string };
      readonly response?: { readonly code: number };
    }[];
  };
}

/** What a program does with the types of the document; the comment makes it an error where they let too much pass. */
const program = `import type { components, paths } from './bank.ts';
export type File = paths['/accounts/{AccountId}/statements/{StatementId}/file']['get']['responses']['200']['content']['application/pdf'];
export const consent: components['schemas']['OBReadConsent1'] = { Data: { Permissions: ['ReadBalances'] }, Risk: {} };
// @ts-expect-error: there is no such code.
export const wrong: components['schemas']['OBReadConsent1'] = { Data: { Permissions: ['ReadAll'] }, Risk: {} };
export const first = ({ Data }: components['schemas']['OBReadAccount6']): string | undefined => Data.Account?.[0]?.AccountId;
`;

const sorted = (names: readonly string[]): readonly string[] => names.toSorted();

describe('the OpenAPI document of the bank, imported into API clients', () => {
  let bank: ServedBank;
  let clients: ApiClients | string = 'not installed';
  let token = '';
  before(async () => {
    [bank, clients] = await Promise.all([servedBank('http', { openApi: bankDocument }), installApiClients()]);
    ({ access_token: token } = await bank.bank.control.token({ persona: 'household' }));
  });
  after(async () => {
    if (typeof clients !== 'string') rmSync(clients.folder, { recursive: true, force: true });
    await bank.close();
  });

  /** What a test does with the runners; without them it is skipped, with the reason. */
  const using = (work: (clients: ApiClients) => Promise<void>) => (t: TestContext) =>
    typeof clients === 'string' ? t.skip(clients) : work(clients);

  it(
    'has every operation in Bruno, and what a token alone opens can be called there',
    { skip: leftOut },
    using(async ({ folder, run }) => {
      const source = ['--source', `${bank.url}/openapi.json`, '--output', 'bruno', '--collection-format', 'bru'];
      await run('bru', ['import', 'openapi', ...source]);
      const files = readdirSync(join(folder, 'bruno'), { recursive: true, encoding: 'utf8' });
      const named = (name: string) => files.find((file) => file.endsWith(`${name}.bru`)) ?? assert.fail(name);
      for (const id of operationIds) named(summaries[id]);
      const asked = readFileSync(join(folder, 'bruno', named(summaries['POST /account-access-consents'])), 'utf8');
      assert.match(asked, new RegExp(`grant_type: client_credentials\\n {2}access_token_url: ${bank.url}/token`));
      const environment = files.find((file) => /^environments[\\/]/.test(file))?.replace(/^.*[\\/]|\.bru$/g, '') ?? '';
      const options = [
        '--env',
        environment,
        '--env-var',
        `token=${token}`,
        '--noproxy',
        '--reporter-json',
        'report.json',
      ];
      await run('bru', ['run', ...callable.map(named), ...options], 'bruno');
      const [report] = JSON.parse(readFileSync(join(folder, 'bruno', 'report.json'), 'utf8')) as readonly BrunoReport[];
      assert.deepEqual(
        sorted(
          (report?.results ?? []).map(({ path, response }) => `${path.replace(/^.*[\\/]/, '')}: ${response.status}`),
        ),
        sorted(callable.map((name) => `${name}: 200`)),
      );
    }),
  );

  it(
    'has every operation in Postman, and what a token alone opens can be called there',
    using(async ({ folder, run }) => {
      const document = await (await fetch(`${bank.url}/openapi.json`)).text();
      writeFileSync(join(folder, 'bank.json'), document);
      const made = ['-o', 'postman.json', '-O', 'folderStrategy=Tags,enableOptionalParameters=false'];
      await run('toPostman', ['-s', 'bank.json', ...made]);
      const collection = JSON.parse(readFileSync(join(folder, 'postman.json'), 'utf8')) as PostmanItem;
      const names = (collection.item ?? []).flatMap(({ item = [] }) => item.map(({ name }) => name));
      assert.deepEqual(sorted(names), sorted(operationIds.map((id) => summaries[id])));
      const wanted = callable.flatMap((name) => ['--folder', name]);
      const options = [
        '--env-var',
        `bearerToken=${token}`,
        '--reporters',
        'json',
        '--reporter-json-export',
        'newman.json',
      ];
      await run('newman', ['run', 'postman.json', ...wanted, ...options]);
      const { executions } = (JSON.parse(readFileSync(join(folder, 'newman.json'), 'utf8')) as NewmanReport).run;
      assert.deepEqual(
        sorted(executions.map(({ item, response }) => `${item.name}: ${response?.code}`)),
        sorted(callable.map((name) => `${name}: 200`)),
      );
    }),
  );

  it(
    'gives types that compile, and that a program can be written with',
    using(async ({ folder, run }) => {
      writeFileSync(join(folder, 'bank.json'), await (await fetch(`${bank.url}/openapi.json`)).text());
      writeFileSync(join(folder, 'program.ts'), program);
      await run('toTypes', ['bank.json', '-o', 'bank.ts']);
      const strict = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--noEmit'];
      await run('tsc', [
        ...strict,
        '--allowImportingTsExtensions',
        '--module',
        'nodenext',
        '--skipLibCheck',
        'program.ts',
      ]);
    }),
  );
});
