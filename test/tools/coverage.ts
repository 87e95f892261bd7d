import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readFigures } from '../support/figures.ts';
import { generatedPages } from '../support/generated-pages.ts';
import { statementsSource } from '../support/statements-source.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Writes the generated pages of docs/ and the statements of schemas/, the pages with the figures that the last run of the tests left in the build folder, if any. */
for (const { path, text } of [await statementsSource(), ...(await generatedPages(readFigures()))]) {
  writeFileSync(path, text);
  console.log(`wrote ${relative(root, path)}`);
}
