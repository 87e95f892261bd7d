import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AispError } from './public/aisp-error.ts';
import { requireReleases } from './require-releases.ts';

test('a bank speaks the latest release, one that is named, or one of each version, the older first', () => {
  assert.deepEqual(requireReleases([]), { release: '3.1.11' });
  assert.deepEqual(requireReleases(['4.0.0']), { release: '4.0.0' });
  for (const names of [
    ['3.1.6', '4.0.1'],
    ['4.0.1', '3.1.6', '4.0.1'],
  ]) {
    assert.deepEqual(requireReleases(names), { release: '3.1.6', beside: '4.0.1' });
  }
});

test('releases of one version, and what is no release, are refused with what to do', () => {
  const codeOf = (names: readonly string[]) => {
    try {
      return requireReleases(names).release;
    } catch (error) {
      return error instanceof AispError && error.cure !== '' ? error.code : error;
    }
  };
  assert.equal(codeOf(['3.1.10', '3.1.11']), 'RELEASES_OF_ONE_VERSION');
  assert.equal(codeOf(['3.1.11', '4.0.0', '4.0.1']), 'RELEASES_OF_ONE_VERSION');
  assert.equal(codeOf(['3.1.11', '4.1.0']), 'UNKNOWN_RELEASE');
});
