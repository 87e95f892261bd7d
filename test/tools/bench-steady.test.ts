import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { aimed } from '../../bench/support/aimed.ts';
import { median } from '../../bench/support/processes.ts';
import { medianInterval, spread, turnsUntilSteady } from '../../bench/support/steady.ts';

const support = join(import.meta.dirname, '..', '..', 'bench', 'support');
const figure = (value: number) => [value];

describe('a measurement', () => {
  it('takes the value in the middle, or what is halfway between two', () => {
    assert.equal(median([9, 1, 2]), 2);
    assert.equal(median([4, 1, 9, 2]), 3);
    assert.ok(Number.isNaN(median([])));
  });

  it('knows between which of its turns the median lies in nine of ten cases', () => {
    assert.deepEqual(medianInterval([3, 1, 2, 5, 4]), [1, 5]);
    assert.deepEqual(medianInterval([7, 6, 5, 4, 3, 2, 1]), [1, 7]);
    assert.deepEqual(medianInterval([1, 2, 3, 4, 5, 6, 7, 8]), [2, 7]);
    assert.deepEqual(medianInterval([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), [3, 9]);
    assert.equal(spread([98, 99, 100, 101, 102]), 0.02);
  });

  it('is over once its figures are steady, and no sooner than it has enough turns', async () => {
    const turns = await turnsUntilSteady({ name: 'a turn', most: 20 }, figure, () => 100);
    assert.equal(turns.length, 5);
    const few = await turnsUntilSteady({ name: 'a turn', most: 20, least: 3 }, figure, (round) => 100 + round);
    assert.equal(few.length, 3);
    const late = await turnsUntilSteady({ name: 'a turn', most: 20 }, figure, (round) => (round === 0 ? 200 : 100));
    assert.equal(late.length, 8);
  });

  it('is over after its most turns where one figure of several is not steady', async () => {
    const turns = await turnsUntilSteady(
      { name: 'a turn', most: 9 },
      (value: number) => [100, value],
      (round) => 100 + 20 * (round % 3),
    );
    assert.equal(turns.length, 9);
  });

  it('says of a figure whether its aim is met', () => {
    assert.equal(aimed(4.96, { under: 5 }, 'ms', 1), '5.0 ms (aim: under 5: met)');
    assert.equal(aimed(5, { under: 5 }, 'ms'), '5 ms (aim: under 5: MISSED)');
    assert.equal(aimed(1.15, { atMost: 1.15 }, '', 2), '1.15 (aim: at most 1.15: met)');
    assert.equal(aimed(79.9, { atLeast: 80 }, '%', 1), '79.9 % (aim: at least 80: MISSED)');
    assert.equal(aimed(Number.NaN, { atLeast: 80 }), 'NaN (aim: at least 80: MISSED)');
  });

  it('that has no end is ended, says what it was doing, and ends what it started', () => {
    const url = (name: string) => JSON.stringify(pathToFileURL(join(support, name)).href);
    const program = `
      import { spawn } from 'node:child_process';
      import { started } from ${url('processes.js')};
      import { begin, doing } from ${url('watch.js')};
      begin('start', 0.2);
      doing('it counts sheep');
      // Holds on to the same stdout: were it left behind, the test would wait for it.
      started(spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: ['ignore', 'inherit', 'ignore'] }));
    `;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    assert.equal(status, 1);
    assert.match(stderr, /^Error: start was not over after 0\.2 s\. .*: it counts sheep\.$/m);
  });
});
