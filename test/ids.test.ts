import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type RuleId, ruleIds } from '../schemas/statements/rule-ids.ts';
import { fault } from '../stub/faults/fault.ts';
import { type FaultId, faultIds } from '../stub/faults/fault-ids.ts';
import { findFaults, loadFaults } from '../stub/faults/load.ts';
import { quirkIds } from '../stub/quirks/quirk-ids.ts';
import { allQuirks } from '../stub/quirks/quirks.ts';
import { findVariants, loadVariants } from '../stub/variants/load.ts';
import { type VariantId, variantIds } from '../stub/variants/variant-ids.ts';
import { loadRules } from '../suites/core/load-rules.ts';

const sorted = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id).sort();

describe('the lists of ids, which are read from the sources', () => {
  it('are those of the rules, faults, variants and quirks that are loaded', async () => {
    assert.deepEqual(sorted(await loadRules()), [...ruleIds]);
    assert.deepEqual(sorted(await loadFaults()), [...faultIds]);
    assert.deepEqual(sorted(await loadVariants()), [...variantIds]);
    assert.deepEqual(sorted(allQuirks), [...quirkIds]);
  });

  it('are types: what names an id that is not there does not compile', async () => {
    const known: readonly [RuleId, FaultId, VariantId] = ['AISP-BAL-004', 'balance-type-twice', 'z-for-zero-offset'];
    const title = 'Does wrong';
    const response = () => undefined;
    fault({ id: 'made-up', title, breaks: [known[0]], response });
    // @ts-expect-error there is no such rule
    fault({ id: 'made-up', title, breaks: ['AISP-BAL-099'], response });
    // @ts-expect-error there is no such rule
    fault({ id: 'made-up', title, breaks: [known[0]], warns: ['AISP-BAL-099'], response });
    // @ts-expect-error there is no such fault
    await assert.rejects(findFaults([known[1], 'balance-type-twise']), { code: 'UNKNOWN_FAULT' });
    // @ts-expect-error there is no such variant
    await assert.rejects(findVariants([known[2], 'z-for-zero-offsett']), { code: 'UNKNOWN_VARIANT' });
  });
});
