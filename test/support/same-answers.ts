import type { RecordedExchange } from '../../suites/core/archive.ts';
import { sameData } from './same-data.ts';

/** True for two answers that are alike in status, headers and body, or two calls that found none for the same reason. */
export function sameAnswers(one: RecordedExchange | undefined, two: RecordedExchange | undefined): boolean {
  if (one === undefined || two === undefined) return false;
  const [left, right] = [one.response, two.response];
  if (left === undefined || right === undefined) return left === right && sameData(one.failure, two.failure);
  return left.status === right.status && left.body === right.body && sameData(left.headers, right.headers);
}
