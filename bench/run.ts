import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../reports/contract/index.ts';
import { aimed } from './support/aimed.ts';
import { faultsThatFail } from './support/failing-faults.ts';
import { commandLine, median, ran } from './support/processes.ts';
import { turnsUntilSteady } from './support/steady.ts';
import { begin } from './support/watch.ts';

/**
 * Wall time of a whole run of the service profile against the bundled bank, honest and with a hundred rules that fail: by `aisp
 * run`, and by the Playwright suites, beside their limit: Playwright running as many tests that do nothing, as many of which
 * fail. Playwright begins a new worker after each test that fails: a turn with failures begins two hundred, which is long and evens
 * out by itself what moves a shorter one. So two are enough.
 */
begin('run');
const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-'));
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const suites = join(import.meta.dirname, '..', 'suites');

/** Seconds that a Node script takes to end with an exit code. */
async function timed(expected: number, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const { ms } = await ran(args, { expected, env });
  return ms / 1000;
}

/** An empty Playwright project inside the package, so that it finds the same Playwright; `failing` of its tests fail. */
function emptyProject(name: string, tests: number, failing: number): readonly string[] {
  const place = join(import.meta.dirname, name);
  mkdirSync(place, { recursive: true });
  writeFileSync(
    join(place, 'playwright.config.js'),
    "process.env.PW_DISABLE_TS_ESM = '1';\nexport default { workers: 2, fullyParallel: true, reporter: 'null' };\n",
  );
  const fails = `if (Math.floor((n + 1) * ${failing} / ${tests}) > Math.floor(n * ${failing} / ${tests})) throw new Error('fails');`;
  const body = `for (let n = 0; n < ${tests}; n++) test('test ' + n, () => { ${fails} });`;
  writeFileSync(join(place, 'empty.spec.js'), `import { test } from '@playwright/test';\n${body}\n`);
  return [playwright, 'test', '-c', join(place, 'playwright.config.js')];
}

/** Seconds of two that were measured in turn. */
interface Pair {
  readonly one: number;
  readonly other: number;
}

const of = (pairs: readonly Pair[], name: keyof Pair) => median(pairs.map((pair) => pair[name]));
const ratio = (pairs: readonly Pair[]) => median(pairs.map(({ one, other }) => other / one));

function reportIn(out: string): Report {
  return JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
}

try {
  const [out, failingOut] = [join(folder, 'out'), join(folder, 'failing')];
  const faults = await faultsThatFail();
  const honest = [commandLine, 'run', '--out', out];
  const failing = [commandLine, 'run', '--out', failingOut, ...faults.flatMap((id) => ['--fault', id])];
  const suite = [playwright, 'test', '-c', suites];
  const steadiness = { least: 3, most: 5, within: 0.05 };
  const runs = await turnsUntilSteady(
    { name: 'aisp run, honest and with faults', ...steadiness },
    (pair: Pair) => [pair.other / pair.one],
    async () => ({ one: await timed(0, honest), other: await timed(1, failing) }),
  );
  const { rules, summary } = reportIn(out);
  const failed = reportIn(failingOut).summary.fail;
  const [empty, emptyFailing] = [emptyProject('empty', rules.length, 0), emptyProject('failing', rules.length, failed)];
  console.log(
    `aisp run: ${aimed(of(runs, 'one'), { under: 8 }, 's', 1)}; with ${failed} rules that fail ${of(runs, 'other').toFixed(1)} s, ` +
      `ratio ${aimed(ratio(runs), { atMost: 1.3 }, '', 2)}`,
  );
  const passing = await turnsUntilSteady(
    { name: 'the Playwright suites, and as many empty tests', ...steadiness },
    (pair: Pair) => [pair.other / pair.one],
    async () => ({ one: await timed(0, empty), other: await timed(0, suite, { AISP_OUT: out }) }),
  );
  console.log(
    `Playwright suites: ${of(passing, 'other').toFixed(1)} s; ${rules.length} empty tests ${of(passing, 'one').toFixed(1)} s, ` +
      `ratio ${aimed(ratio(passing), { atMost: 1.5 }, '', 2)}`,
  );
  const dishonest = { AISP_OUT: failingOut, AISP_FAULT: faults.join(',') };
  const breaking = await turnsUntilSteady(
    { name: `the same with ${failed} that fail`, least: 2, most: 2 },
    (pair: Pair) => [pair.other / pair.one],
    async () => ({ one: await timed(1, emptyFailing), other: await timed(1, suite, dishonest) }),
  );
  console.log(
    `with ${failed} that fail: ${of(breaking, 'other').toFixed(1)} s; as many empty tests ${of(breaking, 'one').toFixed(1)} s, ` +
      `ratio ${aimed(ratio(breaking), { atMost: 2 }, '', 2)}`,
  );
  console.log(
    `requests a rule: ${aimed(summary.requests / rules.length, { atMost: 0.6 }, '', 2)}, ${summary.requests} for ${rules.length} rules`,
  );
} finally {
  for (const each of [folder, join(import.meta.dirname, 'empty'), join(import.meta.dirname, 'failing')]) {
    rmSync(each, { recursive: true, force: true });
  }
}
