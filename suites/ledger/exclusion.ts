/** The only reasons for which a statement may go without a rule, and what each of them means. */
export const exclusionKinds = {
  'binds-the-client': 'It says what a TPP, and so this harness, has to do; a bank cannot break it.',
  'not-observable': 'Whether it is kept does not show in any answer, whatever is asked.',
  informative: 'It explains or permits, or leaves the matter open: no answer of a bank would be against it.',
  'needs-what-no-target-offers': 'It would show, but only beside a system that no target has to offer.',
} as const;

/** Why a statement of version 3.1 has no rule in version 4. */
export const laterExclusionKinds = {
  ...exclusionKinds,
  gone: 'Version 4 has nothing that it could be about.',
} as const;

export type ExclusionKind = keyof typeof laterExclusionKinds;

/** Why no rule answers for a statement. */
export interface Exclusion {
  readonly kind: ExclusionKind;
  /** One sentence about this very statement. */
  readonly reason: string;
}
