import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statementIds } from '../../schemas/statements/statement-ids.ts';
import { findFaults } from '../faults/load.ts';
import { findVariants } from '../variants/load.ts';
import { banksAsFound } from './as-found.ts';
import { asFoundIds } from './as-found-ids.ts';
import { quirksMade, whyNotMade } from './find-quirks.ts';
import { allQuirks } from './quirks.ts';

describe('the quirks of live banks', () => {
  it('say each what they break, by statements that there are, or what leaves them open', () => {
    const known: readonly string[] = statementIds;
    for (const { id, breaks, allowed } of allQuirks) {
      assert.notEqual(breaks === undefined, allowed === undefined, id);
      assert.deepEqual(
        (breaks ?? []).filter((statement) => !known.includes(statement)),
        [],
        id,
      );
    }
  });

  it('are made by faults where they break something that a run can see, and by variants where it is left open', async () => {
    for (const quirk of allQuirks) {
      const { faults, variants } =
        whyNotMade(quirk) === undefined ? quirksMade([quirk.id]) : { faults: [], variants: [] };
      assert.equal((await findFaults(faults)).length, faults.length, quirk.id);
      assert.equal((await findVariants(variants)).length, variants.length, quirk.id);
    }
  });

  it('say why, where the bundled bank cannot have them, and are then refused', () => {
    const waiting = allQuirks.filter((quirk) => whyNotMade(quirk) !== undefined);
    assert.ok(waiting.length > 0);
    for (const { id } of waiting) assert.throws(() => quirksMade([id]), { code: 'QUIRK_NOT_MADE' });
    assert.throws(() => quirksMade(['delete-after-withdrawal-400']), /withdrawn again/);
    assert.throws(() => quirksMade(['plain-code-flow']), /tokens\.pkce/);
  });

  it('are named as they are meant, where nobody knows the id', () => {
    assert.throws(() => quirksMade(['html-error']), { code: 'UNKNOWN_QUIRK', message: /did you mean html-errors\?/ });
    assert.throws(() => quirksMade([], ['first-day']), {
      code: 'UNKNOWN_AS_FOUND',
      message: /did you mean first-days\?/,
    });
  });

  it('share what makes them: asked for twice, in a bank as found and by fault, it is there once', () => {
    const { quirks, faults } = quirksMade(['html-errors', 'no-authorising-again'], ['first-days', 'first-days']);
    assert.equal(quirks.length, 7);
    assert.equal(new Set(faults).size, faults.length);
    assert.ok(faults.includes('errors-as-web-pages') && faults.includes('authorised-consent-not-authorised-again'));
  });

  it('come several to a bank as found, and none of them waits', () => {
    assert.deepEqual(
      banksAsFound.map(({ id }) => id),
      asFoundIds,
    );
    for (const { id, quirks } of banksAsFound) {
      assert.ok(quirks.length >= 5, id);
      assert.equal(quirksMade([], [id]).quirks.length, quirks.length);
    }
  });
});
