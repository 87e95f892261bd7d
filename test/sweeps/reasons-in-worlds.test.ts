import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadRules } from '../../suites/core/load-rules.ts';
import { Mutants } from '../support/mutants.ts';
import { trueReasons, wrongReason } from '../support/true-reasons.ts';
import { isTried } from '../support/turns.ts';
import { findWorlds, worldIds } from '../support/worlds.ts';

const catalogue = await loadRules();
const usual = { profile: 'full', release: '3.1.11' } as const;

describe('the reason why a rule is not exercised in a lawful world', () => {
  for (const id of worldIds) {
    it(`is true: ${id}`, { skip: !isTried(`reasons in ${id}`, 2) && 'in turns' }, async () => {
      const [world] = await findWorlds([id]);
      const { verdicts, archive } = await new Mutants(catalogue).honest({ ...usual, ...(world && { world }) });
      const left = verdicts.filter(({ outcome }) => outcome === 'not-exercised');
      const wrong = left.flatMap(({ id: rule, reason = '' }) => {
        const problem = wrongReason(reason, archive);
        return problem === undefined ? [] : [`${rule} ${problem}`];
      });
      assert.deepEqual(wrong, []);
    });
  }

  it('is not so at the usual bank, of which all is seen', async () => {
    const { archive } = await new Mutants(catalogue).honest(usual);
    const so = trueReasons.filter(({ says }) => wrongReason(wordsOf(says), archive) === undefined);
    assert.deepEqual(
      so.map(({ says }) => says.source),
      [],
    );
  });
});

/** A sentence that says what an expression looks for. */
function wordsOf({ source }: RegExp): string {
  return source.replaceAll(/\^|\.\*|\\(?=\.)/g, '');
}
