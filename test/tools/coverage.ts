import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pagesFolder } from '../../bin/rules/executed-part.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { apiPage, apiPagePath } from '../support/api-page.ts';
import { executedParts } from '../support/executed-parts.ts';
import { readFigures } from '../support/figures.ts';
import { withFormats } from '../support/formats-table.ts';
import { generatedPages } from '../support/generated-pages.ts';
import { pageSources, rulePages, strayPages } from '../support/rule-pages.ts';
import { servicePage, servicePagePath } from '../support/service-page.ts';
import { statementsSource } from '../support/statements-source.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const guide = join(root, 'docs', 'commands.md');
const apiOf = () => ({ path: apiPagePath, text: apiPage() });
const serviceOf = async () => ({ path: servicePagePath, text: await servicePage() });
const guideOf = () => ({ path: guide, text: withFormats(readFileSync(guide, 'utf8')) });

/** Writes the generated pages of docs/, the table of formats in its guide and the statements of schemas/, the pages with the figures that the last run of the tests left in the build folder, if any. */
const catalogue = await loadRules();
const [pages, executed] = await Promise.all([generatedPages(readFigures()), executedParts(catalogue)]);
for (const { path, text } of [await statementsSource(), guideOf(), apiOf(), await serviceOf(), ...pages]) {
  writeFileSync(path, text);
  console.log(`wrote ${relative(root, path)}`);
}
mkdirSync(pagesFolder, { recursive: true });
for (const name of strayPages(catalogue)) rmSync(join(pagesFolder, name));
const ofRules = rulePages(catalogue, await pageSources(catalogue), (id) => executed.get(id));
for (const { path, text } of ofRules) writeFileSync(path, text);
console.log(`wrote ${relative(root, pagesFolder)}/, ${ofRules.length} pages`);
