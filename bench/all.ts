import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { about, chosenOf, type Measured, type Measurement, measurements, resultsPage } from './support/results.ts';

/**
 * Runs every measurement, one after the other, and writes what they said to `bench/results.md` with the machine, the commit and the
 * commands. Arguments keep the measurements that contain one of them, and write nothing: a part is no record. One that cannot
 * run here (a browser is missing) says so and is no failure; one that breaks or has no end is, and the others run all the same.
 */
const root = join(import.meta.dirname, '..', '..');
/** Seconds beyond its limit after which a measurement is ended that does not end itself. */
const grace = 60;

function said(command: string, args: readonly string[]): string {
  return spawnSync(command, args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
}

function commit(): string {
  const id = said('git', ['rev-parse', '--short=12', 'HEAD']) || 'unknown';
  const changed = said('git', ['status', '--porcelain', '--untracked-files=no', '--', '.', ':!bench/results.md']);
  return changed === '' ? id : `${id}, with changes that are not committed`;
}

const load = () => (loadavg()[0] ?? 0).toFixed(1);

function machine(): string {
  const all = cpus();
  return (
    `${all.length} × ${all[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, ` +
    `${process.platform} ${process.arch}, Node ${process.versions.node}`
  );
}

/** What a stream says, which is passed on while it is said. */
async function passedOn(from: ChildProcess['stdout'], to: NodeJS.WritableStream): Promise<string> {
  let text = '';
  for await (const chunk of from?.setEncoding('utf8') ?? []) {
    text += chunk;
    to.write(chunk);
  }
  return text;
}

/** Runs one measurement, and tells whether it broke. */
async function measured(name: Measurement): Promise<Measured & { readonly isBroken: boolean }> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.js`)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stderr.isTTY ? { AISP_BENCH_TELL: '1' } : {}) },
    timeout: (about[name].limit + grace) * 1_000,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'close') as Promise<[number | null, string | null]>;
  const [stdout, stderr] = await Promise.all([
    passedOn(child.stdout, process.stdout),
    passedOn(child.stderr, process.stderr),
  ]);
  const [status, signal] = await ended;
  const why = stderr.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? `it ended with ${signal ?? status}`;
  const text = [stdout.trim(), ...(status === 0 ? [] : [`broke: ${why}`])].filter((line) => line !== '').join('\n');
  return { name, text, seconds: Math.round((performance.now() - begun) / 1000), isBroken: status !== 0 };
}

const wanted = process.argv.slice(2);
const chosen = chosenOf(wanted);
if (chosen.length === 0) {
  console.error(`No measurement matches ${wanted.join(', ')}. There are ${measurements.join(', ')}.`);
  process.exit(2);
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
const [before, begun] = [load(), performance.now()];
const parts: Awaited<ReturnType<typeof measured>>[] = [];
for (const name of chosen) {
  console.log(`== ${about[name].title}`);
  const part = await measured(name);
  if (part.isBroken) console.error(`${name} broke.`);
  console.log(`   ${name}: ${part.seconds} s`);
  parts.push(part);
}
if (wanted.length === 0) {
  const minutes = ((performance.now() - begun) / 60_000).toFixed(0);
  const facts = [
    `Machine: ${machine()}`,
    `Load: ${before} at the start, ${load()} at the end; the measurements themselves make some`,
    `Commit: ${commit()} (version ${version})`,
    `Date: ${new Date().toISOString().slice(0, 10)}`,
    `Command: \`npm run bench\`, ${minutes} minutes in all`,
  ];
  writeFileSync(join(root, 'bench', 'results.md'), resultsPage(facts, parts));
  console.log('Written to bench/results.md.');
}
process.exit(parts.some(({ isBroken }) => isBroken) ? 1 : 0);
