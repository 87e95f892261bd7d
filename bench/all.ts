import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { chosenOf, type Measured, measurements, resultsPage } from './support/results.ts';

/**
 * Runs every measurement, one after the other, and writes what they said to `bench/results.md` with the machine, the commit and the
 * commands. Arguments keep the measurements that contain one of them, and write nothing: a part is no record. One that cannot
 * run here (a browser is missing) says so and is no failure; one that breaks is, and the others run all the same.
 */
const root = join(import.meta.dirname, '..', '..');

function said(command: string, args: readonly string[]): string {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
}

function commit(): string {
  const id = said('git', ['rev-parse', '--short=12', 'HEAD']) || 'unknown';
  const changed = said('git', ['status', '--porcelain', '--untracked-files=no', '--', '.', ':!bench/results.md']);
  return changed === '' ? id : `${id}, with changes that are not committed`;
}

function machine(): string {
  const all = cpus();
  const load = loadavg()[0] ?? 0;
  return (
    `${all.length} × ${all[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ` +
    `${process.platform} ${process.arch}, Node ${process.versions.node}; load ${load.toFixed(1)} at the start`
  );
}

const wanted = process.argv.slice(2);
const chosen = chosenOf(wanted);
if (chosen.length === 0) {
  console.error(`No measurement matches ${wanted.join(', ')}. There are ${measurements.join(', ')}.`);
  process.exit(2);
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const facts = [
  `Machine: ${machine()}`,
  `Commit: ${commit()} (version ${version})`,
  `Date: ${new Date().toISOString().slice(0, 10)}`,
];
const parts: Measured[] = [];
let broken = 0;
for (const name of chosen) {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.js`)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (status !== 0) broken += 1;
  const text = status === 0 ? stdout.trim() : `broke with ${status}: ${stderr.trim().split('\n')[0]}`;
  console.log(text);
  parts.push({ name, text, seconds: Math.round((performance.now() - begun) / 1000) });
}
if (wanted.length === 0) {
  writeFileSync(join(root, 'bench', 'results.md'), resultsPage(facts, parts));
  console.log('Written to bench/results.md.');
}
process.exit(broken === 0 ? 0 : 1);
