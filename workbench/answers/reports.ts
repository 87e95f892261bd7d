import type { Hono } from 'hono';
import { renderHtml } from '../../reports/formats/html.ts';
import { type FormatName, formatNames, formats, renderFormat } from '../../reports/render-format.ts';
import { listedRules } from '../../suites/run/presented.ts';
import { findFiles } from '../files/find-files.ts';
import { findingPage } from '../pages/finding-page.ts';
import { reportPage } from '../pages/report-page.ts';
import { rulePage, rulesPage } from '../pages/rule-pages.ts';
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
    return reportPage(file, report(file));
  });
  app.get('/report/rule', (c) => {
    const { file = '', id = '' } = c.req.query();
    const opened = report(file);
    const rule = opened.rules.find((each) => each.id === id);
    if (rule === undefined) throw new Problem('The report has no such rule.', '', 404);
    const { targets } = findFiles(folder);
    return findingPage({ file, report: opened, rule, text: ruleText(id), targets });
  });
  app.get('/report/whole', (c) => {
    const headers = { ...pageHeaders, 'content-security-policy': sandbox, 'content-type': 'text/html; charset=utf-8' };
    return new Response(renderHtml(report(c.req.query('file') ?? '')), { headers });
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
