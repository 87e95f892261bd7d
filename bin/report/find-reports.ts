import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBeginning } from '../../files/read-file.ts';
import { UsageError } from '../exit.ts';

const deepest = 12;
const mostFiles = 50_000;
const beginning = 512;

/**
 * The reports in folders and in those below them: files named report.json, and other JSON files that begin as a report does. A file
 * that is named itself is one, whatever is in it. Links are followed only where they are named. Throws a UsageError for what is not
 * there.
 */
export function findReports(paths: readonly string[]): readonly string[] {
  const found = new Set<string>();
  let left = mostFiles;
  const look = (folder: string, depth: number): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      left -= 1;
      if (left < 0) {
        throw new UsageError(`There are more than ${mostFiles} files.`, 'Name the folders that hold the reports.');
      }
      if (entry.isDirectory() && depth < deepest && entry.name !== 'node_modules') look(path, depth + 1);
      if (entry.isFile() && isReport(entry.name, path)) found.add(path);
    }
  };
  for (const path of paths) {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) throw new UsageError(`There is no ${path}.`, 'Name a folder of reports.');
    if (stat.isDirectory()) look(path, 0);
    else found.add(path);
  }
  return [...found].sort();
}

function isReport(name: string, path: string): boolean {
  return name === 'report.json' || (name.endsWith('.json') && begins(path));
}

function begins(path: string): boolean {
  try {
    const text = readBeginning(path, beginning);
    return /^\s*\{\s*"schemaVersion":\s*"\d+\.\d+",\s*"tool":\s*\{\s*"name":\s*"aisp-conformance"/.test(text);
  } catch {
    return false;
  }
}
