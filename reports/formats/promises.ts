import type { Outcome, PartVerdict, Report } from '../contract/index.ts';
import { outcomeWords, verdictWords } from './words.ts';

/** What is said of a part besides what is broken, where there is any. */
const besides = ['error', 'warn', 'not-exercised', 'waived'] as const satisfies readonly Outcome[];

/** One part of the rules in a line. */
export interface PartLine {
  readonly name: string;
  readonly words: string;
}

/** What the standard's rules came to, and what the promises of the profile; nothing where it promises nothing beyond the standard. */
export function partLines({ promises }: Pick<Report, 'promises'>): readonly PartLine[] {
  if (promises === undefined) return [];
  const { standard, service } = promises;
  const verdict = verdictWords[standard.verdict].toLowerCase();
  return [
    { name: 'The standard', words: isJudged(standard) ? `${verdict}, ${tally(standard, 'rules ')}.` : 'not judged.' },
    { name: "This service's promises", words: isJudged(service) ? `${tally(service)}.` : 'not judged.' },
  ];
}

function tally({ counts }: PartVerdict, what = ''): string {
  const all = applicable(counts);
  if (counts.pass === all) return `all ${all} ${what}kept`;
  const more = besides.flatMap((outcome) => {
    const number = counts[outcome];
    const { label, one } = outcomeWords[outcome];
    return number === 0 ? [] : [`${number} ${number === 1 ? one : label}`];
  });
  return [`${counts.fail === 0 ? 'none' : counts.fail} of ${all} ${what}broken`, ...more].join(', ');
}

function isJudged({ counts }: PartVerdict): boolean {
  return applicable(counts) > 0;
}

function applicable(counts: PartVerdict['counts']): number {
  return Object.values(counts).reduce((sum, number) => sum + number, 0) - counts['not-applicable'];
}
