import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { correction, generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import type { ProgressLine } from '../reports/live/progress-lines.ts';
import { listenForCallback } from '../suites/tokens/manual/callback-listener.ts';
import type { StartCommand } from '../workbench/running/command.ts';
import { freePort } from './support/free-port.ts';
import { type OpenedWorkbench, openedWorkbench } from './support/opened-workbench.ts';

/** A command line that does as it is told. */
function playedCommands() {
  const started: string[][] = [];
  let say: Parameters<StartCommand>[1] = () => {};
  let end: (code: number | undefined) => void = () => {};
  let interrupted = 0;
  const start: StartCommand = (words, onLine) => {
    started.push([...words]);
    say = onLine;
    return {
      ended: new Promise((resolve) => {
        end = resolve;
      }),
      interrupt: () => {
        interrupted += 1;
      },
    };
  };
  return {
    start,
    started,
    interrupted: () => interrupted,
    print: (line: string, from: 'stdout' | 'stderr' = 'stderr') => say(line, from),
    tell: (line: ProgressLine) => say(JSON.stringify(line), 'stderr'),
    end: (code: number | undefined) => end(code),
  };
}

async function opened(work: (bench: OpenedWorkbench, played: ReturnType<typeof playedCommands>) => Promise<void>) {
  const played = playedCommands();
  const bench = await openedWorkbench({ start: played.start, now: () => new Date('2026-11-22T18:30:05Z') });
  writeFileSync(join(bench.folder, 'bank.yaml'), 'baseUrl: https://bank.example\n');
  try {
    await work(bench, played);
  } finally {
    bench.remove();
  }
}

/** The cells of the first code in a page. */
function cellsIn(text: string): string | undefined {
  return /<path d="([^"]+)"/.exec(text)?.[1];
}

const out = 'reports/2026-11-22T18-30-05';

describe('runs in the workbench', () => {
  it('are chosen, planned, and started by the command that the page shows', () =>
    opened(async (bench, played) => {
      assert.match((await bench.ask('/run')).text, /<option value="bank\.yaml">bank\.yaml<\/option>/);
      const form = new URLSearchParams([
        ['target', 'bank.yaml'],
        ['profile', 'full'],
        ['release', '3.1.6'],
        ['group', 'BAL'],
        ['group', 'TRA'],
        ['thorough', 'on'],
      ]);
      const asked = bench.send('/run/plan', form);
      await new Promise((resolve) => setImmediate(resolve));
      played.print('   12  in all; <b>8</b> rules', 'stdout');
      played.end(0);
      const plan = await asked;
      assert.match(plan.text, /in all; &lt;b&gt;8&lt;\/b&gt; rules/);
      assert.match(plan.text, /<input type="hidden" name="group" value="TRA">/);
      const words = ['run', '--target', 'bank.yaml', '--profile', 'full', '--release', '3.1.6', '--only', 'AISP-BAL-*'];
      const all = [...words, '--only', 'AISP-TRA-*', '--thorough'];
      assert.deepEqual(played.started, [[...all, '--plan']]);
      const begun = await bench.send('/run/start', form);
      assert.deepEqual([begun.status, begun.headers.get('location')], [303, '/run/now']);
      assert.deepEqual(played.started[1], [...all, '--out', out, '--progress', 'json']);
      assert.match((await bench.ask('/run/now')).text, /--only &#39;AISP-BAL-\*&#39;/);
      played.end(0);
    }));

  it('are refused in the words of the command line, or by the page where it does not offer them', () =>
    opened(async (bench, played) => {
      const asked = bench.send('/run/plan', { target: 'bank.yaml' });
      await new Promise((resolve) => setImmediate(resolve));
      played.print('aisp: bank.yaml:1:1: The key is wrong.');
      played.print('      Take it out.');
      played.end(2);
      const { status, text } = await asked;
      assert.equal(status, 400);
      assert.match(text, /bank\.yaml:1:1: The key is wrong\.<\/p><p>Take it out\./);
      assert.match(text, /<option value="bank\.yaml" selected>/);
      for (const form of [
        { target: '../bank.yaml' },
        { target: '--out=x' },
        { profile: '/etc/passwd' },
        { release: '--sign' },
        { group: 'NONE' },
      ])
        assert.equal((await bench.send('/run/start', form)).status, 400, JSON.stringify(form));
      assert.equal(played.started.length, 1);
    }));

  it('are shown while they go on, group by group, with the address that a person is to open, and end with the report', () =>
    opened(async (bench, played) => {
      await bench.send('/run/start', {});
      const events = bench.ask('/run/events');
      played.tell({ gathering: { title: 'the reads', place: 2, total: 9, calls: 10, planned: 40 } });
      played.print('aisp: The consent "basic" waits for a person.');
      played.print('  Open   http://localhost:8765/authorise');
      played.print('  There  log in <b>as you</b> like.');
      played.print('  Open   https://evil.example/authorise');
      const waiting = await bench.ask('/run/now');
      assert.match(waiting.text, /Gathering 2 of 9: the reads\.[\s\S]*10 of about 40 calls/);
      assert.match(waiting.text, /href="http:\/\/localhost:8765\/authorise"/);
      assert.match(
        waiting.text,
        /<p>The consent &quot;basic&quot; waits for a person\.<\/p><p>There log in &lt;b&gt;as you/,
      );
      assert.doesNotMatch(waiting.text, /href="https:\/\/evil/);
      const second = await bench.send('/run/start', {});
      assert.equal(second.status, 409);
      assert.match(second.text, /one at a time/);
      played.print('aisp: The answer for the consent "basic" has come.');
      assert.doesNotMatch((await bench.ask('/run/now')).text, /A person is needed/);
      played.tell({ judged: { id: 'AISP-BAL-001', group: 'BAL', outcome: 'fail' } });
      played.tell({ judged: { id: 'AISP-BAL-002', group: 'BAL', outcome: 'pass' } });
      mkdirSync(join(bench.folder, out), { recursive: true });
      writeFileSync(join(bench.folder, out, 'report.json'), '{}');
      played.end(1);
      const { text } = await events;
      assert.match(text, /^event: state\n/);
      assert.match(text, /event: end\n/);
      const over = (await bench.ask('/run/now')).text;
      assert.match(over, /does not conform/);
      assert.ok(over.includes(`href="/report?file=${encodeURIComponent(`${out}/report.json`)}"`));
      assert.match(over, /<th scope="row">Balances<\/th><td class="fail">1<\/td><td class="pass">1<\/td>/);
    }));

  it('are authorised on another device: its page shows the address of the bank as a code, and takes the answer back', () =>
    opened(async (bench, played) => {
      assert.equal((await bench.ask('/run/elsewhere')).headers.get('location'), '/run/now');
      const redirectUri = `http://127.0.0.1:${await freePort()}/callback`;
      const url = 'https://auth.bank.example/authorize?request_uri=urn:x&pin=hush';
      const listener = await listenForCallback({ url, state: 's1', redirectUri });
      try {
        await bench.send('/run/start', {});
        played.print('aisp: The consent "basic" waits for a person.');
        played.print(`  Open   ${listener.startUrl}`);
        played.print('  There  log in as the usual customer.');
        played.print(`  It waits 600 seconds for the bank to lead back to ${redirectUri}.`);
        assert.match((await bench.ask('/run/now')).text, /href="\/run\/elsewhere"/);
        const { text } = await bench.ask('/run/elsewhere');
        assert.match(text, /log in as the usual customer/);
        assert.ok(!text.includes('hush'), 'the address stands in the code alone');
        assert.equal(cellsIn(text), cellsIn(toSvgSource(generate(url, { minCorrectionLevel: correction.L }))));
        const wrong = {
          'https://evil.example/callback?code=k1&state=s1': /not the address at which the bank leads back/,
          'not an address': /not the address at which the bank leads back/,
          [redirectUri]: /bears no answer/,
          [`${redirectUri}?code=k0&state=s0`]: /of an earlier authorisation/,
        };
        for (const [address, words] of Object.entries(wrong)) {
          const answer = await bench.send('/run/elsewhere', { address });
          assert.equal(answer.status, 400, address);
          assert.match(answer.text, words);
        }
        const handed = await bench.send('/run/elsewhere', { address: ` ${redirectUri}?code=k1&state=s1 ` });
        assert.deepEqual([handed.status, handed.headers.get('location')], [303, '/run/now']);
        assert.equal((await listener.answer).get('code'), 'k1');
      } finally {
        await listener.close();
      }
      // The run has its answer, and has not yet said so.
      assert.match(
        (await bench.send('/run/elsewhere', { address: `${redirectUri}?code=k1&state=s1` })).text,
        /waits for nobody/,
      );
      played.print('aisp: The answer for the consent "basic" has come.');
      assert.equal((await bench.ask('/run/elsewhere')).headers.get('location'), '/run/now');
      played.end(0);
    }));

  it('hand back an answer that stands behind a hash, and offer an address that is too long for a code as a link', () =>
    opened(async (bench, played) => {
      const redirectUri = `http://127.0.0.1:${await freePort()}/callback`;
      const url = `https://auth.bank.example/authorize?request=${'a'.repeat(4_000)}`;
      const listener = await listenForCallback({ url, state: 's1', redirectUri });
      try {
        await bench.send('/run/start', {});
        played.print(`  Open   ${listener.startUrl}`);
        played.print(`  It waits 600 seconds for the bank to lead back to ${redirectUri}.`);
        const { text } = await bench.ask('/run/elsewhere');
        assert.match(text, /has 4\d\d\d characters/);
        assert.ok(text.includes(`href="${url}"`));
        await bench.send('/run/elsewhere', { address: `${redirectUri}#code=k1&id_token=a.b.c&state=s1` });
        assert.equal((await listener.answer).get('id_token'), 'a.b.c');
      } finally {
        await listener.close();
      }
      played.end(0);
    }));

  it('are stopped, and keep what there is', () =>
    opened(async (bench, played) => {
      assert.equal((await bench.ask('/run/now')).headers.get('location'), '/run');
      await bench.send('/run/start', {});
      await bench.send('/run/stop', {});
      assert.equal(played.interrupted(), 1);
      assert.match((await bench.ask('/run/now')).text, /Stopping: the consents of the run are deleted/);
      played.end(130);
      await bench.ask('/run/events');
      assert.match((await bench.ask('/run/now')).text, /The run was stopped: what was judged is kept/);
    }));
});
