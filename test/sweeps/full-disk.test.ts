import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { performRun } from '../../bin/run/perform-run.ts';
import { fullDisk } from '../../files/testing/full-disk.ts';
import { bundledTarget } from '../../library/bank/bundled-target.ts';
import { newSealingKey, type Report } from '../../reports/contract/index.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { serveBank } from '../../stub/serve.ts';
import type { RunPlan } from '../../suites/run/plan.ts';
import { startAisp } from '../support/aisp.ts';
import { bankWith, compiledReportSchema, endingsFolder, reportIn } from '../support/endings.ts';
import { startPlaywright } from '../support/playwright.ts';
import { leftOut } from '../support/turns.ts';

after(() => rmSync(endingsFolder, { recursive: true, force: true }));

const disk = fullDisk();
after(() => disk.end());

describe('a full disk', () => {
  it('among the temporary files costs nothing: what is kept there is a second copy', async () => {
    const profile = serviceProfile;
    const bank = createControlledBank({ profile, release: latestRelease, seed: 1, pageSize: 25 });
    const running = await serveBank(bank, { port: 0 });
    const outputFolder = join(endingsFolder, 'full-journal');
    const plan: RunPlan = {
      target: bundledTarget(running.url, { profile, release: latestRelease }),
      ...{ only: ['AISP-BAL-*'], outputFolder, formats: [], bundled: true, faults: [], variants: [], quiet: true },
      ...{ evidence: 'masked', startedAt: new Date().toISOString(), toolVersion: '0.0.0' },
    };
    const folder = join(endingsFolder, 'full-temporary');
    mkdirSync(folder);
    disk.fill(join(folder, 'journal'), join(folder, 'consents.ndjson'));
    const run = { folder, plan, key: newSealingKey(), left: [] };
    const report = (await performRun(run, new AbortController().signal))?.report;
    await running.close();
    assert.deepEqual([report?.verdict, report?.incomplete, report?.problems], ['conforming', undefined, undefined]);
    assert.deepEqual(reportIn(outputFolder).rules, report?.rules);
  });

  it('where verdicts are kept for tests to present: the report is written all the same, and the cure is named', {
    skip: leftOut,
  }, async () => {
    const folder = join(endingsFolder, 'presenting');
    const bank = await bankWith('full-presented', (call) => {
      if (call !== 20) return;
      const temporary = join(folder, 'tmp');
      const own = readdirSync(temporary).find((name) => name.startsWith('aisp-tests-')) ?? '';
      disk.fill(join(temporary, own, 'verdicts'));
    });
    const env = { ...disk.env, CLIENT_SECRET: bank.env.CLIENT_SECRET, AISP_TARGET: bank.target, AISP_OUT: bank.out };
    const { code, stderr } = await startPlaywright({ folder, env }).ended;
    await bank.close();
    assert.equal(code, 1, stderr);
    const report = reportIn(bank.out);
    const [problem = ''] = report.problems ?? [];
    assert.match(problem, /^Cannot keep what was judged in .*verdicts: the disk is full\. Make room there/);
    assert.ok(report.exchanges.length > 200 && report.summary.pass > 300, JSON.stringify(report.summary));
    assert.deepEqual([report.verdict, report.summary.fail, report.summary.error], ['inconclusive', 0, 0]);
    assert.equal(bank.standing(), 0);
  });

  it('in the output folder: the report stays, and the rest goes elsewhere', async () => {
    let fill = () => {};
    const bank = await bankWith('full-output', (call) => call === 20 && fill());
    const run = startAisp([...bank.args, '--only', 'AISP-BAL-*'], { env: { ...bank.env, ...disk.env } });
    fill = () => disk.fill(join(bank.out, 'report.html'), join(bank.out, 'evidence.har'));
    const { code, stdout, stderr } = await run.ended;
    await bank.close();
    assert.equal(code, 3, stdout + stderr);
    assert.match(stderr, /Cannot write report\.html, evidence\.har to .*full-output: the disk is full; make room/);
    const report: unknown = JSON.parse(readFileSync(join(bank.out, 'report.json'), 'utf8'));
    const valid = compiledReportSchema();
    assert.ok(valid(report), JSON.stringify(valid.errors));
    assert.ok((report as Report).rules.every(({ outcome }) => outcome !== 'error'));
    const [refuge = ''] = readdirSync(endingsFolder).filter((each) => each.startsWith('aisp-report-'));
    assert.deepEqual(readdirSync(join(endingsFolder, refuge)).sort(), ['evidence.har', 'report.html']);
  });
});
