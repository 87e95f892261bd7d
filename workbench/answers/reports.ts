import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Hono } from 'hono';
import { evidenceFile, isOfSeveral } from '../../reports/contract/index.ts';
import { renderHtml } from '../../reports/formats/html.ts';
import { type FormatName, formatNames, formats, renderFormat } from '../../reports/render-format.ts';
import { renderSeveralHtml } from '../../reports/several/render-html.ts';
import { listedRules } from '../../suites/run/presented.ts';
import { findFiles } from '../files/find-files.ts';
import { findingPage } from '../pages/finding-page.ts';
import { reportPage } from '../pages/report-page.ts';
import { rulePage, rulesPage, servicePage } from '../pages/rule-pages.ts';
import { severalPage } from '../pages/several-page.ts';
import { Problem } from '../problem.ts';
import { pageHeaders } from '../safety/page-headers.ts';
import type { OpenReport } from './open-report.ts';
import type { Workbench } from './workbench.ts';

/** The report on one page has a script and a style of its own: it is shown as a stranger to the workbench, whose cookie it cannot use. */
const sandbox =
  "sandbox allow-scripts allow-modals; default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/** Mounts what is read: reports, what came of a rule in one, the rules themselves. */
export function mountReports(app: Hono, { folder, ruleText }: Workbench, report: OpenReport): void {
  app.get('/report', (c) => {
    const file = c.req.query('file') ?? '';
    const opened = report(file);
    return isOfSeveral(opened)
      ? severalPage(file, opened, (path) => existsSync(join(folder, path)))
      : reportPage(file, opened);
  });
  app.get('/report/rule', (c) => {
    const { file = '', id = '' } = c.req.query();
    const opened = report(file);
    if (isOfSeveral(opened))
      throw new Problem('The report is of several targets.', 'Open the report of one of them.', 404);
    const rule = opened.rules.find((each) => each.id === id);
    if (rule === undefined) throw new Problem('The report has no such rule.', '', 404);
    const { targets } = findFiles(folder);
    const beside = join(dirname(file), evidenceFile);
    const archive = existsSync(join(folder, beside)) ? beside : undefined;
    return findingPage({ file, report: opened, rule, text: ruleText(id), targets, archive });
  });
  app.get('/report/whole', (c) => {
    const headers = { ...pageHeaders, 'content-security-policy': sandbox, 'content-type': 'text/html; charset=utf-8' };
    const opened = report(c.req.query('file') ?? '');
    return new Response(isOfSeveral(opened) ? renderSeveralHtml(opened) : renderHtml(opened), { headers });
  });
  app.get('/report/as', async (c) => {
    const name = c.req.query('format') ?? '';
    if (!isFormat(name)) throw new Problem('There is no such format.', `There are ${formatNames.join(', ')}.`, 404);
    const text = await renderFormat(report(c.req.query('file') ?? ''), name);
    return new Response(text, {
      headers: {
        ...pageHeaders,
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${formats[name].file}"`,
      },
    });
  });

  app.get('/rules', () => rulesPage(listedRules()));
  app.get('/service', () => {
    const text = ruleText('service');
    if (text === undefined) throw new Problem('There is no such page.', '', 404);
    return servicePage(text);
  });
  app.get('/rules/:id', (c) => {
    const rule = listedRules().find(({ id }) => id === c.req.param('id'));
    const text = rule === undefined ? undefined : ruleText(rule.id);
    if (rule === undefined || text === undefined) throw new Problem('There is no such rule.', '', 404);
    return rulePage(rule, text);
  });
}

function isFormat(name: string): name is FormatName {
  return formatNames.some((each) => each === name);
}
