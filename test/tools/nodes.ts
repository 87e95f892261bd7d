import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/**
 * Tries each Node that is supported, before a release: a whole run against the bundled bank on all of them, and all of `npm test` on the
 * oldest and the newest. The registry brings each, by the package that `node` installs for this platform, into a folder of its own
 * that is removed again. An argument keeps the versions that begin with it. Ends with 1 where something failed, and says on which.
 */
const supported = [
  { version: '20.19.0', wholly: true },
  { version: '22', wholly: false },
  { version: '24', wholly: true },
] as const;

const build = join(import.meta.dirname, '..', '..');

function ran(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): boolean {
  return spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status === 0;
}

/** The package that holds the executable for this platform: what the package `node` would bring by a script of its own. */
const packageName = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

function tried(version: string, wholly: boolean): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-node-'));
  try {
    const quietly = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund'];
    const install = ['install', ...quietly, '--prefix', folder, `${packageName}@${version}`];
    if (!ran('npm', install, folder, process.env)) return false;
    const node = join(folder, 'node_modules', packageName, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
    console.log(`== Node ${exact}`);
    // What a test starts by name is this Node, too.
    const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
    const run = [join(build, 'bin', 'aisp.js'), 'run', '--out', join(folder, 'report')];
    return (
      exact.startsWith(`v${version}`) &&
      ran(node, run, folder, env) &&
      (!wholly || ran(node, [join(build, 'test', 'tools', 'run-tests.js')], join(build, '..'), env))
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [wanted = ''] = process.argv.slice(2);
const chosen = supported.filter(({ version }) => version.startsWith(wanted));
const broken = chosen.filter(({ version, wholly }) => !tried(version, wholly)).map(({ version }) => version);
if (chosen.length === 0) console.error(`${wanted} is none of ${supported.map(({ version }) => version).join(', ')}.`);
else if (broken.length > 0) console.error(`Failed on Node ${broken.join(' and ')}.`);
else console.log(`Passed on Node ${chosen.map(({ version }) => version).join(', ')}.`);
process.exit(chosen.length === 0 ? 2 : Math.min(1, broken.length));
