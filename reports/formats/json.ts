import type { AnyReport } from '../contract/index.ts';

/** `report.json`: the report as JSON text, for people's diffs as well as for programs. */
export function renderJson(report: AnyReport): string {
  return `${JSON.stringify(report, undefined, 1)}\n`;
}
