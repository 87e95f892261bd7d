import { dirname } from 'node:path';
import type { Hono } from 'hono';
import type { Report } from '../../reports/contract/index.ts';
import { diffReports } from '../../reports/diff/diff-reports.ts';
import { findFiles } from '../files/find-files.ts';
import { inFolder } from '../files/in-folder.ts';
import { comparePage } from '../pages/compare-page.ts';
import { bankOf, historyPage } from '../pages/history-page.ts';
import { verifiedPage } from '../pages/verify-page.ts';
import { Problem } from '../problem.ts';
import { refusalOf, runCommand } from '../running/command.ts';
import { readForm } from '../safety/read-form.ts';
import { listedReports } from './files.ts';
import type { Workbench } from './workbench.ts';

/** Exit codes of `aisp report verify` that are a finding, and not a refusal. */
const verified: Readonly<Record<number, boolean>> = { 0: true, 1: false, 4: true };

/** Mounts what looks at several reports, and at whether one is as it was signed. `open` reads a report of the folder. */
export function mountHistory(app: Hono, { folder, start }: Workbench, open: (file: string) => Report): void {
  app.get('/history', (c) => {
    const bank = c.req.query('bank') ?? '';
    const all = listedReports(folder, findFiles(folder).reports)
      .flatMap(({ path, facts }) => (facts === undefined ? [] : [{ path, facts }]))
      .toReversed();
    const banks = [...new Set(all.map(({ facts }) => bankOf(facts)))].sort();
    const reports = all.filter(({ facts }) => bank === '' || bankOf(facts) === bank);
    return historyPage({ reports, banks, bank });
  });

  app.get('/compare', (c) => {
    const { before = '', after = '' } = c.req.query();
    return comparePage(before, after, diffReports(open(before), open(after)));
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
