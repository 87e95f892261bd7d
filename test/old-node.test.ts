import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { transformSync } from 'esbuild';

const build = join(import.meta.dirname, '..');
const bin = join(build, 'bin', 'aisp.js');

/** What the command line comes to where Node says that it is of another version. */
function asNode(version: string) {
  const said = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
  const told = spawnSync(
    process.execPath,
    [`--import=data:text/javascript,${encodeURIComponent(said)}`, bin, 'rules'],
    {
      encoding: 'utf8',
    },
  );
  return { code: told.status, stdout: told.stdout, stderr: told.stderr };
}

test('an old Node is told what to install, before anything of the package is loaded', () => {
  for (const version of ['12.22.12', '18.20.8', '20.18.3']) {
    const { code, stdout, stderr } = asNode(version);
    assert.deepEqual([code, stdout], [2, '']);
    assert.match(stderr, new RegExp(`^aisp: This is Node ${version}, and aisp needs 20\\.19 or newer\\.\\n +Install `));
  }
  for (const version of ['20.19.0', '21.0.0', '30.1.2']) assert.equal(asNode(version).code, 0, version);
});

test('what looks at the version is written as an old Node reads it, and imports nothing before', () => {
  const text = readFileSync(bin, 'utf8');
  const as = (target: string) => transformSync(text, { target, format: 'esm' }).code;
  assert.equal(as('es2020'), as('esnext'));
  assert.equal(as('es2018'), as('esnext'));
  assert.doesNotMatch(text, /^import\b|\bawait\b/m);
  const { engines } = JSON.parse(readFileSync(join(build, '..', 'package.json'), 'utf8')) as {
    engines: { node: string };
  };
  assert.equal(engines.node, '>=20.19');
});
