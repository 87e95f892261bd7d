import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fullDisk } from '../files/testing/full-disk.ts';
import { buildReport } from './build-report.ts';
import { writeReport } from './write-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-write-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const report = buildReport(
  {
    tool: { name: 'aisp-conformance', version: '0.1.0' },
    target: { baseUrl: 'https://bank.example', release: '3.1.11', profile: 'service' },
    startedAt: '2026-01-01T00:00:00.000Z',
    requests: 0,
    exchanges: [],
  },
  [],
  5,
);

const disk = fullDisk();
after(() => disk.end());

/** A folder in which there is no room for the files of these names. */
function fullFor(name: string, ...files: readonly string[]): string {
  const made = join(folder, name);
  mkdirSync(made);
  disk.fill(...files.map((file) => join(made, file)));
  return made;
}

/** Writes with another folder for temporary files. */
function writtenTo(out: string, refuge: string) {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = refuge;
  try {
    return writeReport(report, out, { 'more.txt': 'more' });
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

describe('writeReport', () => {
  it('writes every file whole, and nothing besides', () => {
    const { files, complaint } = writtenTo(join(folder, 'fine'), folder);
    assert.deepEqual(
      files.map((file) => file.slice(folder.length)),
      ['/fine/report.json', '/fine/report.html', '/fine/more.txt'],
    );
    assert.equal(complaint, undefined);
    assert.deepEqual(readdirSync(join(folder, 'fine')).sort(), ['more.txt', 'report.html', 'report.json']);
  });

  it('on a full disk keeps what could be written, saves the rest elsewhere, and names the cure', () => {
    const out = fullFor('full', 'report.html', 'more.txt');
    const refuge = join(folder, 'refuge');
    mkdirSync(refuge);
    const written = writtenTo(out, refuge);
    assert.match(
      written.complaint ?? '',
      /^Cannot write report\.html, more\.txt to .*full: the disk is full; make room or choose another with --out\. It is in .*refuge/,
    );
    assert.equal(written.folder, out);
    assert.deepEqual(readdirSync(out), ['report.json']);
    assert.deepEqual(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')), JSON.parse(JSON.stringify(report)));
    assert.equal(written.files.length, 3);
    assert.ok(written.files.every((file) => existsSync(file)));
  });

  it('says so when nothing can be written anywhere', () => {
    const out = fullFor('all-full', 'report.json', 'report.html', 'more.txt');
    const written = writtenTo(out, join(folder, 'nowhere'));
    assert.match(written.complaint ?? '', /^Cannot write the report to .*: the disk is full.*\. Nor to .*nowhere: /);
    assert.deepEqual([written.files, readdirSync(out)], [[], []]);
  });
});
