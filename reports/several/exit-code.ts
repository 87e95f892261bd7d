import { exitCodeOf } from '../build-report.ts';
import { type AnyReport, isOfSeveral } from '../contract/index.ts';
import { separateReports } from './separate.ts';

/** The worst first: what a bank departs from is known, whatever else is not. */
const byWeight = [1, 3, 4, 0] as const;

/** Exit code of a run, as a report of it has it: of one over several targets that of the worst of them. */
export function exitCodeOfAny(report: AnyReport): 0 | 1 | 3 | 4 {
  if (!isOfSeveral(report)) return exitCodeOf(report);
  const codes: readonly number[] = separateReports(report).map((part) => exitCodeOf(part.report));
  return byWeight.find((code) => codes.includes(code)) ?? 3;
}
