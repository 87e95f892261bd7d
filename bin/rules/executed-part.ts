import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../files/read-file.ts';

const begin = '<!-- executed -->';
const end = '<!-- end of executed -->';

/** The guides, in a checkout and where the package is installed. */
export const docsFolder = join(import.meta.dirname, '..', '..', '..', 'docs');

/** The folder of the rules' pages. */
export const pagesFolder = join(docsFolder, 'rules');

/** The part of a page that a build found by running banks, marked so that it can be found again. */
export function markExecuted(text: string): string {
  return `${begin}\n\n${text}\n\n${end}`;
}

/** The marked part of a page, marks included; undefined where it has none. */
export function executedIn(page: string): string | undefined {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  return from < 0 || to < from ? undefined : page.slice(from, to + end.length);
}

/** The marked part of the page of a rule; undefined for a rule whose page no build has written. */
export function executedOf(id: string): string | undefined {
  const path = join(pagesFolder, `${id}.md`);
  return existsSync(path) ? executedIn(readText(path, 'own')) : undefined;
}
