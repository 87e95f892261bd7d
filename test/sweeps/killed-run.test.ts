import assert from 'node:assert/strict';
import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { newSealingKey, readJournal, seal, unseal } from '../../reports/contract/index.ts';
import type { RecordedExchange } from '../../suites/core/archive.ts';
import { FileJournal, keptIn } from '../../suites/run/file-journal.ts';
import { startAisp } from '../support/aisp.ts';
import { aispHere } from '../support/aisp-here.ts';
import { bankWith, endingsFolder, reportIn } from '../support/endings.ts';
import { childrenOf } from '../support/processes.ts';

after(() => rmSync(endingsFolder, { recursive: true, force: true }));

describe('a process that is killed while it gathers', () => {
  it('loses nothing that was gathered: it is judged, reported as incomplete, archived, and undone at the bank', async () => {
    let kill = () => {};
    let killedAt = 0;
    // While it reads: of a consent that is asked for in that very moment nobody hears whether it was made.
    const bank = await bankWith('killed', (call, { method, url }) => {
      if (killedAt > 0 || call < 100 || method !== 'GET' || !url.includes('/aisp/')) return;
      killedAt = call;
      kill();
    });
    const run = startAisp([...bank.args, '--format', 'ndjson'], { env: bank.env });
    kill = () => {
      const [engine] = childrenOf(run.child.pid);
      assert.ok(engine !== undefined);
      process.kill(engine, 'SIGKILL');
    };
    const { code, stdout, stderr } = await run.ended;
    await bank.close();
    assert.equal(code, 3, stdout + stderr);
    const report = reportIn(bank.out);
    assert.deepEqual([report.incomplete, report.verdict], [true, 'inconclusive']);
    const [left = '', ...more] = report.problems ?? [];
    assert.match(
      left,
      /^The process that gathered the evidence ended before its time, after \d+ calls\. What there is was judged\.$/,
    );
    assert.deepEqual(more, []);
    // The call before the kill and the one it cut off may be on their way.
    const calls = Number(/after (\d+) calls/.exec(left)?.[1]);
    assert.ok(calls >= killedAt - 2 && calls < killedAt, left);
    const gathered = report.exchanges.slice(0, calls);
    assert.ok(gathered.every(({ id }, index) => id === `x${index + 1}`));
    assert.ok(report.summary.pass > 50 && report.summary['not-exercised'] > 20, JSON.stringify(report.summary));
    assert.deepEqual([report.summary.fail, report.summary.error], [0, 0]);
    // What was not reached says why.
    const reasons = report.rules.filter(({ reason }) => /ended before its time/.test(reason ?? ''));
    assert.ok(reasons.length > 20, String(reasons.length));
    // Only what undoes came after it.
    const after = report.exchanges.slice(calls).filter(({ request }) => !request.url.endsWith('/token'));
    assert.ok(after.length > 0 && after.every(({ request }) => request.method === 'DELETE'));
    assert.equal(bank.standing(), 0);
    const events = readFileSync(join(bank.out, 'events.ndjson'), 'utf8').trim().split('\n');
    assert.equal(events.filter((line) => line.includes('"id":"x')).length >= calls, true);

    const again = join(endingsFolder, 'judged-again');
    const judged = await aispHere(['judge', join(bank.out, 'evidence.har'), '--out', again], { env: bank.env });
    assert.equal(judged.code, 3, judged.stderr);
    assert.deepEqual(reportIn(again).rules, report.rules);
    assert.deepEqual(
      readdirSync(endingsFolder).filter((name) => name.startsWith('aisp-run-')),
      [],
    );
  });
});

describe('a short run whose process is killed', () => {
  it('loses nothing either: another process judges it and calls nobody anew', async () => {
    let kill = () => {};
    const bank = await bankWith('runner', (call) => call === 40 && kill());
    const run = startAisp([...bank.args, '--only', 'AISP-ACC-*'], { env: bank.env });
    kill = () => {
      const [engine] = childrenOf(run.child.pid);
      assert.ok(engine !== undefined);
      process.kill(engine, 'SIGKILL');
    };
    const { code, stdout, stderr } = await run.ended;
    await bank.close();
    assert.equal(code, 3, stdout + stderr);
    const report = reportIn(bank.out);
    assert.equal(report.incomplete, true);
    assert.match(report.problems?.[0] ?? '', /ended before its time, after (?:3[89]|4\d) calls/);
    assert.ok(report.summary.pass > 3, JSON.stringify(report.summary));
    assert.equal(bank.standing(), 0);
  });
});

describe('the journal of a gathering', () => {
  const path = join(endingsFolder, 'journal');
  const key = newSealingKey();
  const call = (id: string, purpose = 'GET /accounts: happy'): RecordedExchange => ({
    ...{ id, purpose, scenario: 'reads', about: { probe: 'happy' } },
    request: { method: 'GET', url: 'https://bank.example/', headers: [] },
    ...{ startedAt: '2026-01-01T00:00:00.000Z', durationMs: 1 },
  });
  const facts = { consents: [], gaps: [], tokens: [], authorisations: [] };

  it('has the last of what was said of a call and of the rest, in the order of the calls', () => {
    const journal = new FileJournal(path, key);
    const gap = { scenario: 'reads', reason: 'No.', supply: 'More.' } as const;
    journal.scenario('consents');
    journal.facts(facts);
    journal.exchange(call('x1'));
    journal.scenario('reads');
    journal.facts({ ...facts, gaps: [gap] });
    journal.exchange(call('x2'));
    journal.exchange(call('x1', 'turned away'));
    journal.secret('learned-1');
    assert.deepEqual(keptIn(path, key), {
      scenario: 'reads',
      exchanges: [call('x1', 'turned away'), call('x2')],
      secrets: ['learned-1'],
      facts: { ...facts, gaps: [gap] },
    });
  });

  it('is read as far as it goes where its last line is cut', () => {
    const text = readFileSync(path, 'utf8');
    const lines = text.split('\n');
    const half = (count: number) => [...lines.slice(0, count), lines[count]?.slice(0, 30)].join('\n');
    for (const [cut, calls] of [
      [text.slice(0, -1), ['x1', 'x2']],
      [half(6), ['x1', 'x2']],
      [half(5), ['x1']],
      [half(2), []],
    ] as const) {
      writeFileSync(path, cut);
      assert.deepEqual(keptIn(path, key)?.exchanges.map(({ id }) => id) ?? [], calls);
    }
    assert.deepEqual(readJournal('').exchanges, []);
  });

  it('says nothing to whoever has another key, and nothing that somebody else wrote', () => {
    const journal = new FileJournal(path, key);
    journal.exchange(call('x1'));
    assert.ok(!readFileSync(path, 'utf8').includes('bank.example'));
    assert.equal(keptIn(path, newSealingKey()), undefined);
    const line = { exchange: call('x2') };
    appendFileSync(path, `${JSON.stringify(line)}\n${seal(newSealingKey(), JSON.stringify(line))}\n`);
    assert.deepEqual(keptIn(path, key)?.exchanges, [call('x1')]);
    assert.equal(unseal(key, seal(key, 'as it was')), 'as it was');
  });

  it('is nothing where no call was made, or nothing is there', () => {
    new FileJournal(path, key).scenario('consents');
    assert.equal(keptIn(path, key), undefined);
    assert.equal(keptIn(join(endingsFolder, 'nowhere'), key), undefined);
    writeFileSync(path, 'not a journal\n');
    assert.equal(keptIn(path, key), undefined);
  });

  it('never stops a run, whatever the disk says', () => {
    for (const bad of ['/dev/full', endingsFolder, join(endingsFolder, 'no', 'folder')]) {
      const journal = new FileJournal(bad, key);
      for (const id of ['x1', 'x2']) journal.exchange(call(id));
    }
  });
});
