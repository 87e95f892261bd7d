import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workbenchOf } from '../../bin/workbench/start-workbench.ts';
import type { Workbench } from '../../workbench/answers/workbench.ts';
import { createApp } from '../../workbench/create-app.ts';
import { CurrentRun } from '../../workbench/running/current-run.ts';
import { Entry } from '../../workbench/safety/entry.ts';

const port = 4000;
/** Where the pages of an opened workbench are. */
export const ownOrigin = `http://127.0.0.1:${port}`;

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

export interface OpenedWorkbench {
  readonly folder: string;
  readonly key: string;
  /** Asks as the browser that came in does; `init.headers` go before its own. */
  ask(path: string, init?: RequestInit): Promise<Answer>;
  /** Sends a form as a page of the workbench does. */
  send(path: string, form: Readonly<Record<string, string>> | URLSearchParams): Promise<Answer>;
  /** Asks as anybody does, at any address. */
  askAsStranger(url: string, init?: RequestInit): Promise<Answer>;
  remove(): void;
}

/** The pages of a workbench over a new folder, in this process, and a browser that came in by its link. */
export async function openedWorkbench(changes: Partial<Workbench> = {}): Promise<OpenedWorkbench> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'aisp-workbench-')));
  const entry = new Entry();
  const workbench = { ...workbenchOf(folder), ...changes };
  const app = createApp({ workbench, run: new CurrentRun(workbench.start), entry, port: () => port });
  const call = async (url: string, init?: RequestInit): Promise<Answer> => {
    const response = await app.request(url, init);
    return { status: response.status, text: await response.text(), headers: response.headers };
  };
  const entered = await call(`${ownOrigin}/open/${entry.key}`);
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
  const ask = (path: string, init: RequestInit = {}) =>
    call(`${ownOrigin}${path}`, { ...init, headers: { cookie, ...(init.headers as Record<string, string>) } });
  return {
    folder,
    key: entry.key,
    ask,
    send: (path, form) =>
      ask(path, {
        method: 'POST',
        headers: { origin: ownOrigin, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(form),
      }),
    askAsStranger: call,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
