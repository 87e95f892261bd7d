import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import type { Report } from '../reports/contract/index.ts';
import { startAisp } from './support/aisp.ts';
import { bankWith, compiledReportSchema, endingsFolder, reportIn } from './support/endings.ts';
import { childrenOf } from './support/processes.ts';

after(() => rmSync(endingsFolder, { recursive: true, force: true }));

/** The way of a file leads to the device that is a full disk. */
function fullFor(path: string): void {
  symlinkSync('/dev/full', path);
}

describe('a full disk', { skip: existsSync('/dev/full') ? false : 'this machine has no /dev/full' }, () => {
  it('among the temporary files: what was gathered is judged and reported, and the cure is named', async () => {
    const bank = await bankWith('full-temporary', (call) => {
      if (call !== 50) return;
      const [name = ''] = readdirSync(endingsFolder).filter((each) => each.startsWith('aisp-run-'));
      fullFor(join(endingsFolder, name, 'archive.json'));
    });
    const { code, stdout, stderr } = await startAisp(bank.args, { env: bank.env }).ended;
    await bank.close();
    assert.equal(code, 3, stdout + stderr);
    const report = reportIn(bank.out);
    assert.deepEqual([report.incomplete, report.verdict], [true, 'inconclusive']);
    const full = report.problems?.find((problem) => problem.includes('the disk is full')) ?? '';
    assert.match(
      full,
      /^Cannot keep the evidence in .*archive\.json: the disk is full\. Make room there, or name another folder/,
    );
    assert.ok(report.exchanges.length > 200 && report.summary.pass > 300, JSON.stringify(report.summary));
    assert.deepEqual([report.summary.fail, report.summary.error], [0, 0]);
    assert.equal(bank.standing(), 0);
  });

  it('in the output folder: the report stays, and the rest goes elsewhere', async () => {
    let fill = () => {};
    const bank = await bankWith('full-output', (call) => call === 20 && fill());
    const run = startAisp([...bank.args, '--only', 'AISP-BAL-*'], { env: bank.env });
    fill = () => {
      const [runner] = childrenOf(run.child.pid);
      for (const name of ['report.html', 'evidence.har']) fullFor(join(bank.out, `.${name}.${runner}.tmp`));
    };
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
