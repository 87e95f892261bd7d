import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { findVariants } from '../../stub/variants/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { asFault } from '../support/as-fault.ts';
import { judgeBank } from '../support/bank-run.ts';
import { canShow, Mutants, profileNames } from '../support/mutants.ts';
import { tryAll } from '../support/turns.ts';

const catalogue = await loadRules();
const faults = await loadFaults();

/** Changes of answers of the API, of decisions and of what comes with tokens, and one that a rule about all answers together is near to. */
const variants = await findVariants([
  'amounts-with-one-decimal',
  'consent-dates-in-utc',
  'token-type-in-small-letters',
]);

/** Some of a kind, evenly spread over the catalogue. */
function some(count: number, kind: (fault: Fault) => boolean): readonly Fault[] {
  const all = faults.filter((fault) => kind(fault) && fault.releases === undefined);
  return Array.from({ length: count }, (_, index) => all[Math.floor(((index + 0.5) * all.length) / count)]).flatMap(
    (fault) => fault ?? [],
  );
}

/** Those on which calls have to be made: answers lead the harness elsewhere, or it spoils a token of the recording. */
const leading = ['next-link-dead', 'direct-debits-down', 'consent-creation-cut-short', 'tampered-token-accepted'];

const sample = [
  ...some(tryAll() ? 7 : 4, ({ response }) => response !== undefined),
  ...faults.filter(({ id }) => leading.includes(id)),
  ...some(tryAll() ? 6 : 3, ({ behaviour }) => behaviour !== undefined),
  ...some(1, ({ token }) => token !== undefined),
];

describe('the kill matrix, by what is known of the honest bank', () => {
  const mutants = new Mutants(catalogue);
  const plain = new Mutants(catalogue, { plain: true });
  const made: number[] = [];

  for (const [index, fault] of sample.entries()) {
    const release = index % 4 === 3 ? '4.0.1' : '3.1.11';
    const usual = profileNames.filter((profile) => canShow(fault, { profile, release }));
    const profile = usual[index % usual.length];
    if (profile === undefined) continue;
    it(`gives ${fault.id} the verdicts of a run in which every call is made and every rule judged, in profile ${profile} of ${release}`, async () => {
      const setting = { profile, release } as const;
      const run = await mutants.run(fault, setting);
      assert.deepEqual(run.verdicts, (await plain.run(fault, setting)).verdicts);
      made.push(run.made);
    });
  }

  it('gives a fault between two versions the verdicts of such a run', async () => {
    const [fault = assert.fail('there are such faults')] = faults.filter(({ bothVersions }) => bothVersions === true);
    const setting = { profile: 'full', release: '3.1.11', beside: '4.0.1' } as const;
    assert.deepEqual((await mutants.run(fault, setting)).verdicts, (await plain.run(fault, setting)).verdicts);
  });

  for (const variant of variants) {
    it(`gives ${variant.id} the verdicts of a run at the bank of that variant`, async () => {
      const change = asFault(variant) ?? assert.fail('it is more than one change');
      const { verdicts } = await judgeBank(catalogue, { profile: fullProfile, variants: [variant] });
      assert.deepEqual((await mutants.run(change, { profile: 'full', release: '3.1.11' })).verdicts, verdicts);
    });
  }

  it('has made no call for some of them, a few for others, and for others again all from some call on', () => {
    assert.ok(made.includes(0));
    assert.ok(made.some((calls) => calls > 0 && calls < 20));
    assert.ok(made.some((calls) => calls > 200));
  });
});
