import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { hasMessage } from '../../schemas/message-names.ts';
import { messageFamilies } from '../../schemas/operations.ts';
import { latestRelease, type Release, releases, releasesOf } from '../../schemas/releases.ts';
import { hasViews } from '../../schemas/view.ts';
import { type Figure, writeFigures } from '../support/figures.ts';
import { schemaSource } from '../support/schema-lines.ts';

const source = schemaSource();
const figures: Figure[] = [];

/** In a process of its own, as a run has it. */
function loaded(release: Release): { readonly milliseconds: number; readonly validators: number } {
  const script = join(import.meta.dirname, '..', 'tools', 'load-validators.js');
  return JSON.parse(execFileSync(process.execPath, [script, release], { encoding: 'utf8' }));
}

describe('the schemas of a release', () => {
  after(() => writeFigures('schemas', figures));

  for (const release of releases) {
    it(`need no lines of their own but annotations, and are there in a fresh process: ${release}`, () => {
      const lines = source.beyond(release);
      const { milliseconds, validators } = loaded(release);
      const families = messageFamilies.filter((family) => hasMessage(family, release));
      assert.equal(validators, families.length + 2 * families.filter(hasViews).length);
      figures.push(
        { release, title: 'lines of schema source beyond the base', value: lines, parts: 'add' },
        { release, title: 'milliseconds of a processor to load its validators', value: milliseconds, parts: 'longest' },
      );
    });
  }

  it('is the base itself, for the latest', () => {
    assert.equal(source.beyond(latestRelease), 0);
    assert.ok(source.base > 500);
    figures.push({ title: 'Lines of schema source of the base', value: source.base, parts: 'add' });
  });

  it('takes more lines the further it is from the base', () => {
    const lines = releasesOf('3.1').map(source.beyond);
    assert.ok((lines[0] ?? 0) > (lines[6] ?? 0) && (lines[6] ?? 0) > (lines[9] ?? 0), lines.join(', '));
    assert.ok(
      lines.every((count) => count < source.base / 5),
      lines.join(', '),
    );
    const ofFour = releasesOf('4.0').map(source.beyond);
    assert.ok(
      ofFour.every((count) => count > 0 && count < source.base / 20),
      `version 4 from the same source: ${ofFour.join(', ')}`,
    );
    assert.deepEqual(source.beyond('3.1.8'), source.beyond('3.1.10'), 'three releases with the same messages');
  });
});
