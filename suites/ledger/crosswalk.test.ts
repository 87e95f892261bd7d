import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statementIds } from '../../schemas/statements/statement-ids.ts';
import { crosswalk, officialTestsOf } from './crosswalk.ts';
import { crosswalkOfFour } from './crosswalk-of-four.ts';
import { isOfficiallyTested, officialGroupOf, officialTestIds, officialTests, seriesOf } from './official-tests.ts';

const ids: readonly string[] = officialTestIds;
const groups = new Set(ids.map(officialGroupOf));

describe('the crosswalk to the official suite', () => {
  it('knows its 94 tests, 34 of which check a schema', () => {
    assert.equal(ids.length, 94);
    assert.equal(officialTestIds.filter((id) => officialTests[id].asks === 'schema').length, 34);
  });

  it('names statements, tests and groups that there are', () => {
    const known: readonly string[] = statementIds;
    for (const [statement, touches = []] of Object.entries(crosswalk)) {
      assert.ok(known.includes(statement), statement);
      assert.ok(touches.length > 0, statement);
      for (const touch of touches) {
        assert.ok(touch === 'all' || groups.has(touch) || ids.includes(touch), `${statement} ${touch}`);
      }
    }
  });

  it('names tests and groups that there are for what version 4 adds', () => {
    for (const [statement, touches] of Object.entries(crosswalkOfFour)) {
      assert.match(statement, /^AISP-V4-\d{3}$/);
      assert.ok(!Object.hasOwn(crosswalk, statement) && touches.length > 0, statement);
      for (const touch of touches) assert.ok(touch === 'all' || groups.has(touch) || ids.includes(touch), touch);
    }
  });

  for (const series of ['301', '400'] as const) {
    it(`leaves out no test of the series ${series} that runs`, () => {
      const touched = new Set(officialTestsOf(statementIds, series));
      const idle = ids.filter((id) => !touched.has(`OB-${series}-${id}`) && !touched.has(`OB-${id}`));
      assert.deepEqual(idle, []);
    });
  }

  it('has the manifest of version 4 for its releases, the first of which the suite takes', () => {
    assert.deepEqual(
      (['3.1.0', '3.1.11', '4.0.0', '4.0.1'] as const).map((release) => [
        seriesOf(release),
        isOfficiallyTested(release),
      ]),
      [
        ['301', true],
        ['301', true],
        ['400', true],
        ['400', false],
      ],
    );
  });

  it('gives ids as the suite prints them, each once', () => {
    assert.deepEqual(officialTestsOf(['AISP-EP-004', 'AISP-ACC-012', 'AISP-ACC-012'], '301'), [
      'OB-313-ACC-000100',
      'OB-301-ACC-100200',
      'OB-301-ACC-100300',
      'OB-301-ACC-100400',
    ]);
    assert.deepEqual(officialTestsOf(['AISP-EP-011', 'AISP-V4-034'], '400'), [
      'OB-400-BEN-101900',
      'OB-400-BEN-102200',
      'OB-400-OFF-102800',
      'OB-400-SCP-103700',
      'OB-400-STO-104000',
    ]);
    assert.deepEqual(officialTestsOf(['AISP-PAG-001'], '301'), []);
  });
});
