import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { assetsPackage } from '../../stub/reference/assets.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly bin: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** Sources of what is shipped: no tests, and nothing that only tests use. */
const shipped = ['bin', 'files', 'library', 'reports', 'schemas', 'stub', 'suites', 'workbench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^vectors\/|^declare\.ts$/.test(file))
    .map((file) => join(folder, file)),
);

/** Packages that a source imports, by name. */
function packagesIn(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/^import type [^;]*;/gm, '');
  return [...text.matchAll(/(?:\bfrom|^import|\bimport\(|\bresolve\() ?'((?:@[\w-]+\/)?[a-z][\w./-]*)'/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !isBuiltin(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

describe('the package', () => {
  it('depends on what it imports, and imports what it depends on', () => {
    const imported = new Set(shipped.flatMap(packagesIn));
    assert.deepEqual([...imported].sort(), Object.keys(manifest.dependencies).sort());
  });

  it('pins each dependency to one version', () => {
    for (const [name, version] of Object.entries(manifest.dependencies)) assert.match(version, /^\d+\.\d+\.\d+$/, name);
  });

  it('has its command under its own name, too, so that a runner of packages finds it and no other, ready to be executed', () => {
    assert.deepEqual(Object.keys(manifest.bin), ['aisp', 'aisp-conformance']);
    for (const file of Object.values(manifest.bin)) {
      const built = join(import.meta.dirname, '..', '..', relative('dist', file));
      assert.equal(statSync(built).mode & 0o111, 0o111, file);
    }
  });

  it('ships every file that its pages link to', () => {
    const pages = [
      'README.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
      ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file)),
    ];
    const always = ['README.md', 'LICENSE', 'package.json'];
    const isShipped = (file: string) =>
      always.includes(file) || manifest.files.some((each) => file === each || file.startsWith(`${each}/`));
    let links = 0;
    for (const page of pages.filter((file) => file.endsWith('.md'))) {
      const text = readFileSync(join(root, page), 'utf8');
      for (const [, link = ''] of text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)) {
        const file = relative(root, join(root, dirname(page), link));
        links += 1;
        assert.ok(existsSync(join(root, file)), `${page} links to ${link}, which is not there`);
        assert.ok(isShipped(file), `${page} links to ${link}, which is not shipped`);
      }
    }
    assert.ok(links > 10);
  });

  it('is packed with a bill of its materials', () => {
    const file = join(root, 'sbom.cdx.json');
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'prepack'], { cwd: root, encoding: 'utf8' });
    try {
      assert.equal(status, 0, stderr);
      const bill = JSON.parse(readFileSync(file, 'utf8')) as {
        readonly bomFormat: string;
        readonly metadata: { readonly component: { readonly name: string } };
        readonly components: readonly { readonly name: string; readonly group?: string; readonly version: string }[];
      };
      assert.deepEqual([bill.bomFormat, bill.metadata.component.name], ['CycloneDX', 'aisp-conformance']);
      const listed = new Map(
        bill.components.map(({ name, group, version }) => [group ? `${group}/${name}` : name, version]),
      );
      for (const [name, version] of Object.entries(manifest.dependencies))
        assert.equal(listed.get(name), version, name);
      assert.equal(listed.has('@biomejs/biome'), false);
      // Copied into the package by the build.
      assert.equal(listed.get(assetsPackage), manifest.devDependencies[assetsPackage]);
    } finally {
      rmSync(file, { force: true });
    }
  });
});
