import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import type { AnyReport } from '../../reports/contract/index.ts';
import { diffReports } from '../../reports/diff/diff-reports.ts';
import { diffSeveral } from '../../reports/several/diff.ts';
import { type LeftOut, type TrendReport, trendOf } from '../../reports/trend/trend.ts';
import { findFiles } from '../files/find-files.ts';
import { inFolder } from '../files/in-folder.ts';
import { historyOf, reportFacts } from '../files/report-facts.ts';
import { comparePage, compareSeveralPage } from '../pages/compare-page.ts';
import { historyPage } from '../pages/history-page.ts';
import { verifiedPage } from '../pages/verify-page.ts';
import { Problem } from '../problem.ts';
import { refusalOf, runCommand } from '../running/command.ts';
import { readForm } from '../safety/read-form.ts';
import type { Workbench } from './workbench.ts';

/** Exit codes of `aisp report verify` that are a finding, and not a refusal. */
const verified: Readonly<Record<number, boolean>> = { 0: true, 1: false, 4: true };

/** Mounts what looks at several reports, and at whether one is as it was signed. `open` reads a report of the folder. */
export function mountHistory(app: Hono, { folder, start }: Workbench, open: (file: string) => AnyReport): void {
  app.get('/history', (c) => {
    const bank = c.req.query('bank') ?? '';
    const damaged: LeftOut[] = [];
    const reports = findFiles(folder).reports.flatMap((file): readonly TrendReport[] => {
      const facts = reportFacts(join(folder, file));
      if (facts !== undefined) return historyOf(facts).map((each) => ({ ...each, file }));
      damaged.push({ file, reason: 'it is no report, or a damaged one' });
      return [];
    });
    return historyPage({ trend: trendOf(reports, damaged), bank });
  });

  app.get('/compare', (c) => {
    const { before = '', after = '' } = c.req.query();
    const [earlier, later] = [open(before), open(after)];
    return 'targets' in earlier || 'targets' in later
      ? compareSeveralPage(before, after, diffSeveral(earlier, later))
      : comparePage(before, after, diffReports(earlier, later));
  });

  app.post('/report/verify', async (c) => {
    const form = await readForm(c);
    const [file, key] = [form.get('file') ?? '', (form.get('key') ?? '').trim()];
    open(file);
    inFolder(folder, key);
    const below = dirname(file);
    if (key.startsWith('-') || below.startsWith('-'))
      throw new Problem('No name begins with a hyphen here.', 'Rename the file.');
    const words = ['report', 'verify', below, '--key', key];
    const ended = await runCommand(start, words);
    const intact = verified[ended.code];
    if (intact === undefined) throw refusalOf(ended);
    return verifiedPage(file, words, intact, ended.stdout);
  });
}
