import type { Report } from '../../reports/contract/index.ts';
import { inFolder } from '../files/in-folder.ts';
import { openedReports } from '../files/opened-report.ts';
import { Problem } from '../problem.ts';
import type { Workbench } from './workbench.ts';

/** Opens the report that a page names, by its path below the folder. */
export type OpenReport = (file: string) => Report;

/** Opens reports of the folder, and throws a Problem, or the error of their reader, for what is none. */
export function reportOpener({ folder, readReport }: Workbench): OpenReport {
  const open = openedReports(readReport);
  return (file) => {
    // What is said of a file that is none shows how it begins.
    if (!/\.json$/i.test(file)) throw new Problem('This is no report.', 'A report is a JSON file.', 404);
    return open(inFolder(folder, file));
  };
}

/** Ids of the rules of a report that are worth another look: what failed, what broke, and what was not exercised. */
export function worthAnotherLook({ rules }: Report): readonly string[] {
  return rules.filter(({ outcome }) => ['fail', 'error', 'not-exercised'].includes(outcome)).map(({ id }) => id);
}
