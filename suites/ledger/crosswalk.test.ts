import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statementIds } from '../../schemas/statements/statement-ids.ts';
import { crosswalk, officialTestsOf } from './crosswalk.ts';
import { officialGroupOf, officialTestIds, officialTests } from './official-tests.ts';

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

  it('leaves out no test that runs', () => {
    const touched = new Set(officialTestsOf(statementIds));
    const idle = ids.filter((id) => !touched.has(`OB-301-${id}`) && !touched.has(`OB-${id}`));
    assert.deepEqual(idle, []);
  });

  it('gives ids as the suite prints them, each once', () => {
    assert.deepEqual(officialTestsOf(['AISP-EP-004', 'AISP-ACC-012', 'AISP-ACC-012']), [
      'OB-313-ACC-000100',
      'OB-301-ACC-100200',
      'OB-301-ACC-100300',
      'OB-301-ACC-100400',
    ]);
    assert.deepEqual(officialTestsOf(['AISP-PAG-001']), []);
  });
});
