import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { chosenOf, measurements, resultsPage } from '../../bench/support/results.ts';

const bench = join(import.meta.dirname, '..', '..', 'bench');

describe('the benchmarks', () => {
  it('have a program for every measurement', () => {
    assert.deepEqual(
      measurements.filter((name) => !existsSync(join(bench, `${name}.js`))),
      [],
    );
  });

  it('are chosen by parts of their names, all without a part, none by a part that no name has', () => {
    assert.deepEqual(chosenOf([]), measurements);
    assert.deepEqual(chosenOf(['page', 'mask']), ['masking', 'report-page']);
    assert.deepEqual(chosenOf(['nothing']), []);
  });

  it('are written with the machine, and each with its lines and the command that measures it again', () => {
    const text = resultsPage(['Machine: one', 'Commit: abc'], [{ name: 'run', text: 'first\nsecond', seconds: 7 }]);
    assert.match(
      text,
      /\n- Machine: one\n- Commit: abc\n\n## A whole run, and the Playwright suites\n\n- first\n- second\n/,
    );
    assert.match(text, /\n`npm run bench -- run`, 7 s\.\n$/);
  });
});
