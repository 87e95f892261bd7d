import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { renderJson } from '../../reports/formats/json.ts';
import { extraFormats, formats as known } from '../../reports/render-format.ts';
import { aispHere } from '../support/aisp-here.ts';
import { recordedRun } from '../support/recorded-run.ts';
import { sampleReport } from '../support/sample-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-formats-'));
after(() => rmSync(folder, { recursive: true }));
const sample = join(folder, 'report.json');
writeFileSync(sample, renderJson(sampleReport()));

const inFolder = (...path: readonly string[]) => readFileSync(join(folder, ...path), 'utf8');

describe('the formats of a run', { concurrency: 2 }, () => {
  it('are written when asked for, and are those that its report converts to', async () => {
    const { folder: out, stdout, stepSummary } = await recordedRun();
    for (const name of extraFormats) assert.ok(stdout.includes(known[name].file), name);
    assert.equal(stepSummary, `Said before\n${readFileSync(join(out, 'report.md'), 'utf8')}`);

    const again = join(folder, 'again');
    const { code } = await aispHere(['report', 'convert', out, '--format', extraFormats.join(), '--out', again]);
    assert.equal(code, 0);
    for (const name of readdirSync(again))
      assert.equal(inFolder('again', name), readFileSync(join(out, name), 'utf8'), name);
    assert.equal(readdirSync(again).length, extraFormats.length);

    const whole = await aispHere(['report', 'events', join(out, 'events.ndjson')]);
    assert.equal(whole.code, 0);
    assert.match(whole.stdout, /^Whole: \d+ lines, and the run was non-conforming\.\n$/);
  });

  it('need a step for the summary of one', async () => {
    const { code, stderr } = await aispHere(['run', '--format', 'github-summary', '--out', join(folder, 'none')], {
      env: { GITHUB_STEP_SUMMARY: '' },
    });
    assert.equal(code, 2);
    assert.match(stderr, /needs the variable GITHUB_STEP_SUMMARY.*\n.*--format markdown/);
  });

  it('must be known', async () => {
    const { code, stderr } = await aispHere(['run', '--format', 'sarif,pdf']);
    assert.equal(code, 2);
    assert.match(stderr, /"pdf" is none of badge, csv, ctrf, markdown, ndjson, sarif, github-summary/);
  });
});

describe('aisp report', { concurrency: 2 }, () => {
  it('converts to the terminal, one format at a time', async () => {
    const { stdout } = await aispHere(['report', 'convert', sample, '--format', 'badge']);
    assert.match(stdout, /"label": "AISP 3\.1\.11"/);
    const { code, stderr } = await aispHere(['report', 'convert', sample, '--format', 'badge,ctrf']);
    assert.equal(code, 2);
    assert.match(stderr, /Name a folder .* with --out/);
  });

  it('prints the schema that report.json keeps', async () => {
    const { stdout } = await aispHere(['report', 'schema']);
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(ajv);
    const validate = ajv.compile(JSON.parse(stdout));
    assert.ok(validate(JSON.parse(inFolder('report.json'))), JSON.stringify(validate.errors));
    assert.ok(!validate({}));
  });

  it('says that an event log is incomplete, and exits with 1', async () => {
    const log = join(folder, 'torn.ndjson');
    await aispHere(['report', 'convert', sample, '--format', 'ndjson', '--out', folder]);
    writeFileSync(log, inFolder('events.ndjson').split('\n').slice(0, -2).join('\n').concat('\n'));
    const { code, stdout } = await aispHere(['report', 'events', log]);
    assert.equal(code, 1);
    assert.match(stdout, /^Incomplete\. It has no footer: the run did not come to its end\. It holds 60 verdicts\.\n$/);
  });

  it('refuses an event log that is not there', async () => {
    const { code, stderr } = await aispHere(['report', 'events', join(folder, 'nothing')]);
    assert.equal(code, 2);
    assert.match(stderr, /cannot be read \(ENOENT\)/);
  });
});
