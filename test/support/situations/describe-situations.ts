import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { loadRules } from '../../../suites/core/load-rules.ts';
import { writeFigures } from '../figures.ts';
import { runBeforehand } from '../run-beforehand.ts';
import { judgeSituation } from './judge-situation.ts';
import type { Situation } from './situation.ts';

/**
 * Declares the tests of a family of situations. With `allShow` each rule that a trouble names must be broken in one of them:
 * not so for testers whose tokens were obtained beforehand, who cannot see all of it. With `checked` what `aisp check` says of each is held
 * against its run.
 */
export async function describeSituations(
  family: string,
  situations: readonly Situation[],
  { allShow = false, checked = false }: { readonly allShow?: boolean; readonly checked?: boolean } = {},
): Promise<void> {
  const catalogue = await loadRules();
  // The verdicts are all that is kept: the evidence of so many runs does not fit in memory.
  const runs = await runBeforehand(
    situations.map((situation) => async () => {
      const { problems, broken } = await judgeSituation(catalogue, situation, { checked });
      return { problems, broken };
    }),
  );
  let good = 0;
  describe(`situations of testers, ${family}`, () => {
    after(() =>
      writeFigures(`situations-${family}`, [
        {
          title: 'Situations of testers in which no verdict is false',
          value: good,
          of: situations.length,
          parts: 'add',
        },
      ]),
    );
    for (const [index, { name }] of situations.entries()) {
      it(name, () => {
        assert.deepEqual(runs[index]?.().problems, []);
        good += 1;
      });
    }

    if (!allShow) return;
    it('show each rule that a trouble names broken in one situation or another', () => {
      const shown = new Map<string, Set<string>>();
      for (const [index, { trouble }] of situations.entries()) {
        const known = shown.get(trouble.name) ?? new Set<string>();
        for (const id of runs[index]?.().broken ?? []) known.add(id);
        shown.set(trouble.name, known);
      }
      const troubles = new Map(situations.map(({ trouble }) => [trouble.name, trouble]));
      assert.deepEqual(
        [...troubles.values()].flatMap(({ name, breaks = [] }) =>
          breaks.filter((id) => shown.get(name)?.has(id) !== true).map((id) => `${name}: ${id}`),
        ),
        [],
      );
    });
  });
}
