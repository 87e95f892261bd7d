import { statSync } from 'node:fs';
import type { AnyReport } from '../../reports/contract/index.ts';

const mostKept = 3;

/** Reads reports, and keeps the last few: whoever reads one goes to and fro in it. Whatever `read` throws is thrown. */
export function openedReports(read: (path: string) => AnyReport): (path: string) => AnyReport {
  const kept = new Map<string, { readonly mark: string; readonly report: AnyReport }>();
  return (path) => {
    const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: -1 };
    const mark = `${mtimeMs} ${size}`;
    const known = kept.get(path);
    const report = known?.mark === mark ? known.report : read(path);
    kept.delete(path);
    kept.set(path, { mark, report });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    return report;
  };
}
