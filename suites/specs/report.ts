import { test } from '@playwright/test';
import type { Verdict } from '../../reports/contract/index.ts';

/**
 * Reports a verdict as the outcome of the running test, and whole as its annotation `aisp-verdict`. What was not looked at
 * is skipped, never green; a failure is one error in words, without a stack.
 */
export function report(verdict: Verdict): void {
  test.info().annotations.push({ type: 'aisp-verdict', description: JSON.stringify(verdict) });
  switch (verdict.outcome) {
    case 'pass':
    case 'warn':
      return;
    case 'not-applicable':
    case 'not-exercised':
    case 'waived':
      test.skip(true, `${verdict.outcome}: ${verdict.reason ?? ''}`);
      return;
    case 'fail':
    case 'error':
      throw inWords(verdict);
  }
}

function inWords({ id, title, findings, reason }: Verdict): Error {
  const places = findings.map(
    ({ message, exchange, pointer, count, waived }) =>
      `- ${message} (${exchange}${pointer ?? ''}${count === undefined ? '' : `, ${count} places`})${waived === undefined ? '' : `, waived: ${waived}`}`,
  );
  const error = new Error([`${id} ${title}`, ...places, ...(reason === undefined ? [] : [reason])].join('\n'));
  error.stack = error.message;
  return error;
}
