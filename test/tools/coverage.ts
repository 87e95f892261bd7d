import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readFigures } from '../support/figures.ts';
import { generatedPages } from '../support/generated-pages.ts';

/** Writes the generated pages of docs/, with the figures that the last run of the tests left in the build folder, if any. */
for (const { path, text } of await generatedPages(readFigures())) {
  writeFileSync(path, text);
  console.log(`wrote docs/${basename(path)}`);
}
