import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeLists } from './lists.js';
import { hashSources, keyOf } from './sources.js';
import { steps as ownSteps } from './steps.js';

/** @typedef {{ key?: string, steps: Record<string, string> }} Stamp what the folder was last made from; no key: not finished */

/** Kept where it stands: what the compiler and this script remember, and what tests measured. */
const kept = /^(\.tsbuildinfo|\.stamp\.json|(figures|joined)\/.*)$/;

/** Raised where the sources do not compile or a step fails: what it has to say is on standard error by then. */
export class BuildError extends Error {}

/**
 * Brings a build folder up to date: lists the ids, compiles what changed, joins what is loaded together, takes out what has no
 * source any more, and makes anew what depends on a change. Without a change it compares hashes and does nothing. Throws a BuildError; the folder then counts as unfinished.
 * @param {string} root the checkout
 * @param {string} folder a folder in it
 * @param {readonly import('./steps.js').Step[]} [steps]
 */
export function refresh(root, folder, steps = ownSteps) {
  const build = join(root, folder);
  for (const file of writeLists(root)) console.error(`wrote ${file}: commit it`);
  const hashes = hashSources(root);
  const compiled = outputsOf([...hashes.keys()]);
  const wanted = [...compiled, join('joined', 'modules.json'), ...steps.flatMap(({ writes }) => writes)];
  const before = readStamp(build);
  const isWhole = () => wanted.every((file) => existsSync(join(build, file)));
  if (before.key === keyOf(hashes) && isWhole()) return;
  const made = { ...before.steps };
  writeStamp(build, { steps: made });
  compile(root, build);
  if (!compiled.every((file) => existsSync(join(build, file)))) {
    rmSync(join(build, '.tsbuildinfo'));
    compile(root, build);
  }
  // Each time: the compiler has written anew, each in its file, what changed of the modules that are joined.
  run(root, [join(import.meta.dirname, 'join.js'), root, build]);
  prune(build, '', new Set([...wanted, ...[...hashes.keys()].filter((file) => file.endsWith('.json'))]));
  for (const { script, reads, writes } of steps) {
    const key = keyOf(hashes, reads);
    if (made[script] === key && writes.every((file) => existsSync(join(build, file)))) continue;
    run(root, [join(build, script)]);
    made[script] = key;
  }
  makeExecutable(join(build, 'bin', 'aisp.js'));
  writeStamp(build, { key: keyOf(hashes), steps: made });
}

/**
 * Builds from nothing beside `dist` and swaps the folders when all is well. Throws a BuildError; `dist` is then what it was.
 * @param {string} root the checkout
 * @param {readonly import('./steps.js').Step[]} [steps]
 */
export function buildBeside(root, steps) {
  const at = (/** @type {string} */ name) => join(root, name);
  for (const name of ['dist-next', 'dist-last']) rmSync(at(name), { recursive: true, force: true });
  refresh(root, 'dist-next', steps);
  if (existsSync(at('dist'))) renameSync(at('dist'), at('dist-last'));
  renameSync(at('dist-next'), at('dist'));
  rmSync(at('dist-last'), { recursive: true, force: true });
}

/** @param {readonly string[]} sources */
function outputsOf(sources) {
  return sources
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => file.replace(/\.tsx?$/, '.js'))
    .flatMap((file) => [file, `${file}.map`]);
}

/**
 * @param {string} root
 * @param {string} build
 */
function compile(root, build) {
  const tsc = join(dirname(createRequire(join(root, 'package.json')).resolve('typescript/package.json')), 'bin', 'tsc');
  const memory = ['--incremental', '--tsBuildInfoFile', join(build, '.tsbuildinfo')];
  run(root, [tsc, '-p', root, '--outDir', build, '--noEmitOnError', ...memory]);
}

/**
 * @param {string} cwd
 * @param {readonly string[]} command a script for Node, and its arguments
 */
function run(cwd, command) {
  const { status, signal } = spawnSync(process.execPath, command, { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new BuildError(`${command[0]} ended with ${signal ?? status}.`);
}

/**
 * Takes out what nothing wants: a test or a rule whose source is gone must not be found by listing its folder.
 * @param {string} build
 * @param {string} below
 * @param {ReadonlySet<string>} wanted
 */
function prune(build, below, wanted) {
  for (const entry of readdirSync(join(build, below), { withFileTypes: true })) {
    const place = join(below, entry.name);
    if (entry.isDirectory()) prune(build, place, wanted);
    else if (!wanted.has(place) && !kept.test(place.replaceAll('\\', '/'))) rmSync(join(build, place));
  }
  if (below !== '' && readdirSync(join(build, below)).length === 0) rmdirSync(join(build, below));
}

/**
 * The compiler writes files that nobody may execute, and npm links a command once, when it installs.
 * @param {string} command
 */
function makeExecutable(command) {
  if (existsSync(command)) chmodSync(command, 0o755);
}

/**
 * @param {string} build
 * @returns {Stamp}
 */
function readStamp(build) {
  const file = join(build, '.stamp.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { steps: {} };
}

/**
 * @param {string} build
 * @param {Stamp} stamp
 */
function writeStamp(build, stamp) {
  mkdirSync(build, { recursive: true });
  writeFileSync(join(build, '.stamp.json'), JSON.stringify(stamp));
}
