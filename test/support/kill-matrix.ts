import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { brokenBy } from './bank-run.ts';
import { writeFigures } from './figures.ts';
import { brokenIn, canShow, Mutants, type Setting } from './mutants.ts';

/**
 * Declares the tests of one part of the kill matrix: in each setting the faults that can show there and whose place in the list
 * falls into the part, against every rule. The parts are files of their own, so that they run side by side.
 */
export async function describeKillMatrix(
  title: string,
  settings: readonly Setting[],
  { part, parts }: { readonly part: number; readonly parts: number } = { part: 1, parts: 1 },
): Promise<void> {
  const catalogue = await loadRules();
  const mutants = new Mutants(catalogue);
  const faults = (await loadFaults()).filter((_, index) => index % parts === part - 1);
  const banks = settings.flatMap((setting) =>
    faults.flatMap((fault) => (canShow(fault, setting) ? { fault, setting } : [])),
  );
  let killed = 0;
  describe(`${title}, part ${part} of ${parts}`, () => {
    const began = performance.now();
    after(() => {
      const seconds = Math.round((performance.now() - began) / 1000);
      writeFigures(`${title.replaceAll(' ', '-')}-${part}`, [
        { title: `Mutants (banks with one fault) killed as named: ${title}`, value: killed, of: banks.length, parts: 'add' },
        { title: `Seconds for ${title}`, value: seconds, parts: 'longest' },
      ]);
    });
    for (const { fault, setting } of banks) {
      const named = brokenIn(setting, fault, catalogue);
      it(`${fault.id} breaks ${named.join(', ')} and no other rule of profile ${setting.profile} in ${setting.release}`, async () => {
        assert.ok(named.length > 0, 'it names no rule of this bank: say in which profiles and releases it shows');
        assert.deepEqual([...brokenBy(await mutants.run(fault, setting))].sort(), named);
        killed += 1;
      });
    }
  });
}
