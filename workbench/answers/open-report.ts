import { join } from 'node:path';
import { type AnyReport, isOfSeveral } from '../../reports/contract/index.ts';
import { at, textAt } from '../../suites/core/json.ts';
import { readDescription } from '../describing/description.ts';
import { inFolder } from '../files/in-folder.ts';
import { openedReports } from '../files/opened-report.ts';
import { Problem } from '../problem.ts';
import type { Workbench } from './workbench.ts';

/** Opens the report that a page names, by its path below the folder. */
export type OpenReport = (file: string) => AnyReport;

/** Opens reports of the folder, and throws a Problem, or the error of their reader, for what is none. */
export function reportOpener({ folder, readReport }: Workbench): OpenReport {
  const open = openedReports(readReport);
  return (file) => {
    // What is said of a file that is none shows how it begins.
    if (!/\.json$/i.test(file)) throw new Problem('This is no report.', 'A report is a JSON file.', 404);
    return open(inFolder(folder, file));
  };
}

/** How many rules of a report another run may still change. */
export function leftOpen({ rules }: AnyReport): number {
  return rules.filter(({ outcome }) => ['fail', 'error', 'not-exercised'].includes(outcome)).length;
}

/** The target file that describes the bank of a report, of those of the folder; empty for the bundled bank, and where several do, or none. */
export function targetOf(report: AnyReport, folder: string, targets: readonly string[]): string {
  const places = isOfSeveral(report) ? report.targets : [report.target];
  const [target] = places;
  if (target === undefined) return '';
  const describes = (file: string): boolean => {
    try {
      const { value } = readDescription(join(folder, file), file);
      const brands = at(value, 'targets');
      const written = [value, ...(Array.isArray(brands) ? brands : [])].map((each) => textAt(each, 'baseUrl'));
      return places.every(({ baseUrl }) => written.includes(baseUrl));
    } catch {
      return false;
    }
  };
  const [only = '', ...others] = target.bundled === true ? [] : targets.filter(describes);
  return others.length === 0 ? only : '';
}
