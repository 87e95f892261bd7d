import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readFigures } from '../support/figures.ts';
import { withFormats } from '../support/formats-table.ts';
import { generatedPages } from '../support/generated-pages.ts';
import { statementsSource } from '../support/statements-source.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const guide = join(root, 'docs', 'commands.md');
const guideOf = () => ({ path: guide, text: withFormats(readFileSync(guide, 'utf8')) });

/** Writes the generated pages of docs/, the table of formats in its guide and the statements of schemas/, the pages with the figures that the last run of the tests left in the build folder, if any. */
for (const { path, text } of [await statementsSource(), guideOf(), ...(await generatedPages(readFigures()))]) {
  writeFileSync(path, text);
  console.log(`wrote ${relative(root, path)}`);
}
