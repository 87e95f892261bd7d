import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { statementCounts } from '../../schemas/statements/statement-ids.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { Evidence } from '../../suites/core/evidence.ts';
import { judgeRule } from '../../suites/core/judge.ts';
import { noPremises } from '../../suites/core/premises.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { archiveOf, sketchBaseUrl, sketchNow } from '../../suites/core/sketch.ts';

type Scaffold = (root: string, args: readonly string[]) => unknown;

const checkout = join(import.meta.dirname, '..', '..', '..');
const home = mkdtempSync(join(tmpdir(), 'aisp-scaffold-test-'));
const next = `AISP-BAL-${String(statementCounts.BAL + 1).padStart(3, '0')}`;
const title = "No balance is dated before the account's opening";
const made = {
  rule: `suites/rules/bal/${next.toLowerCase().slice('aisp-'.length)}-balance-dated-before-account.ts`,
  fault: 'stub/faults/bal/balance-before-opening.ts',
  format: 'reports/formats/tap.ts',
  test: 'test/report-tap.test.ts',
};

function make(kind: string, ...args: readonly string[]) {
  const script = join(home, 'scripts', 'new.js');
  return spawnSync(process.execPath, [script, kind, ...args], { encoding: 'utf8', env: { PATH: process.env.PATH } });
}

const text = (file: string) => readFileSync(join(home, file), 'utf8');
const load = async <T>(file: string): Promise<T> => {
  const compiled = pathToFileURL(join(home, 'out', file.replace(/\.ts$/, '.js'))).href;
  return ((await import(compiled)) as { readonly default: T }).default;
};

before(() => {
  for (const folder of ['files', 'schemas', 'suites', 'stub', 'reports', 'scripts', join('test', 'support')]) {
    cpSync(join(checkout, folder), join(home, folder), { recursive: true });
  }
  for (const file of ['package.json', 'tsconfig.json', 'biome.json']) cpSync(join(checkout, file), join(home, file));
  symlinkSync(join(checkout, 'node_modules'), join(home, 'node_modules'), 'junction');
});

after(() => rmSync(home, { recursive: true, force: true }));

describe('the scaffolds', () => {
  it('write a rule, its fault and a format, and the lists that name them', () => {
    const rule = make('rule', next, title);
    assert.equal(rule.status, 0, rule.stderr);
    assert.match(rule.stdout, new RegExp(`new:fault -- what-the-bank-does-wrong --rule ${next}`));
    const fault = make('fault', 'balance-before-opening', '--rule', next);
    assert.equal(fault.status, 0, fault.stderr);
    assert.match(fault.stdout, /npm run matrix -- --fault balance-before-opening/);
    assert.equal(make('format', 'tap').status, 0);
    for (const file of Object.values(made)) assert.ok(existsSync(join(home, file)), file);
    assert.ok(text('schemas/statements/rule-ids.ts').includes(`'${next}'`));
    assert.ok(text('stub/faults/fault-ids.ts').includes("'balance-before-opening'"));
    assert.ok(text('reports/format-list.ts').includes("import('./formats/tap.ts')"));
    assert.match(text('schemas/statements/statement-counts.ts'), new RegExp(`BAL: ${statementCounts.BAL + 1},`));
  });

  it('write what compiles, in the style of the neighbours', () => {
    const config = {
      extends: './tsconfig.json',
      compilerOptions: { outDir: 'out' },
      files: Object.values(made),
      include: [],
    };
    writeFileSync(join(home, 'made.json'), JSON.stringify(config));
    const tsc = join(home, 'node_modules', 'typescript', 'bin', 'tsc');
    const compiled = spawnSync(process.execPath, [tsc, '-p', 'made.json'], { cwd: home, encoding: 'utf8' });
    assert.equal(compiled.status, 0, compiled.stdout);
    const biome = join(home, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
    const options = ['check', '--vcs-enabled=false', ...Object.values(made)];
    const checked = spawnSync(process.execPath, [biome, ...options], { cwd: home, encoding: 'utf8' });
    assert.equal(checked.status, 0, checked.stderr + checked.stdout);
  });

  it('write a rule that the tests of the vectors refuse until it is filled in', async () => {
    const rule = await load<Rule>(made.rule);
    const context = {
      profile: fullProfile,
      release: latestRelease,
      baseUrl: sketchBaseUrl,
      now: sketchNow,
      claims: [],
    };
    const outcomes = Object.values(rule.reject).map(
      (vector) => judgeRule(rule, new Evidence(archiveOf(vector), noPremises), context).outcome,
    );
    assert.deepEqual(outcomes, ['pass']);
    assert.deepEqual([rule.matters, rule.clause.title, rule.title], ['', 'Balances, ', title]);
  });

  it('write a fault that changes nothing, which the kill matrix refuses, and a format whose test fails', async () => {
    const { breaks, response } = await load<Fault>(made.fault);
    const draft = { release: '3.1.11' as const, status: 200, headers: new Headers(), body: { Data: {} } };
    response?.(draft, {} as Parameters<NonNullable<Fault['response']>>[1]);
    assert.deepEqual([breaks, draft.status, draft.body], [[next], 200, { Data: {} }]);
    const env = { PATH: process.env.PATH };
    const { status } = spawnSync(process.execPath, ['--test', 'out/test/report-tap.test.js'], { cwd: home, env });
    assert.equal(status, 1);
  });
});

describe('a scaffold is refused, with the cure,', () => {
  const refused: readonly (readonly [why: string, args: readonly string[], cure: RegExp])[] = [
    [
      'for a rule that there is',
      ['rule', 'AISP-BAL-004', title],
      /There is a rule AISP-BAL-004 already: npx aisp rules/,
    ],
    [
      'for a group that there is not',
      ['rule', 'AISP-XYZ-001', title],
      /There is no group XYZ: there are EP, SEC, .*SEED, V4, DUAL\./,
    ],
    ['for an id that is none', ['rule', 'BAL-15', title], /"BAL-15" is no rule id: write it as AISP-BAL-015/],
    [
      'for a number that leaves a gap',
      ['rule', 'AISP-BAL-099', title],
      /AISP-BAL-099 is no statement: BAL has \d+\. Take/,
    ],
    ['for a rule without a title', ['rule', 'AISP-BAL-901'], /Say after the id what holds/],
    ['for a fault that there is', ['fault', 'balance-type-twice', '--rule', 'AISP-BAL-004'], /There is a fault/],
    [
      'for a fault of no rule',
      ['fault', 'balance-twice'],
      /Name the rule that it breaks: npm run new:fault -- balance-twice/,
    ],
    [
      'for a fault of a rule that there is not',
      ['fault', 'one-two', '--rule', 'AISP-BAL-098'],
      /no rule AISP-BAL-098: npx/,
    ],
    [
      'for a fault with a bad name',
      ['fault', 'Balance_Twice', '--rule', 'AISP-BAL-004'],
      /in kebab-case, as balance-type-twice/,
    ],
    ['for a format that there is', ['format', 'html'], /There is a reports.formats.html\.ts already/],
    ['for a format with a bad name', ['format', 'my-format'], /no name of a format: one word in small letters/],
  ];
  for (const [why, [kind = '', ...args], cure] of refused) {
    it(why, async () => {
      const file = pathToFileURL(join(checkout, 'scripts', 'scaffold', `new-${kind}.js`)).href;
      const [scaffold] = Object.values((await import(file)) as Readonly<Record<string, Scaffold>>);
      assert.throws(() => scaffold?.(checkout, args), { message: cure });
    });
  }

  it('for anything else', () => {
    const { status, stdout, stderr } = make('variant', 'x');
    assert.deepEqual([status, stdout, stderr], [1, '', 'Make a rule, a fault or a format.\n']);
  });
});
