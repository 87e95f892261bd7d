import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Run before the package is packed: writes sbom.cdx.json, the bill of what is installed with it, and of what the build copies into it
 * from a package that is not.
 */
const root = join(import.meta.dirname, '..');
const copied = ['swagger-ui-dist'];

const asked = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
const { status, stdout } = spawnSync('npm', asked, {
  cwd: root,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  maxBuffer: 2 ** 26,
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);

const bill = JSON.parse(stdout);
bill.metadata.component.name = 'aisp-conformance';
// npm's own `--omit dev` leaves out what both kinds of packages depend on.
/** @param {{ properties?: { name: string }[] }} component */
const isInstalled = ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development');
bill.components = bill.components.filter(isInstalled);
const kept = new Set([bill.metadata.component, ...bill.components].map((component) => component['bom-ref']));
/** @typedef {{ ref: string, dependsOn?: string[] }} Edges */
bill.dependencies = bill.dependencies
  .filter((/** @type {Edges} */ { ref }) => kept.has(ref))
  .map((/** @type {Edges} */ { ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => kept.has(to)) }));
for (const name of copied) {
  const { version, license } = createRequire(import.meta.url)(`${name}/package.json`);
  const purl = `pkg:npm/${name}@${version}`;
  const licenses = [{ license: { id: license } }];
  bill.components.push({
    'bom-ref': `${name}@${version}`,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl,
    licenses,
  });
}
writeFileSync(join(root, 'sbom.cdx.json'), JSON.stringify(bill, null, 1));
