import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Report } from '../../reports/contract/index.ts';
import { aisp } from '../support/aisp.ts';
import { aispHere } from '../support/aisp-here.ts';
import { asRecordedElsewhere } from '../support/archived.ts';
import { recordedRun } from '../support/recorded-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-judge-test-'));
after(() => rmSync(folder, { recursive: true }));
const at = (...names: readonly string[]): string => join(folder, ...names);
const { folder: run } = await recordedRun();
const archive = join(run, 'evidence.har');

/** Ends a process that opens a connection or looks up a name. */
const offline = `data:text/javascript,${encodeURIComponent(
  "import net from 'node:net'; import dns from 'node:dns'; const stop = () => process.exit(99); net.Socket.prototype.connect = stop; dns.lookup = stop;",
)}`;
const env = { NODE_OPTIONS: `--import=${offline}` };

test('gives the very files of the run again, and its exit code, without a network', async () => {
  const { code, stderr } = await aisp(['judge', archive, '--out', at('judged')], { env });
  assert.equal(code, 1, stderr);
  for (const name of ['report.json', 'report.html', 'junit.xml']) {
    assert.equal(readFileSync(at('judged', name), 'utf8'), readFileSync(join(run, name), 'utf8'), name);
  }
});

test('sets the promises apart by the profile that it judges by', async () => {
  const judged = async (...more: readonly string[]) => {
    await aispHere(['judge', archive, ...more, '--only', 'AISP-SEED-*', '--out', at('promises')]);
    return JSON.parse(readFileSync(at('promises', 'report.json'), 'utf8')) as Report;
  };
  assert.deepEqual((await judged()).promises?.groups, ['SEED']);
  assert.equal((await judged('--profile', 'standard')).promises, undefined);
});

test('judges by another release, and only some rules, the archive in the folder of a run', async () => {
  const args = ['judge', run, '--release', '3.1.0', '--only', 'AISP-BAL-003', '--out', at('earlier')];
  const { code, stderr } = await aispHere(args);
  assert.equal(code, 0, stderr);
  const report = JSON.parse(readFileSync(at('earlier', 'report.json'), 'utf8')) as Report;
  assert.equal(report.target.release, '3.1.0');
  assert.deepEqual(
    report.rules.map(({ id }) => id),
    ['AISP-BAL-003'],
  );
});

test('judges a run by no release of another version, and says where the evidence of that is', async () => {
  const { code, stderr } = await aispHere(['judge', run, '--release', '4.0.1', '--out', at('other')]);
  assert.equal(code, 2, stderr);
  assert.match(
    stderr,
    /The evidence is of 3\.1\.11, asked at the path of version 3\.1: it cannot be judged by 4\.0\.1/,
  );
  assert.match(stderr, /Name a release of version 3\.1, or the evidence of a run of 4\.0\.1/);
  assert.throws(() => readFileSync(at('other', 'report.json')), { code: 'ENOENT' });
});

test('judges a recording from elsewhere, masks it, and says what it left out', async () => {
  const { log, entries } = asRecordedElsewhere(readFileSync(archive, 'utf8'));
  const stray = {
    startedDateTime: '2026-01-01T00:00:00Z',
    request: { method: 'GET', url: 'https://cdn.example/a.js' },
    response: { status: 200 },
  };
  const text = JSON.stringify({ log: { ...log, entries: [...entries, stray] } }).replaceAll(
    'Bearer {',
    'Bearer sekret{',
  );
  writeFileSync(at('recording.har'), `\uFEFF${text}`);
  const { code, stderr } = await aispHere(['judge', at('recording.har'), '--out', at('recorded')]);
  assert.equal(code, 1, stderr);
  assert.match(stderr, /profile service, release 3\.1\.11/);
  assert.match(stderr, /not of this interface/);
  const written = readFileSync(at('recorded', 'report.json'), 'utf8');
  const failed = (JSON.parse(written) as Report).rules.filter(({ outcome }) => outcome === 'fail');
  assert.deepEqual(
    failed.map(({ id }) => id),
    ['AISP-FMT-004'],
  );
  assert.doesNotMatch(written, /sekret/);
});

test('says of the calls of another version that they are of that version', async () => {
  const { log, entries } = asRecordedElsewhere(readFileSync(archive, 'utf8'));
  writeFileSync(at('three.har'), JSON.stringify({ log: { ...log, entries } }));
  const { code, stderr } = await aispHere(['judge', at('three.har'), '--release', '4.0.1', '--out', at('three')]);
  assert.equal(code, 2, stderr);
  assert.match(stderr, /no call of this interface \(.*\d+ of version 3\.1 of this interface/);
});

test('judges a recording of a bank at another path, where it is told the path', async () => {
  const { log, entries } = asRecordedElsewhere(readFileSync(archive, 'utf8'));
  const elsewhere = JSON.stringify({ log: { ...log, entries } });
  writeFileSync(at('moved.har'), elsewhere.replaceAll('/open-banking/v3.1/aisp', '/retail/aisp'));
  const judged = async (...more: readonly string[]) =>
    await aispHere(['judge', at('moved.har'), '--out', at('moved'), ...more]);
  const { code, stdout, stderr } = await judged('--base-path', '/retail/aisp');
  assert.equal(code, 1, stderr);
  assert.match(stdout, /, base path \/retail\/aisp, profile service/);
  const { target, rules } = JSON.parse(readFileSync(at('moved', 'report.json'), 'utf8')) as Report;
  assert.equal(target.basePath, '/retail/aisp');
  const failed = rules.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
  assert.deepEqual(failed, ['AISP-FMT-004']);
  const untold = await judged();
  assert.equal(untold.code, 2);
  assert.match(untold.stderr, /no call of this interface/);
});

test('refuses what is no archive, says why, and writes nothing', async () => {
  const whole = readFileSync(archive, 'utf8');
  const call = { method: 'GET', url: 'https://shop.example/' };
  const files: Readonly<Record<string, readonly [text: string, message: RegExp]>> = {
    'cut.har': [whole.slice(0, 5000), /cut short/],
    'cut-after-an-object.har': [whole.slice(0, whole.indexOf('}', 5000) + 1), /cut short/],
    'broken.har': ['{"log" {}}', /no JSON/],
    'words.har': ['hello', /no JSON/],
    'nothing.har': ['', /empty/],
    'other.har': ['{"rules":{}}', /no HAR/],
    'report.json': [readFileSync(join(run, 'report.json'), 'utf8'), /Name the evidence\.har beside it/],
    'shop.har': [
      JSON.stringify({ log: { entries: [{ request: call, response: { status: 200 } }] } }),
      /no call of this interface \(1 not of this interface\)/,
    ],
    'later.har': [whole.replace(/"format":"1\.\d+"/, '"format":"2.0"'), /format 2\.0/],
    'changed.har': [whole.replace('"probe":"happy"', '"prob":"happy"'), /Entry \d+ .* changed or cut/],
    'profile.har': [whole.replace('"creditorsAreKnown":true', '"creditorsAreKnown":"yes"'), /log\._aisp/],
  };
  for (const [name, [text, message]] of Object.entries(files)) {
    writeFileSync(at(name), text);
    const { code, stderr } = await aispHere(['judge', at(name), '--out', at('refused')]);
    assert.equal(code, 2, `${name}: ${stderr}`);
    assert.match(stderr, message, name);
  }
  writeFileSync(at('huge.har'), '');
  truncateSync(at('huge.har'), 201_000_000);
  const huge = await aispHere(['judge', at('huge.har'), '--out', at('refused')]);
  assert.match(huge.stderr, /201 MB, and the most that is read of such a file is 200 MB/);
  const missing = await aispHere(['judge', at('nowhere.har'), '--out', at('refused')]);
  assert.deepEqual([huge.code, missing.code], [2, 2]);
  assert.match(missing.stderr, /no such file/i);
  assert.throws(() => readFileSync(at('refused', 'report.json')), { code: 'ENOENT' });
});

test('writes no archive when none is wanted, and warns of one in full', async () => {
  const none = await aispHere(['run', '--only', 'AISP-BAL-003', '--evidence', 'none', '--out', at('none')]);
  assert.equal(none.code, 0, none.stderr);
  assert.throws(() => readFileSync(at('none', 'evidence.har')), { code: 'ENOENT' });
  const full = await aispHere(['run', '--only', 'AISP-BAL-003', '--evidence', 'full', '--out', at('full')]);
  assert.match(full.stderr, /WARNING: .*evidence\.har shows names, addresses and account numbers in clear/);
  const again = await aispHere(['judge', at('full', 'evidence.har'), '--out', at('full-judged')]);
  assert.equal(again.code, 0, again.stderr);
});
