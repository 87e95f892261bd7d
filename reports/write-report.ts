import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Report } from './contract/index.ts';
import { renderHtml } from './formats/html.ts';
import { renderJson } from './formats/json.ts';

/** Where a report was written to, and what was in the way, in one line. */
export interface Written {
  readonly folder?: string;
  readonly files: readonly string[];
  readonly complaint?: string;
}

const cures: Readonly<Record<string, string>> = {
  EACCES: 'it is not writable for this user; choose another with --out',
  EPERM: 'it is not writable for this user; choose another with --out',
  EROFS: 'the file system is read-only; choose another with --out',
  ENOSPC: 'the disk is full; make room or choose another with --out',
  EDQUOT: 'the disk quota is used up; make room or choose another with --out',
  ENOTDIR: 'a part of the path is a file; choose another with --out',
  EEXIST: 'a file of that name is in the way; choose another with --out',
  EISDIR: 'a folder stands where a file goes; remove it or choose another with --out',
};

/**
 * Writes `report.json` and `report.html` into a folder, each whole or not at all. Where the folder refuses, a fresh one among
 * the system's temporary files takes them, so that nothing gathered is lost. Never throws.
 */
export function writeReport(report: Report, folder: string): Written {
  const texts = { 'report.json': renderJson(report), 'report.html': renderHtml(report) };
  const target = resolve(folder);
  try {
    return { folder: target, files: writeAll(target, texts) };
  } catch (error) {
    const complaint = `Cannot write the report to ${target}: ${cureOf(error)}.`;
    try {
      const refuge = mkdtempSync(join(tmpdir(), 'aisp-report-'));
      return { folder: refuge, files: writeAll(refuge, texts), complaint: `${complaint} It is in ${refuge} instead.` };
    } catch (second) {
      return { files: [], complaint: `${complaint} Nor to ${tmpdir()}: ${cureOf(second)}.` };
    }
  }
}

function writeAll(folder: string, texts: Readonly<Record<string, string>>): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const staged: (readonly [from: string, to: string])[] = [];
  try {
    for (const [name, text] of Object.entries(texts)) {
      const from = join(folder, `.${name}.${process.pid}.tmp`);
      staged.push([from, join(folder, name)]);
      writeFileSync(from, text);
    }
    for (const [from, to] of staged) renameSync(from, to);
  } catch (error) {
    for (const [from] of staged) rmSync(from, { force: true });
    throw error;
  }
  return staged.map(([, to]) => to);
}

function cureOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return cures[code] ?? (error instanceof Error ? error.message : String(error));
}
