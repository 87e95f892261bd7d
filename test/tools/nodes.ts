import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { isVersion, type NodeVersion, nodePackage, nodesFrom, triedNodes } from './node-versions.ts';

/**
 * Tries each Node that is supported, before a release: a whole run against the bundled bank on all of them, and all of `npm test` on the
 * oldest and the newest; and that an older one is refused. The registry brings each, by the package that `node` installs for this platform, into a folder of its own
 * that is removed again. An argument keeps the versions that begin with it. Ends with 1 where something failed, and says on which.
 */
const build = join(import.meta.dirname, '..', '..');

function ran(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): boolean {
  return spawnSync(command, args, { cwd, env, stdio: 'inherit' }).status === 0;
}

const packageName = nodePackage(process.platform, process.arch);

function tried({ version, wholly, refused }: NodeVersion): boolean {
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
    if (refused === true) {
      const { status, stderr } = spawnSync(node, run, { cwd: folder, env, encoding: 'utf8' });
      console.log(stderr);
      return isVersion(exact, { version }) && status === 2 && stderr.includes(`This is Node ${exact.slice(1)}`);
    }
    return (
      isVersion(exact, { version }) &&
      ran(node, run, folder, env) &&
      (!wholly || ran(node, [join(build, 'test', 'tools', 'run-tests.js')], join(build, '..'), env))
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [wanted = ''] = process.argv.slice(2);
const chosen = nodesFrom(wanted);
const broken = chosen.filter((each) => !tried(each)).map(({ version }) => version);
if (chosen.length === 0) console.error(`${wanted} is none of ${triedNodes.map(({ version }) => version).join(', ')}.`);
else if (broken.length > 0) console.error(`Failed on Node ${broken.join(' and ')}.`);
else console.log(`Passed on Node ${chosen.map(({ version }) => version).join(', ')}.`);
process.exit(chosen.length === 0 ? 2 : Math.min(1, broken.length));
