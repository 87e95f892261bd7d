import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const build = join(import.meta.dirname, '..', '..');
const root = join(build, '..');

/** Why what is installed from a registry is skipped; false where there is one. */
export const withoutRegistry =
  npm(root, 'view', 'hono@4.13.19', 'version').status === 0 ? false : 'no registry to install packages from';

/** Packs the package as it is published, but for its bill of materials, and returns the path of the tarball. */
export function packedPackage(folder: string): string {
  const { status, stderr } = npm(root, 'pack', '--ignore-scripts', '--pack-destination', folder);
  const [name] = readdirSync(folder).filter((each) => each.endsWith('.tgz'));
  if (status !== 0 || name === undefined) throw new Error(`it cannot be packed: ${stderr}`);
  return join(folder, name);
}

/**
 * A folder in which a tarball and other packages are installed, once for all projects below it: Node and compilers look for packages in
 * the folders above, too.
 */
export function installed(tarball: string, packages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-installed-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const { status, stderr } = npm(folder, 'install', '--no-audit', '--no-fund', tarball, ...packages);
  if (status !== 0) throw new Error(`it cannot be installed: ${stderr}`);
  return folder;
}

/** What a command in a folder comes to: without what tests around it set. */
export function inProject(
  folder: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): SpawnSyncReturns<string> {
  const usual = Object.entries(process.env).filter(([name]) => !/^(NODE_TEST_CONTEXT|NODE_OPTIONS|AISP_)/.test(name));
  return spawnSync(command, args, {
    ...{ cwd: folder, encoding: 'utf8', timeout: 300_000 },
    env: { ...Object.fromEntries(usual), NO_COLOR: '1', ...env },
  });
}

/** The version of the package in the checkout. */
export function packageVersion(): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version;
}

function npm(cwd: string, ...args: readonly string[]) {
  return spawnSync('npm', args, { cwd, encoding: 'utf8', timeout: 300_000 });
}
