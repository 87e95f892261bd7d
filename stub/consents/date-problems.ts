import { dateTime, instantOf, isRfc3339, readDateTime } from '../dates/iso-8601.ts';
import type { Issue } from '../http/api-error.ts';
import { because, type Why } from '../http/why.ts';

/** A date-time of a consent: the instant in milliseconds since the epoch, and the text that is echoed for it. */
export interface ConsentDate {
  readonly instant: number;
  readonly text: string;
}

/** Reads a date-time of the request in any spelling of ISO 8601; undefined when it is none. */
export function consentDate(value: unknown): ConsentDate | undefined {
  const written = typeof value === 'string' ? readDateTime(value) : undefined;
  if (written === undefined || typeof value !== 'string') return undefined;
  const instant = instantOf(written);
  return { instant, text: isRfc3339(value) ? value : dateTime(instant) };
}

const invalid = (message: string, path: string, why: Why): Issue => ({
  errorCode: 'UK.OBIE.Field.InvalidDate',
  message,
  path,
  why,
});
const day = 86_400_000;
const shown = (value: unknown) => String(JSON.stringify(value)).slice(0, 100);
const members = ['ExpirationDateTime', 'TransactionFromDateTime', 'TransactionToDateTime'] as const;

/**
 * What is wrong with the dates of a requested consent: unreadable, expired before it begins, or a window that ends
 * before it begins. The standard is silent on the last two. `at` is now, in milliseconds since the epoch.
 */
export function dateProblems(data: Readonly<Record<string, unknown>>, at: number): readonly Issue[] {
  const issues: Issue[] = [];
  for (const member of members) {
    if (data[member] !== undefined && consentDate(data[member]) === undefined) {
      const why = because(
        'body',
        'AISP-ERR-015',
        () =>
          `"${member}": "${dateTime(Math.floor((at + day) / 1000) * 1000)}", for example, or no such member. It came as ${shown(data[member])}.`,
      );
      issues.push(invalid(`${member} must be a date-time of ISO 8601`, `Data.${member}`, why));
    }
  }
  const expires = consentDate(data.ExpirationDateTime);
  if (expires !== undefined && expires.instant <= at) {
    const why = because(
      'body',
      'AISP-CON-021',
      () =>
        `A moment after ${dateTime(at)}, which is now at this bank, or no ExpirationDateTime for a consent without an end.`,
    );
    issues.push(invalid('ExpirationDateTime must be in the future', 'Data.ExpirationDateTime', why));
  }
  const [from, to] = [consentDate(data.TransactionFromDateTime), consentDate(data.TransactionToDateTime)];
  if (from !== undefined && to !== undefined && from.instant > to.instant) {
    const why = because(
      'body',
      'AISP-CON-022',
      () => `A TransactionToDateTime of ${from.text} or later, or only one of the two.`,
    );
    const message = 'TransactionToDateTime must not be before TransactionFromDateTime';
    issues.push(invalid(message, 'Data.TransactionToDateTime', why));
  }
  return issues;
}
