import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { chromiumPath } from '../support/browser.ts';
import { inProject, installed, packageVersion, packedPackage, withoutRegistry } from '../support/installed-package.ts';
import { tryAll } from '../support/turns.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const examples = readdirSync(join(root, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Uses every function of the library and its types, as a stranger's program does; what must not compile says so. */
const user = `
import {
  type AddedDocument, AispError, type Archive, type Bank, createBank, type FaultId, type FaultRequest, judge, type Profile, type Report, runSuites, type RunningBank, startBank,
  type Target, type Token, type Verdict,
} from 'aisp-conformance';

const fault: FaultId = 'balance-type-missing-expected';
// @ts-expect-error there is no such fault
const none: FaultId = 'no-such-fault';
const target: Target = { baseUrl: 'https://bank.test', tokens: { kind: 'ready-made', tokens: [{ consent: 'detail', token: 'x' }] } };
// @ts-expect-error a target has no such key
const wrong: Target = { baseUrl: 'https://bank.test', tokns: {} };

// @ts-expect-error no record has such a member
const amount: AddedDocument = { transactions: [{ account: 'household/1', CreditDebitIndicator: 'Credit', Ammount: { Amount: '1.00', Currency: 'GBP' } }] };
// @ts-expect-error one of fault, delay and break
const nothing: FaultRequest = {};
// @ts-expect-error one alone
const both: FaultRequest = { fault, delay: 100 };
const late: FaultRequest = { delay: { from: '100ms', to: '1s' }, times: 1 };
const profile: Profile = { name: 'mine', description: 'Mine', extends: 'service', balanceTypes: { others: 'fail' }, chosen: ['operations'] };

export async function use(): Promise<Report> {
  await using bank: RunningBank = await startBank({ faults: [fault], release: '3.1.6', profile: 'full', seed: 2 });
  const silent: Bank = await createBank({ profile: './own.yaml' });
  const token: Token = await silent.token({ persona: 'household', permissions: ['ReadAccountsBasic'], expiresIn: 60 });
  const response: Response = await silent.fetch(new Request(bank.url, { headers: { authorization: token.accessToken } }));
  const { report, archive } = await runSuites(bank.target, { signal: AbortSignal.timeout(1000) });
  const kept: Archive | undefined = archive;
  const verdict: Verdict | undefined = report.rules[0];
  try {
    return response.ok && kept !== undefined ? (await judge(kept, { only: [verdict?.id ?? ''] })).report : report;
  } catch (error) {
    if (error instanceof AispError && error.code === 'NO_SUCH_RULE') console.log(error.cure, none, wrong, target, amount, nothing, both, late, profile);
    throw error;
  }
}
`;

const settings = (module: object) => ({
  compilerOptions: {
    ...module,
    ...{ target: 'es2022', strict: true, skipLibCheck: false, noEmit: true, exactOptionalPropertyTypes: true },
  },
  files: ['use.ts'],
});
const node = { lib: ['es2023'], types: ['node'] };
const configurations = {
  nodenext: settings({ module: 'nodenext', moduleResolution: 'nodenext', ...node }),
  bundler: settings({ module: 'preserve', moduleResolution: 'bundler', ...node }),
  'the DOM and no Node': settings({
    ...{ module: 'preserve', moduleResolution: 'bundler' },
    ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
  }),
};

/** By turns without Vitest, whose example does what that of node:test does, and without TypeScript 5: they take longest to install and to run. */
const byTurns = examples.filter((example) => example !== 'vitest');
const tried = tryAll() ? examples : byTurns;
const manifests = tried.map(
  (example) =>
    JSON.parse(readFileSync(join(root, 'examples', example, 'package.json'), 'utf8')) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    },
);
const compilers = {
  ...(tryAll() ? { typescript: 'typescript@5.9.3' } : {}),
  latest: 'latest@npm:typescript@7.0.2',
};

describe('the library, installed from its tarball', { skip: withoutRegistry }, () => {
  const packed = mkdtempSync(join(tmpdir(), 'aisp-packed-'));
  let home = '';
  before(() => {
    const pins = manifests.flatMap(({ devDependencies: { 'aisp-conformance': _, ...others } }) =>
      Object.entries(others),
    );
    const wanted = [...new Set(pins.map(([name, version]) => `${name}@${version}`))];
    home = installed(packedPackage(packed), [...wanted, ...Object.values(compilers), '@types/node@20.19.30']);
  });
  after(() => {
    for (const folder of [packed, home]) rmSync(folder, { recursive: true, force: true });
  });

  it('exports what is public and nothing of the inside', () => {
    const script = `
      const names = Object.keys(await import('aisp-conformance')).sort();
      const inside = ['dist/stub/bank.js', 'dist/library/bank/shown-bank.js', 'dist/suites/run/run-suites.js', 'library'];
      const reached = await Promise.allSettled(inside.map((path) => import('aisp-conformance/' + path)));
      console.log(JSON.stringify([names, reached.map(({ reason }) => reason?.code)]));`;
    const { stdout, stderr } = inProject(home, process.execPath, ['--input-type=module', '-e', script]);
    const hidden = 'ERR_PACKAGE_PATH_NOT_EXPORTED';
    const names = ['AispError', 'createBank', 'judge', 'runSuites', 'startBank'];
    assert.deepEqual(JSON.parse(stdout || '[]'), [names, [hidden, hidden, hidden, hidden]], stderr);
  });

  for (const compiler of Object.keys(compilers)) {
    for (const [name, configuration] of Object.entries(configurations)) {
      it(`has types that ${compiler === 'latest' ? 'TypeScript 7' : 'TypeScript 5'} takes whole, for ${name}`, () => {
        const folder = join(home, `${compiler}-${name.replaceAll(' ', '-')}`);
        mkdirSync(folder);
        writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
        writeFileSync(join(folder, 'use.ts'), user);
        writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
        const script = join(home, 'node_modules', compiler, 'bin', 'tsc');
        const { status, stdout } = inProject(folder, process.execPath, [script, '-p', '.']);
        assert.deepEqual([stdout, status], ['', 0]);
      });
    }
  }

  for (const [index, example] of tried.entries()) {
    it(`makes examples/${example} work as it stands`, () => {
      const { devDependencies } = manifests[index] ?? { devDependencies: {} };
      for (const [name, version] of Object.entries(devDependencies)) assert.match(version, /^\d+\.\d+\.\d+$/, name);
      assert.equal(devDependencies['aisp-conformance'], packageVersion());
      const folder = join(home, example);
      cpSync(join(root, 'examples', example), folder, { recursive: true });
      const browser = chromiumPath === undefined ? {} : { CHROMIUM_PATH: chromiumPath };
      const without = example === 'playwright-test' && chromiumPath === undefined;
      const only = without ? ['--', '--grep', 'lists the accounts'] : [];
      const { status, stdout, stderr } = inProject(folder, 'npm', ['test', ...only], browser);
      assert.equal(status, 0, `${stdout}\n${stderr}`);
    });
  }
});
