import type { Report } from './report.ts';

/** How many rules there are, by who is counted: each number is a part of the one before it. */
export interface RuleCounts {
  /** All that this version of aisp has, whatever release they are of. */
  readonly known?: number;
  /** Those of one release, and which it is. */
  readonly ofRelease?: { readonly number: number; readonly release: string };
  /** Those that a run takes up: of the version of its target, less what `--only`, `--shard` or `--again` leave out. */
  readonly inRun?: number;
  /** Those of the run that its release and profile have: the others are not applicable. */
  readonly apply?: number;
  /** Those that a run could judge with what a check found. */
  readonly judgeable?: number;
  /** Those that apply and were judged: they passed, failed, warned or are waived. */
  readonly judged?: number;
}

/** The one way in which any output counts rules: `Rules: 605 known, 493 in the run, 429 apply to this bank, 420 judged.` */
export function ruleCountsSentence({ known, ofRelease, inRun, apply, judgeable, judged }: RuleCounts): string {
  const parts: readonly (readonly [number | undefined, string])[] = [
    [known, 'known'],
    [ofRelease?.number, `of release ${ofRelease?.release}`],
    [inRun, 'in the run'],
    [apply, 'apply to this bank'],
    [judgeable, 'can be judged'],
    [judged, 'judged'],
  ];
  const said = parts.flatMap(([number, words]) =>
    number === undefined ? [] : [`${number.toLocaleString('en-GB')} ${words}`],
  );
  return `Rules: ${said.join(', ')}.`;
}

/** The rules of a report: those of its run, those that apply, those that were judged. */
export function ruleCountsOf({ rules, summary }: Pick<Report, 'rules' | 'summary'>) {
  const apply = rules.length - summary['not-applicable'];
  return { inRun: rules.length, apply, judged: apply - summary['not-exercised'] - summary.error } satisfies RuleCounts;
}
