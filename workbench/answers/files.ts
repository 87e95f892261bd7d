import { join } from 'node:path';
import type { Hono } from 'hono';
import { findFiles } from '../files/find-files.ts';
import { reportFacts } from '../files/report-facts.ts';
import { homePage, type ListedReport } from '../pages/home-page.ts';
import type { Workbench } from './workbench.ts';

/** Mounts `GET /`: what there is in the folder. */
export function mountFiles(app: Hono, { folder }: Workbench): void {
  app.get('/', () => {
    const found = findFiles(folder);
    return homePage(folder, found, listedReports(folder, found.reports));
  });
}

/** Reports by their paths below the folder, the newest first; what is no report comes last. */
export function listedReports(folder: string, paths: readonly string[]): readonly ListedReport[] {
  const listed = paths.map((path) => ({ path, facts: reportFacts(join(folder, path)) }));
  return listed.toSorted((a, b) => (b.facts?.startedAt ?? '').localeCompare(a.facts?.startedAt ?? ''));
}
