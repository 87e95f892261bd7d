import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { findFiles } from '../files/find-files.ts';
import { inFolder } from '../files/in-folder.ts';
import { elsewherePage } from '../pages/elsewhere-page.ts';
import { liveState, runNowPage } from '../pages/run-now-page.ts';
import { planPage, runFormPage } from '../pages/run-pages.ts';
import { type Problem, problemOf } from '../problem.ts';
import { refusalOf, runCommand } from '../running/command.ts';
import type { CurrentRun } from '../running/current-run.ts';
import { bankAddress, handBack } from '../running/other-device.ts';
import { askedRun, outFolder, runWords } from '../running/run-words.ts';
import { readForm } from '../safety/read-form.ts';
import { leftOpen, type OpenReport, targetOf } from './open-report.ts';
import type { Workbench } from './workbench.ts';

/** What is told of a run is told this often at most, in milliseconds. */
const pause = 150;

export interface Running {
  readonly run: CurrentRun;
  readonly open: OpenReport;
}

/** Mounts what makes runs: their form, the plan, the run under way and what it tells, its stop. */
export function mountRuns(app: Hono, { folder, start, now }: Workbench, { run, open }: Running): void {
  const form = (fields: URLSearchParams, problem?: Problem) => {
    const asked = askedRun(fields);
    const { targets } = findFiles(folder);
    const report = asked.again === '' ? undefined : open(asked.again);
    const target = asked.target === '' && report !== undefined ? targetOf(report, folder, targets) : asked.target;
    const left = report === undefined ? undefined : leftOpen(report);
    return runFormPage({ asked: { ...asked, target }, targets, left, underWay: run.isUnderWay, problem });
  };
  const told = (fields: URLSearchParams, error: unknown) => {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    return form(fields, problem);
  };

  app.get('/run', (c) => form(new URL(c.req.url).searchParams));
  app.post('/run/plan', async (c) => {
    const fields = await readForm(c);
    try {
      const words = runWords(askedRun(fields), folder);
      const ended = await runCommand(start, [...words, '--plan']);
      if (ended.code !== 0) throw refusalOf(ended);
      return planPage(words, fields, ended.stdout);
    } catch (error) {
      return told(fields, error);
    }
  });
  app.post('/run/start', async (c) => {
    const fields = await readForm(c);
    try {
      const out = outFolder(now());
      inFolder(folder, out);
      run.start([...runWords(askedRun(fields), folder), '--out', out], out);
      return c.redirect('/run/now', 303);
    } catch (error) {
      return told(fields, error);
    }
  });
  app.get('/run/now', (c) => {
    const { state } = run;
    if (state === undefined) return c.redirect('/run', 303);
    return runNowPage(state, state.phase === 'ended' && existsSync(join(folder, state.out, 'report.json')));
  });
  app.post('/run/stop', (c) => {
    run.stop();
    return c.redirect('/run/now', 303);
  });
  const elsewhere = async (problem?: Problem) => {
    const { open: start, back, toDecide = [] } = run.state ?? {};
    if (start === undefined || back === undefined) return undefined;
    return elsewherePage({ address: await bankAddress(start), toDecide, back, problem });
  };
  app.get('/run/elsewhere', async (c) => (await elsewhere()) ?? c.redirect('/run/now', 303));
  app.post('/run/elsewhere', async (c) => {
    const address = (await readForm(c)).get('address')?.trim() ?? '';
    const { back } = run.state ?? {};
    try {
      if (back !== undefined) await handBack(address, back);
    } catch (error) {
      const problem = problemOf(error);
      if (problem === undefined) throw error;
      const page = await elsewhere(problem);
      if (page !== undefined) return page;
    }
    return c.redirect('/run/now', 303);
  });
  app.get('/run/events', (c) =>
    streamSSE(c, async (stream) => {
      let changed: () => void = () => {};
      const ended = run.follow(() => changed());
      stream.onAbort(() => {
        ended();
        changed();
      });
      while (run.state !== undefined && run.isUnderWay && !stream.aborted) {
        const next = new Promise<void>((resolve) => {
          changed = resolve;
        });
        await stream.writeSSE({ event: 'state', data: liveState(run.state).text });
        await next;
        await stream.sleep(pause);
      }
      ended();
      await stream.writeSSE({ event: 'end', data: '' });
    }),
  );
}
