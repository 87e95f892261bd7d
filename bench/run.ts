import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../reports/contract/index.ts';
import { faultsThatFail } from './support/failing-faults.ts';
import { commandLine, median } from './support/processes.ts';

/**
 * Wall time of a whole run of the service profile against the bundled bank, honest and with a hundred rules that fail: by `aisp
 * run`, and by the Playwright suites, beside their limit: Playwright running as many tests that do nothing, as many of which
 * fail. The first argument is how often; 3 times when left out.
 */
const rounds = Number(process.argv[2] ?? 3);
const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-'));
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
const suites = join(import.meta.dirname, '..', 'suites');

/** Seconds that a Node script takes to end with an exit code. */
function timed(expected: number, args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: 'utf8' });
  if (status !== expected) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return (performance.now() - begun) / 1000;
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

function reportIn(out: string): Report {
  return JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
}

try {
  const [out, failingOut] = [join(folder, 'out'), join(folder, 'failing')];
  const faults = await faultsThatFail();
  const honest = [commandLine, 'run', '--out', out];
  const failing = [commandLine, 'run', '--out', failingOut, ...faults.flatMap((id) => ['--fault', id])];
  const suite = [playwright, 'test', '-c', suites];
  timed(0, honest);
  timed(1, failing);
  const { rules, summary } = reportIn(out);
  const failed = reportIn(failingOut).summary.fail;
  const [empty, emptyFailing] = [emptyProject('empty', rules.length, 0), emptyProject('failing', rules.length, failed)];

  const turns: Record<'honest' | 'failing' | 'suite' | 'suiteFailing' | 'empty' | 'emptyFailing', number>[] = [];
  for (let round = 0; round < rounds; round++) {
    turns.push({
      honest: timed(0, honest),
      failing: timed(1, failing),
      suite: timed(0, suite, { AISP_OUT: out }),
      empty: timed(0, empty),
      suiteFailing: timed(1, suite, { AISP_OUT: failingOut, AISP_FAULT: faults.join(',') }),
      emptyFailing: timed(1, emptyFailing),
    });
  }
  const seconds = (name: keyof (typeof turns)[number]) => `${median(turns.map((turn) => turn[name])).toFixed(1)} s`;
  const ratio = (of: keyof (typeof turns)[number], to: keyof (typeof turns)[number]) =>
    median(turns.map((turn) => turn[of] / turn[to])).toFixed(2);
  console.log(
    `aisp run: ${seconds('honest')} (aim: under 8); with ${failed} failing rules ${seconds('failing')}, ` +
      `ratio ${ratio('failing', 'honest')} (aim: 1.3)`,
  );
  console.log(
    `Playwright suites: ${seconds('suite')}; ${rules.length} empty tests ${seconds('empty')}, ` +
      `ratio ${ratio('suite', 'empty')} (aim: 1.5)`,
  );
  console.log(
    `with ${failed} that fail: ${seconds('suiteFailing')}; as many empty tests ${seconds('emptyFailing')}, ` +
      `ratio ${ratio('suiteFailing', 'emptyFailing')} (aim: 2)`,
  );
  console.log(
    `requests: ${summary.requests} for ${rules.length} rules, ${(summary.requests / rules.length).toFixed(2)} a rule (aim: at most 0.6)`,
  );
} finally {
  for (const each of [folder, join(import.meta.dirname, 'empty'), join(import.meta.dirname, 'failing')]) {
    rmSync(each, { recursive: true, force: true });
  }
}
