import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bundledTarget } from '../library/bank/bundled-target.ts';
import { judge, runSuites as runPublicly } from '../library/public/index.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { latestRelease } from '../schemas/releases.ts';
import { createControlledBank } from '../stub/bank.ts';
import { type RunningBank, serveBank } from '../stub/serve.ts';
import { runSuites } from '../suites/run/run-suites.ts';
import type { Target } from '../suites/target/target.ts';

const only = ['AISP-BAL-*'];

describe('runSuites', () => {
  let running: RunningBank;
  let target: Target;

  before(async () => {
    const bank = createControlledBank({ profile: serviceProfile, release: latestRelease, seed: 1, pageSize: 25 });
    running = await serveBank(bank, { port: 0 });
    target = bundledTarget(running.url, { profile: serviceProfile, release: latestRelease });
  });
  after(() => running.close());

  it('gathers and judges in this process, and tells what it does while it does it', async () => {
    const told: string[] = [];
    const { archive, verdicts, rules } = await runSuites(target, {
      only,
      onProgress: ({ calls }) => told.push(calls > 0 ? 'calls' : 'begins'),
      onGathered: () => told.push('gathered'),
      onVerdict: ({ id }) => told.push(id),
    });
    assert.equal(archive.ended, undefined);
    assert.ok(archive.exchanges.length > 10 && told.indexOf('begins') === 0 && told.includes('calls'));
    assert.ok(verdicts.length > 5 && verdicts.every(({ outcome, group }) => outcome === 'pass' && group === 'BAL'));
    assert.equal(rules, verdicts.length);
    const later = told.slice(told.indexOf('gathered') + 1);
    assert.deepEqual(
      later,
      verdicts.map(({ id }) => id),
    );
  });

  it('breaks off where it is stopped while it judges, and says how much is left', async () => {
    const stop = new AbortController();
    const { archive, verdicts, rules } = await runSuites(target, {
      only,
      stop: stop.signal,
      onVerdict: () => stop.abort(),
    });
    assert.equal(archive.ended, undefined);
    assert.equal(verdicts.length, 1);
    assert.ok(rules > 5);
  });

  it('judges all of what there is where it was stopped before', async () => {
    const stop = new AbortController();
    const { archive, verdicts, rules } = await runSuites(target, {
      only,
      stop: stop.signal,
      onProgress: ({ calls }) => calls >= 10 && stop.abort(),
    });
    assert.equal(archive.ended?.because, 'stopped');
    assert.deepEqual([verdicts.length, rules > 5], [rules, true]);
  });

  it('judges one part by the evidence of all, so that its verdicts are those of the whole', async () => {
    const whole = await runSuites(target, { only, startedAt: '2026-11-22T00:00:00.000Z' });
    const part = await runSuites(target, { only, shard: { index: 2, total: 3 } });
    const checked = (run: typeof whole) => run.verdicts.map(({ id, checked }) => `${id} ${checked}`);
    assert.ok(part.verdicts.length > 0 && part.rules < whole.rules);
    assert.deepEqual(
      checked(part),
      checked(whole).filter((line) => part.verdicts.some(({ id }) => line.startsWith(`${id} `))),
    );
  });

  it('is a function of the library, which leaves the process as it was and hands out report and archive', async () => {
    const { tokens, baseUrl, bankSide = {} } = target;
    const listeners = () => process.eventNames().map((name) => `${String(name)} ${process.listenerCount(name)}`);
    const before = listeners();
    const told: string[] = [];
    const { report, archive } = await runPublicly(
      { baseUrl, bankSide, ...(tokens.kind === 'headless' ? { tokens } : {}) },
      { only, onProgress: ({ title }) => told.push(title), onVerdict: ({ id }) => told.push(id) },
    );
    assert.deepEqual([report.verdict, report.summary.requests], ['conforming', report.exchanges.length]);
    assert.ok(told.length > report.rules.length && told.at(-1) === report.rules.at(-1)?.id);
    assert.doesNotMatch(JSON.stringify(archive), /harbour-aisp-secret/);
    assert.deepEqual((await judge(archive ?? '')).report.rules, report.rules);
    assert.deepEqual([listeners(), process.exitCode], [before, undefined]);
  });

  it('reports what there is where its signal stops it, and begins nothing where it is stopped before', async () => {
    const stop = new AbortController();
    const { tokens, baseUrl } = target;
    const given = { baseUrl, ...(tokens.kind === 'headless' ? { tokens } : {}) };
    const { report } = await runPublicly(given, {
      only,
      signal: stop.signal,
      onProgress: ({ calls }) => calls >= 10 && stop.abort(),
    });
    assert.deepEqual([report.incomplete, report.verdict], [true, 'inconclusive']);
    assert.ok(report.exchanges.some(({ request }) => request.method === 'DELETE'));
    await assert.rejects(runPublicly(given, { signal: stop.signal }), { name: 'AbortError' });
  });
});
