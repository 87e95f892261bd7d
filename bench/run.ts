import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from '../reports/contract/index.ts';
import { commandLine, median } from './support/processes.ts';

/**
 * Wall time and requests of a whole run of the service profile against the bundled stub, beside the limit: Playwright
 * running as many tests that do nothing.
 */
const rounds = 3;
const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-'));
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

function timed(args: readonly string[], cwd?: string): number {
  const begun = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    ...(cwd === undefined ? {} : { cwd }),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  return (performance.now() - begun) / 1000;
}

/** An empty Playwright project inside the package, so that it finds the same Playwright. */
function emptyProject(tests: number): string {
  const place = join(import.meta.dirname, 'empty-project');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'playwright.config.js'), "export default { workers: 1, reporter: 'null' };\n");
  const body = `for (let n = 0; n < ${tests}; n++) test('test ' + n, () => {});`;
  writeFileSync(join(place, 'empty.spec.js'), `import { test } from '@playwright/test';\n${body}\n`);
  return place;
}

try {
  const out = join(folder, 'out');
  const whole = [commandLine, 'run', '--out', out];
  timed(whole);
  const { rules, summary } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
  const empty = emptyProject(rules.length);
  const pairs: { run: number; empty: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    pairs.push({
      run: timed(whole),
      empty: timed([playwright, 'test', '-c', join(empty, 'playwright.config.js')], empty),
    });
  }
  rmSync(empty, { recursive: true, force: true });
  const run = median(pairs.map((pair) => pair.run));
  const limit = median(pairs.map((pair) => pair.empty));
  console.log(
    `whole run: ${run.toFixed(1)} s (aim: under 15), ${rules.length} empty Playwright tests ${limit.toFixed(1)} s, ` +
      `ratio ${median(pairs.map((pair) => pair.run / pair.empty)).toFixed(2)}`,
  );
  console.log(
    `requests: ${summary.requests} for ${rules.length} rules, ${(summary.requests / rules.length).toFixed(2)} a rule (aim: at most 0.5)`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
