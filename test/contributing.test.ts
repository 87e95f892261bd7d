import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('CONTRIBUTING.md');

/** The rows of the words: the words of a row, and the file that defines them. */
const rows = [...page.slice(page.indexOf('## The words')).matchAll(/^\| ([^|]+) \| [^|]+ \| `([^`]+)` \|$/gm)].map(
  ([, words = '', file = '']) => ({ words: words.split(', '), file }),
);

describe('the page for those who work on the project', () => {
  it('names for each word a file in which it stands', () => {
    assert.ok(rows.length > 30);
    for (const { words, file } of rows) {
      const text = read(file).replace(/([a-z])(?=[A-Z])/g, '$1 ');
      for (const word of words)
        assert.match(text, new RegExp(`\\b${word.replace(' ', '[ -]?')}`, 'i'), `${word}: ${file}`);
    }
  });

  it('has a row for each line of its table of words, and explains no word of a file twice', () => {
    const lines = page.slice(page.indexOf('## The words')).match(/^\| (?!word |---)/gm) ?? [];
    assert.equal(rows.length, lines.length);
    const known = rows.flatMap(({ words, file }) => words.map((word) => `${word} ${file}`));
    assert.equal(new Set(known).size, known.length);
  });

  it('names files and scripts that are there, and so does the page of what is promised', () => {
    const files = [...`${page}${read('SECURITY.md')}`.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(
      ([, file = '']) => file,
    );
    assert.ok(files.length > 60);
    for (const file of files) assert.ok(existsSync(join(root, file)), file);
    const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    for (const [, name = ''] of page.matchAll(/npm run ([\w:]+)/g)) assert.ok(name in scripts, `npm run ${name}`);
  });
});
