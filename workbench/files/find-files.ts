import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readBeginning } from '../../files/read-file.ts';

/** What there is in the folder of a workbench, by paths below it. */
export interface Found {
  /** Files named report.json. */
  readonly reports: readonly string[];
  /** YAML and JSON files that name a base URL. */
  readonly targets: readonly string[];
  /** True where there was more than is looked at. */
  readonly more: boolean;
}

const leftOut = new Set(['node_modules', 'dist']);
const mostEntries = 20_000;
const deepest = 8;
/** As much of a file as shows whether it is a target file. */
const beginning = 16_384;

/** Looks through a folder and those below it; links, and what begins with a dot, are left alone. What cannot be read is passed over. */
export function findFiles(folder: string): Found {
  const [reports, targets]: [string[], string[]] = [[], []];
  let left = mostEntries;
  const look = (below: string, depth: number): void => {
    for (const entry of entriesOf(join(folder, below))) {
      const { name } = entry;
      if (name.startsWith('.') || leftOut.has(name)) continue;
      left -= 1;
      if (left < 0) return;
      const path = below === '' ? name : `${below}/${name}`;
      if (entry.isDirectory() && depth < deepest) look(path, depth + 1);
      else if (!entry.isFile()) continue;
      else if (name === 'report.json') reports.push(path);
      else if (/\.(ya?ml|json)$/i.test(name) && namesBank(join(folder, path))) targets.push(path);
    }
  };
  look('', 0);
  return { reports, targets, more: left < 0 };
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => a.name.localeCompare(b.name));
  } catch {
    return [];
  }
}

function namesBank(path: string): boolean {
  return /^[ \t]*(?:\{[ \t]*)?["']?baseUrl["']?[ \t]*:/m.test(beginningOf(path, beginning));
}

/** The first bytes of a file as text; empty for one that cannot be read. */
export function beginningOf(path: string, bytes: number): string {
  try {
    return readBeginning(path, bytes);
  } catch {
    return '';
  }
}
