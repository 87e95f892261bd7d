import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { mountFiles } from './answers/files.ts';
import { mountHistory } from './answers/history.ts';
import { reportOpener } from './answers/open-report.ts';
import { mountReports } from './answers/reports.ts';
import { mountRuns } from './answers/runs.ts';
import { mountTargets } from './answers/targets.ts';
import type { Workbench } from './answers/workbench.ts';
import { closedPage, strangerPage, usedPage } from './pages/door-pages.ts';
import { page } from './pages/page.ts';
import { script } from './pages/script.ts';
import { style } from './pages/style.ts';
import { Problem, problemOf } from './problem.ts';
import type { CurrentRun } from './running/current-run.ts';
import type { Entry } from './safety/entry.ts';
import { pageHeaders } from './safety/page-headers.ts';
import { strangerIn } from './safety/stranger.ts';

/** As much as a form holds. */
const mostBytes = 262_144;

export interface AppOptions {
  readonly workbench: Workbench;
  readonly run: CurrentRun;
  readonly entry: Entry;
  /** The port that it listens on, once that is known. */
  readonly port: () => number;
}

/**
 * The pages of the workbench. Every call passes two doors: it must come from a page of ours, or from the address bar, in a browser on
 * this machine; and that browser must have come in by the link.
 */
export function createApp({ workbench, run, entry, port }: AppOptions): Hono {
  const app = new Hono();
  const session = () => `aisp-workbench-${port()}`;
  const asset = (type: string, text: string) => () =>
    new Response(text, { headers: { ...pageHeaders, 'content-type': `${type}; charset=utf-8` } });

  app.use(async (c, next) => {
    const header = (name: string) => c.req.header(name);
    const why = strangerIn({ url: c.req.url, method: c.req.method, header }, port());
    return why === undefined ? await next() : strangerPage(why);
  });
  app.get('/style.css', asset('text/css', style));
  app.get('/script.js', asset('text/javascript', script));
  app.get('/open/:key', (c) => {
    const secret = c.req.method === 'GET' ? entry.enter(c.req.param('key')) : undefined;
    if (secret === undefined) return usedPage();
    setCookie(c, session(), secret, { httpOnly: true, sameSite: 'Strict', path: '/' });
    c.header('cache-control', 'no-store');
    return c.redirect('/', 303);
  });
  app.use(async (c, next) => (entry.knows(getCookie(c, session())) ? await next() : closedPage()));
  app.use(bodyLimit({ maxSize: mostBytes, onError: () => tell(new Problem('The form holds too much.')) }));

  mountFiles(app, workbench);
  const open = reportOpener(workbench);
  mountReports(app, workbench, open);
  mountRuns(app, workbench, { run, open });
  mountTargets(app, workbench);
  mountHistory(app, workbench, open);

  app.notFound(() => tell(new Problem('There is no such page.', '', 404)));
  app.onError((error) => {
    const problem = problemOf(error);
    if (problem !== undefined) return tell(problem);
    const message = error instanceof Error ? error.message : String(error);
    return page({ title: 'The workbench broke', place: '/', problem: { message, cure: '' }, content: '', status: 500 });
  });
  return app;
}

function tell(problem: Problem): Response {
  return page({ title: 'Not there', place: '/', problem, content: '', status: problem.status });
}
