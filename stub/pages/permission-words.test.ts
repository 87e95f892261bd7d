import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type PermissionCode, permissionCodes } from '../../schemas/permissions.ts';
import { clustersOf, clusterTitles } from './permission-words.ts';

const linesOf = (...permissions: readonly PermissionCode[]) => clustersOf(permissions).flatMap(({ lines }) => lines);

describe('the words of the permissions', () => {
  it('says something different for each code', () => {
    const said = permissionCodes.map((code) => linesOf(code));
    assert.deepEqual(
      said.filter((lines) => lines.length !== 1 || !/^[A-Z].{10,}[^.]$/.test(lines[0] ?? '')),
      [],
    );
    assert.equal(new Set(said.flat()).size, permissionCodes.length);
  });

  it('has the clusters in their order, and none of which nothing is asked for', () => {
    assert.deepEqual(
      clustersOf(permissionCodes).map(({ title }) => title),
      clusterTitles,
    );
    assert.deepEqual(
      clustersOf(['ReadPartyPSU', 'ReadBalances']).map(({ title }) => title),
      ['Your account details', 'Contact and party details'],
    );
    assert.deepEqual(clustersOf([]), []);
  });

  for (const detail of permissionCodes.filter((code) => code.endsWith('Detail'))) {
    const basic = permissionCodes.find((code) => code === detail.replace(/Detail$/, 'Basic'));
    it(`words ${basic} and ${detail} differently, and both together like Detail`, () => {
      assert.ok(basic !== undefined);
      assert.match(linesOf(basic).join(), /but not/);
      assert.doesNotMatch(linesOf(detail).join(), /but not/);
      assert.deepEqual(linesOf(basic, detail), linesOf(detail));
    });
  }

  it('tells money in from money out', () => {
    assert.deepEqual(linesOf('ReadTransactionsCredits'), ['Only money in, not money out']);
    assert.deepEqual(linesOf('ReadTransactionsDebits'), ['Only money out, not money in']);
    assert.deepEqual(linesOf('ReadTransactionsDebits', 'ReadTransactionsCredits'), [
      'Money in: what is paid to you',
      'Money out: what you pay',
    ]);
  });
});
