import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { aimed } from '../../bench/support/aimed.ts';
import { about, chosenOf, measurements, resultsPage } from '../../bench/support/results.ts';

const bench = join(import.meta.dirname, '..', '..', 'bench');

const results = join(bench, '..', '..', 'bench', 'results.md');

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
    assert.match(text, /\n- Machine: one\n- Commit: abc\n/);
    assert.match(text, /\n## A whole run, and the Playwright suites\n\n[^\n]+\n\n- first\n- second\n/);
    assert.match(text, /\n`npm run bench -- run`, 7 s\.\n$/);
  });

  it('are written with how many aims are met, which parts miss one, and what could not be measured', () => {
    const text = `${aimed(1, { under: 2 }, 's')} and ${aimed(3, { under: 2 }, 's')}`;
    const missing = { name: 'redis', text: 'redis: left out, no redis-server', seconds: 0 } as const;
    const written = resultsPage([], [{ name: 'run', text, seconds: 7 }, missing]);
    assert.match(written, /Of 2 figures with an aim, 1 are met and 1 are MISSED, below:\n\n- A whole run/);
    assert.match(written, /Not measured on this machine:\n\n- redis: left out, no redis-server\n/);
    assert.match(resultsPage([], [{ name: 'run', text: aimed(1, { under: 2 }), seconds: 7 }]), /, 1 are met\.\n/);
  });

  it('are all in the results that are kept, none broken or left out', { skip: !existsSync(results) }, () => {
    const text = readFileSync(results, 'utf8');
    for (const name of measurements) assert.ok(text.includes(`\n## ${about[name].title}\n`), name);
    assert.doesNotMatch(text, /^- (broke|[a-z-]+: left out)/m);
  });
});
