import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { signFolder } from '../bin/report/sign-folder.ts';
import { loadSigningKey } from '../bin/report/signing-key.ts';
import { appendStepSummary } from '../bin/run/step-summary.ts';
import { appendTo, openInPlace, replaceFile, writeNew } from '../files/write-file.ts';
import { LiveEvents } from '../reports/live/live-events.ts';
import { writeReport } from '../reports/write-report.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { FileJournal } from '../suites/run/file-journal.ts';
import { markRun } from '../suites/run/left-behind.ts';
import { aispHere } from './support/aisp-here.ts';
import { openedWorkbench } from './support/opened-workbench.ts';
import { recordedRun } from './support/recorded-run.ts';

const root = mkdtempSync(join(tmpdir(), 'aisp-waiting-links-'));
after(() => rmSync(root, { recursive: true, force: true }));
const { folder: recorded } = await recordedRun();
const report = join(recorded, 'report.json');

const precious = 'what somebody else holds dear';

/** A folder in which a link waits under a name, to a file of somebody else or to where there is none yet. */
function waiting(name: string, dangling: boolean) {
  const folder = mkdtempSync(join(root, 'case-'));
  const elsewhere = join(mkdtempSync(join(root, 'elsewhere-')), 'precious');
  if (!dangling) writeFileSync(elsewhere, precious);
  symlinkSync(elsewhere, join(folder, name));
  return {
    folder,
    path: join(folder, name),
    /** Nothing came to where the link leads. */
    check() {
      assert.equal(
        existsSync(elsewhere) ? readFileSync(elsewhere, 'utf8') : undefined,
        dangling ? undefined : precious,
      );
      const left = readdirSync(folder).filter((each) => each.startsWith('.'));
      assert.deepEqual(left, [], 'nothing half-written is left');
    },
  };
}

const target = join(root, 'target.yaml');
writeFileSync(target, 'baseUrl: https://bank.test\ntokens: { kind: ready-made, tokens: [] }\n');
const { privateKey } = generateKeyPairSync('ed25519');
const key = () => loadSigningKey('env:KEY', { KEY: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) });

/** What writes: the name under which a link waits, and the command; it is refused. */
const refused: readonly (readonly [what: string, name: string, args: (folder: string) => readonly string[]])[] = [
  ['report convert', 'report.csv', (folder) => ['report', 'convert', report, '--format', 'csv', '--out', folder]],
  ['report trend', 'trend.html', (folder) => ['report', 'trend', recorded, '--out', join(folder, 'trend.html')]],
  ['openapi', 'api.json', (folder) => ['openapi', '--out', join(folder, 'api.json')]],
  ['schemas', 'OBReadBalance1.json', (folder) => ['schemas', '--out', folder]],
  ['export-fcs', 'plan.json', (folder) => ['export-fcs', target, '--out', join(folder, 'plan.json')]],
];

describe('a link that waits under the name of a file', () => {
  for (const dangling of [false, true]) {
    const where = dangling ? 'to where there is nothing' : 'to a file of somebody else';
    for (const [what, name, args] of refused) {
      it(`${where} is not written through by ${what}`, async () => {
        const { folder, check } = waiting(name, dangling);
        const { code, stderr } = await aispHere(args(folder));
        assert.equal(code, 2, stderr);
        assert.match(stderr, /is a link, and nothing is written through links|is there already/);
        check();
      });
    }

    it(`${where} is replaced in a folder of a report, and what it leads to stays`, async () => {
      const written = waiting('report.html', dangling);
      const { complaint } = writeReport(JSON.parse(readFileSync(report, 'utf8')), written.folder);
      assert.equal(complaint, undefined);
      assert.ok(lstatSync(written.path).isFile());
      written.check();
      const signed = waiting('report-profile.json', dangling);
      cpSync(report, join(signed.folder, 'report.json'));
      await signFolder(signed.folder, serviceProfile, key());
      assert.ok(lstatSync(signed.path).isFile());
      signed.check();
    });

    it(`${where} is not written through by what goes on writing, nor by what is kept of a run`, async () => {
      const events = waiting('events.ndjson', dangling);
      const live = new LiveEvents(events.path, Buffer.alloc(32));
      const { tool, target: facts, startedAt } = JSON.parse(readFileSync(report, 'utf8'));
      live.begin({ tool, target: facts, startedAt });
      const ended = live.end(JSON.parse(readFileSync(report, 'utf8')), false);
      assert.ok('complaint' in ended);
      events.check();

      const summary = waiting('summary.md', dangling);
      await appendStepSummary(recorded, summary.path);
      summary.check();

      const journal = waiting('journal', dangling);
      new FileJournal(journal.path, 'key').secret('hush');
      journal.check();

      const marker = waiting('run.json', dangling);
      const owner = { baseUrl: 'https://bank.test' };
      markRun(marker.folder, { pids: [1], startedAt: '', owner });
      marker.check();
    });
  }

  it('is not followed by any function that writes', () => {
    for (const dangling of [false, true]) {
      const { path, check } = waiting('name', dangling);
      assert.throws(() => writeNew(path, 'x'), { code: 'EEXIST' });
      assert.throws(() => replaceFile(path, 'x'), { code: 'LINK' });
      assert.throws(() => appendTo(path, 'x'), { code: 'LINK' });
      assert.throws(() => openInPlace(path), { code: 'LINK' });
      check();
    }
  });
});

describe('a file that is replaced', () => {
  it('keeps its permissions, or has those that are asked for, and is no device', () => {
    const path = join(root, 'replaced');
    writeFileSync(path, 'old', { mode: 0o640 });
    replaceFile(path, 'new');
    assert.deepEqual([readFileSync(path, 'utf8'), statSync(path).mode & 0o777], ['new', 0o640]);
    replaceFile(path, 'secret', { mode: 'private' });
    assert.equal(statSync(path).mode & 0o777, 0o600);
    assert.throws(() => replaceFile(root, 'x'), { code: 'EISDIR' });
    if (!existsSync('/dev/null')) return;
    assert.throws(() => replaceFile('/dev/null', 'x'), { code: 'NOT_A_FILE' });
    assert.throws(() => appendTo('/dev/null', 'x'), { code: 'NOT_A_FILE' });
  });
});

describe('the workbench', () => {
  const fields = { named: 'new.yaml', '/baseUrl': 'https://bank.example', act: 'write' };

  it('writes no target file through a link', async () => {
    const bench = await openedWorkbench();
    const elsewhere = join(root, 'from-the-workbench.yaml');
    symlinkSync(elsewhere, join(bench.folder, 'new.yaml'));
    const dangling = await bench.send('/target', fields);
    assert.match(dangling.text, /not in the folder of the workbench/);
    assert.equal(existsSync(elsewhere), false);
    mkdirSync(join(bench.folder, 'within'));
    writeFileSync(join(bench.folder, 'own.yaml'), 'baseUrl: https://bank.example\n');
    symlinkSync(join(bench.folder, 'own.yaml'), join(bench.folder, 'linked.yaml'));
    await bench.send('/target', { ...fields, file: 'linked.yaml', '/baseUrl': 'https://other.example' });
    assert.equal(readFileSync(join(bench.folder, 'own.yaml'), 'utf8'), 'baseUrl: https://bank.example\n');
    bench.remove();
  });

  for (const dangling of [false, true]) {
    it(`begins no run where its folder of reports is a link to ${dangling ? 'nothing' : 'another folder'}`, async () => {
      const started: string[] = [];
      const bench = await openedWorkbench({
        start: (words) => {
          started.push(...words);
          return { ended: Promise.resolve(0), interrupt: () => {} };
        },
      });
      const elsewhere = join(root, `reports-${dangling}`);
      if (!dangling) mkdirSync(elsewhere);
      symlinkSync(elsewhere, join(bench.folder, 'reports'));
      const { status, text } = await bench.send('/run/start', {});
      assert.equal(status, 400);
      assert.match(text, /not in the folder of the workbench/);
      assert.deepEqual(started, []);
      bench.remove();
    });
  }
});
