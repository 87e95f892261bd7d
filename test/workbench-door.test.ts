import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { workbenchOf } from '../bin/workbench/start-workbench.ts';
import { createApp } from '../workbench/create-app.ts';
import { CurrentRun } from '../workbench/running/current-run.ts';
import { Entry } from '../workbench/safety/entry.ts';
import { serveWorkbench } from '../workbench/serve-workbench.ts';
import { aispHere } from './support/aisp-here.ts';
import { type OpenedWorkbench, openedWorkbench, ownOrigin } from './support/opened-workbench.ts';

describe('the door of the workbench', () => {
  let bench: OpenedWorkbench;
  before(async () => {
    bench = await openedWorkbench();
  });
  after(() => bench.remove());

  it('lets one browser in by its link, once, and nobody else', async () => {
    const entry = new Entry();
    const workbench = workbenchOf(bench.folder);
    const app = createApp({ workbench, run: new CurrentRun(workbench.start), entry, port: () => 4000 });
    const open = (key: string, method = 'GET') => app.request(`${ownOrigin}/open/${key}`, { method });
    assert.equal((await app.request(`${ownOrigin}/`)).status, 403);
    assert.equal((await open('guessed')).status, 410);
    assert.equal((await open(entry.key, 'HEAD')).status, 410);
    const first = await open(entry.key);
    assert.equal(first.status, 303);
    const cookie = first.headers.get('set-cookie') ?? '';
    assert.match(cookie, /^aisp-workbench-4000=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const second = await open(entry.key);
    assert.equal(second.status, 410);
    assert.match(await second.text(), /good for one use/);
    const inside = { headers: { cookie: cookie.split(';')[0] ?? '' } };
    assert.equal((await app.request(`${ownOrigin}/`, inside)).status, 200);
    const guessed = { headers: { cookie: `aisp-workbench-4000=${entry.key}` } };
    assert.equal((await app.request(`${ownOrigin}/`, guessed)).status, 403);
  });

  it('refuses other names, other origins, other sites and proxies, whatever they hold', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'x-forwarded-for': '10.0.0.1' },
      { via: '1.1 proxy' },
    ]) {
      const { status, text } = await bench.ask('/', { headers });
      assert.equal(status, 403, JSON.stringify(headers));
      assert.match(text, /This was refused/);
    }
    for (const name of ['evil.example:4000', '127.0.0.1:4001', '127.0.0.1', '127.0.0.1.evil.example:4000'])
      assert.match((await bench.askAsStranger(`http://${name}/open/${bench.key}`)).text, /This was refused/, name);
    assert.equal(
      (await bench.ask('/', { headers: { 'sec-fetch-site': 'same-origin', origin: ownOrigin } })).status,
      200,
    );
  });

  it('forbids every page to load from elsewhere, to be framed and to be kept', async () => {
    for (const path of ['/', '/rules', '/nowhere', '/report?file=none.json']) {
      const { headers } = await bench.ask(path);
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
    }
  });

  it('shows nothing from outside of its folder', async () => {
    const outside = join(bench.folder, '..', `outside-${process.pid}.json`);
    writeFileSync(outside, '{"secret": true}');
    symlinkSync(outside, join(bench.folder, 'link.json'));
    mkdirSync(join(bench.folder, 'down'));
    symlinkSync('/', join(bench.folder, 'down', 'root'));
    for (const file of [
      `../outside-${process.pid}.json`,
      'down/../../x.json',
      outside,
      'link.json',
      'down/root/etc/passwd.json',
      'a\0.json',
      '',
    ]) {
      const { status, text } = await bench.ask(`/report?${new URLSearchParams({ file })}`);
      assert.ok(status === 400 || status === 404, file);
      assert.match(text, /not in the folder|no report/, file);
      assert.doesNotMatch(text, /secret/);
    }
    assert.doesNotMatch((await bench.ask('/')).text, /link\.json|root/);
  });

  it('is not opened over a folder that is none, nor on a port that is taken', async () => {
    const missing = await aispHere(['workbench', '--folder', join(bench.folder, 'none')]);
    assert.equal(missing.code, 2);
    assert.match(missing.stderr, /There is no folder .*none\.\n {6}Name one/);
    const open = await serveWorkbench(workbenchOf(bench.folder), 0);
    const { port } = new URL(open.link);
    try {
      const taken = await aispHere(['workbench', '--folder', bench.folder, '--port', port]);
      assert.equal(taken.code, 2);
      assert.match(taken.stderr, /cannot listen on port \d+ \(EADDRINUSE\)/);
    } finally {
      await open.close();
    }
  });
});
