/**
 * What a rule came to. `pass`: looked at something and found nothing wrong. `fail`: a MUST is broken. `warn`: a SHOULD is
 * broken, or the sources of the standard contradict each other. `not-applicable`: the profile declares that this bank does
 * not offer it. `not-exercised`: nothing to look at, or a prerequisite was missing; never green. `error`: the harness broke,
 * not the bank. `waived`: a dated, reasoned, owned exception.
 */
export const outcomes = ['pass', 'fail', 'warn', 'not-applicable', 'not-exercised', 'error', 'waived'] as const;

export type Outcome = (typeof outcomes)[number];

/** Keyword of the standard that a rule follows. Only the two musts can fail a bank. */
export const levels = ['MUST', 'MUST NOT', 'SHOULD', 'SHOULD NOT', 'MAY'] as const;

export type Level = (typeof levels)[number];

export function isMandatory(level: Level): boolean {
  return level === 'MUST' || level === 'MUST NOT';
}
