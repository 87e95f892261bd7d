import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { replaceFile } from '../files/write-file.ts';
import { type AnyReport, isOfSeveral } from './contract/index.ts';
import { renderHtml } from './formats/html.ts';
import { renderJson } from './formats/json.ts';
import { renderSeveralHtml } from './several/render-html.ts';

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
  NOT_A_FILE: 'a device or a pipe stands where a file goes; remove it or choose another with --out',
  EISDIR: 'a folder stands where a file goes; remove it or choose another with --out',
};

/**
 * Writes `report.json`, `report.html` and the files of `more`, by their names and in this order, into a folder, each whole or
 * not at all. What the folder refuses goes to a fresh one among the system's temporary files, so that nothing gathered is lost.
 * Never throws.
 */
export function writeReport(report: AnyReport, folder: string, more: Readonly<Record<string, string>> = {}): Written {
  const texts = {
    'report.json': renderJson(report),
    'report.html': isOfSeveral(report) ? renderSeveralHtml(report) : renderHtml(report),
    ...more,
  };
  const target = resolve(folder);
  const { files, refused, error } = writeEach(target, texts);
  if (error === undefined) return { folder: target, files };
  const what = files.length === 0 ? 'the report' : Object.keys(refused).join(', ');
  const complaint = `Cannot write ${what} to ${target}: ${cureOf(error)}.`;
  const refuge = writeToRefuge(refused);
  const written = [...files, ...refuge.files];
  if (refuge.error !== undefined) {
    return { folder: target, files: written, complaint: `${complaint} Nor to ${tmpdir()}: ${cureOf(refuge.error)}.` };
  }
  return {
    folder: files.length === 0 ? refuge.folder : target,
    files: written,
    complaint: `${complaint} It is in ${refuge.folder} instead.`,
  };
}

interface Attempt {
  readonly files: readonly string[];
  /** What could not be written. */
  readonly refused: Readonly<Record<string, string>>;
  /** Why the first of them could not. */
  readonly error?: unknown;
}

function writeEach(folder: string, texts: Readonly<Record<string, string>>): Attempt {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    return { files: [], refused: texts, error };
  }
  const files: string[] = [];
  const refused: Record<string, string> = {};
  const errors: unknown[] = [];
  for (const [name, text] of Object.entries(texts)) {
    try {
      replaceFile(join(folder, name), text, { link: 'replaced' });
      files.push(join(folder, name));
    } catch (error) {
      refused[name] = text;
      errors.push(error);
    }
  }
  return { files, refused, ...(errors.length === 0 ? {} : { error: errors[0] }) };
}

function writeToRefuge(texts: Readonly<Record<string, string>>): Attempt & { readonly folder: string } {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'aisp-report-'));
    return { folder, ...writeEach(folder, texts) };
  } catch (error) {
    return { folder: tmpdir(), files: [], refused: texts, error };
  }
}

function cureOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return cures[code] ?? (error instanceof Error ? error.message : String(error));
}
