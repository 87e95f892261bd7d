import assert from 'node:assert/strict';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parse } from 'yaml';
import type { Report } from '../../reports/contract/index.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { findFaults } from '../../stub/faults/load.ts';
import { serveBank } from '../../stub/serve.ts';
import { runScript, runStep, type Step, substitute, type Values } from '../support/pipeline.ts';
import { headlessTarget } from '../support/target-file.ts';
import { leftOut } from '../support/turns.ts';

const build = join(import.meta.dirname, '..', '..');
const root = join(build, '..');
const only = 'AISP-BAL-*';

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

interface GitlabJob {
  readonly script: readonly string[];
  readonly parallel?: number;
  readonly allow_failure?: { readonly exit_codes: readonly number[] };
}

interface Gitlab {
  readonly default: { readonly before_script: readonly string[] };
  readonly shard: GitlabJob;
  readonly verdict: GitlabJob;
}

const action = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Action;
const guide = readFileSync(join(root, 'docs', 'ci.md'), 'utf8');
const examples = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => parse(text) as unknown);
const [github, sharded, gitlab] = examples as [Workflow, Workflow, Gitlab];

const folder = mkdtempSync(join(tmpdir(), 'aisp-ci-test-'));
const home = join(folder, 'action');
const env = { MY_TPP_SECRET: '' };
let bank: Awaited<ReturnType<typeof serveBank>> | undefined;

/** A project of a bank team, with a target file, and with this package installed. */
function project(name: string): string {
  const cwd = join(folder, name);
  const bin = join(cwd, 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  cpSync(join(folder, 'bank.yaml'), join(cwd, 'bank.yaml'));
  writeFileSync(join(cwd, 'package.json'), '{"private":true}');
  // Narrowed, so that the examples need not judge every rule here.
  const script = join(build, 'bin', 'aisp.js');
  writeFileSync(
    join(bin, 'aisp'),
    `#!/bin/sh
if [ "$1" = run ]; then exec "${process.execPath}" "${script}" "$@" --only '${only}'; fi
exec "${process.execPath}" "${script}" "$@"
`,
  );
  chmodSync(join(bin, 'aisp'), 0o755);
  return cwd;
}

/** What is left out because it needs a network or a runner, and nothing else is. */
function isLeftOut({ uses, run }: Step): boolean {
  if (uses !== undefined) return /^actions\/(checkout|setup-node|upload-artifact|download-artifact)@v4$/.test(uses);
  return run?.trim() === 'npm ci --no-audit --no-fund';
}

/** The values of the inputs of the action, as a workflow hands them over. */
function inputsOf(step: Step, values: Values): Values {
  const given = Object.entries(step.with ?? {}).map(([name, value]) => {
    assert.ok(Object.hasOwn(action.inputs, name), `action.yml has no input ${name}`);
    return [name, substitute(String(value), values)] as const;
  });
  const all = {
    ...Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default])),
    only,
  };
  const named = Object.entries({ ...all, ...Object.fromEntries(given) }).map(([name, value]) => [
    `inputs.${name}`,
    value,
  ]);
  return { ...Object.fromEntries(named), 'github.action_path': home };
}

/** Runs the steps of the action in their order; `from` leaves out those before the step of that name. */
async function runAction(cwd: string, inputs: Values, from?: string) {
  let values = inputs;
  let summary = '';
  const start = from === undefined ? 0 : action.runs.steps.findIndex(({ name }) => name === from);
  for (const step of action.runs.steps.slice(start)) {
    if (isLeftOut(step)) continue;
    const ran = await runStep({ ...step, env: { ...env, ...step.env } }, { cwd, values });
    values = { ...values, ...ran.outputs };
    summary += ran.summary;
    if (ran.code !== 0) return { ...ran, values, summary };
  }
  return { code: 0, output: '', values, summary };
}

function theAction(steps: readonly Step[]): Step {
  const own = steps.filter((step) => !isLeftOut(step) && step.uses !== undefined);
  assert.deepEqual(
    own.map(({ uses }) => uses),
    ['your-organisation/aisp-conformance@0123456789abcdef0123456789abcdef01234567'],
  );
  return own[0] ?? {};
}

function reportIn(cwd: string, path = 'aisp-report'): Report {
  return JSON.parse(readFileSync(join(cwd, path, 'report.json'), 'utf8')) as Report;
}

before(async () => {
  const faults = await findFaults(['balance-type-twice']);
  const stub = createControlledBank({ profile: serviceProfile, release: '3.1.11', seed: 1, pageSize: 25, faults });
  bank = await serveBank(stub, { port: 0 });
  const [client] = stub.clients;
  env.MY_TPP_SECRET = client?.clientSecret ?? '';
  const { url } = bank;
  writeFileSync(join(folder, 'bank.yaml'), headlessTarget(url, stub, 'MY_TPP_SECRET'));
  mkdirSync(home);
  symlinkSync(build, join(home, 'dist'));
});
after(async () => {
  await bank?.close();
  rmSync(folder, { recursive: true });
});

describe('action.yml', () => {
  it('hands inputs to its scripts as variables only, so that none of them is executed', () => {
    assert.equal(action.runs.using, 'composite');
    for (const { run = '' } of action.runs.steps) assert.doesNotMatch(run, /\$\{\{/);
  });

  it('judges, summarises and decides, as the example of the guide uses it', async () => {
    const cwd = project('action');
    const step = theAction(github.jobs.conformance?.steps ?? []);
    const { baseline, ...rest } = step.with ?? {};
    const inputs = inputsOf({ ...step, with: rest }, {});
    const red = await runAction(cwd, inputs);
    assert.equal(red.code, 1, red.output);
    assert.match(red.summary, /AISP-BAL-\d{3}/);
    const failed = reportIn(cwd).rules.filter(({ outcome }) => outcome === 'fail');
    assert.ok(failed.length > 0);
    assert.equal(red.values['steps.judge.outputs.exit-code'], '1');

    // The same result against a baseline: green when all of it was known, red when it was not.
    mkdirSync(join(cwd, 'conformance'));
    cpSync(join(cwd, 'aisp-report', 'report.json'), join(cwd, String(baseline)));
    const known = { ...inputsOf(step, {}), 'steps.judge.outputs.exit-code': '1' };
    const green = await runAction(cwd, known, 'Decide');
    assert.equal(green.code, 0, green.output);
    assert.match(green.summary, /No regression\./);
    const clean = reportIn(cwd);
    const rules = clean.rules.map((rule) => (rule.outcome === 'fail' ? { ...rule, outcome: 'warn' } : rule));
    writeFileSync(join(cwd, String(baseline)), JSON.stringify({ ...clean, rules }));
    const worse = await runAction(cwd, known, 'Decide');
    assert.equal(worse.code, 1, worse.output);
    assert.match(worse.summary, /### Newly failing/);
    const unreachable = await runAction(cwd, { ...known, 'steps.judge.outputs.exit-code': '3' }, 'Decide');
    assert.equal(unreachable.code, 3);
  });
});

describe('the guide to pipelines', () => {
  it('has three examples', () => assert.equal(examples.length, 3));

  it('shards on GitHub, and merges into one verdict', async () => {
    const cwd = project('github-shards');
    const { shard, verdict } = sharded.jobs;
    const step = theAction(shard?.steps ?? []);
    for (const part of ['1', '2', '3']) {
      const { code, output } = await runAction(cwd, inputsOf(step, { 'matrix.shard': part }));
      assert.equal(code, 0, output);
      // In the place of the upload of one job and the download of another.
      cpSync(join(cwd, 'shards', part), join(cwd, 'artifacts', `shard-${part}`), { recursive: true });
    }
    rmSync(join(cwd, 'shards'), { recursive: true });
    cpSync(join(cwd, 'artifacts'), join(cwd, 'shards'), { recursive: true });
    const codes: number[] = [];
    for (const each of verdict?.steps ?? []) {
      if (!isLeftOut(each)) codes.push((await runStep({ ...each, env }, { cwd, values: {} })).code);
    }
    assert.deepEqual(codes, [1]);
    assert.equal(reportIn(cwd).verdict, 'non-conforming');
  });

  it('shards on GitLab, and merges into one verdict', { skip: leftOut }, async () => {
    const cwd = project('gitlab');
    assert.ok(gitlab.default.before_script.every((run) => isLeftOut({ run })));
    const total = gitlab.shard.parallel ?? 0;
    for (let index = 1; index <= total; index += 1) {
      const node = { CI_NODE_INDEX: String(index), CI_NODE_TOTAL: String(total) };
      const { code, output } = await runScript(gitlab.shard.script.join('\n'), cwd, { ...env, ...node });
      assert.ok([0, ...(gitlab.shard.allow_failure?.exit_codes ?? [])].includes(code), output);
    }
    const { code, output } = await runScript(gitlab.verdict.script.join('\n'), cwd, env);
    assert.equal(code, 1, output);
    assert.ok(reportIn(cwd).rules.some(({ outcome }) => outcome === 'fail'));
    assert.match(readFileSync(join(cwd, 'aisp-report', 'junit.xml'), 'utf8'), /<testsuites /);
  });
});
