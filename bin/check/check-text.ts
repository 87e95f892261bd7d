import { ruleCountsSentence, type Supply } from '../../reports/contract/index.ts';
import { linesToAdd, whyMissing } from '../../reports/formats/supplies.ts';
import type { CheckStep } from '../../suites/check/check-step.ts';

/** What a check found: what is printed as JSON. */
export interface Checked {
  readonly target: { readonly baseUrl: string; readonly release: string; readonly profile: string };
  /** True when a run could exercise all that is mandatory, but for what only a test bank can be made to show. */
  readonly ready: boolean;
  readonly steps: readonly CheckStep[];
  /** About as many calls a run would make. */
  readonly calls: number;
  readonly rules: {
    /** All that there are; those that a run takes up; those of them that the release and the profile have. */
    readonly known: number;
    readonly inRun: number;
    readonly applicable: number;
    readonly exercisable: number;
    readonly mandatoryLeft: number;
    /** Those of the mandatory ones left that only a test bank can be made to show. */
    readonly onlyAtTestBank: readonly string[];
  };
  /** What the target file lacks: what opens most rules first. */
  readonly supplies: readonly Supply[];
}

const marks = { ok: 'ok     ', warning: 'WARNING', failed: 'FAILED ', skipped: 'skipped' } as const;
const mostSupplies = 10;

/** What a check found, as lines for a person. */
export function checkText({ target, ready, steps, calls, rules, supplies }: Checked): string {
  const width = Math.max(...steps.map(({ name }) => name.length));
  const shown = supplies.slice(0, mostSupplies);
  const lines = [
    `${target.baseUrl}, release ${target.release}, profile ${target.profile}`,
    '',
    ...steps.flatMap(({ name, outcome, message, cure }) => [
      `  ${marks[outcome]}  ${name.padEnd(width)}  ${message}`,
      ...(cure === undefined ? [] : [`${' '.repeat(13 + width)}${cure}`]),
    ]),
    '',
    `A run makes up to ${calls} calls. ${ruleCountsSentence({ known: rules.known, inRun: rules.inRun, apply: rules.applicable, judgeable: rules.exercisable })}`,
    ...(shown.length === 0 ? [] : ['What to supply for the others, and how many it opens:']),
    ...shown.flatMap((supply) => [
      `${String(supply.rules.length).padStart(5)}  ${supply.key}: ${whyMissing(supply)}`,
      ...linesToAdd(supply).map(([place, line]) => `         ${place}: ${line}`),
    ]),
    ...(supplies.length > shown.length ? [`       and ${supplies.length - shown.length} more, see --json`] : []),
    '',
    verdict(ready, steps, rules),
    '',
  ];
  return lines.join('\n');
}

function verdict(
  ready: boolean,
  steps: readonly CheckStep[],
  { mandatoryLeft, onlyAtTestBank }: Checked['rules'],
): string {
  const rules = (count: number) => `${count} mandatory ${count === 1 ? 'rule' : 'rules'}`;
  const open = onlyAtTestBank.length;
  const atBank = `${rules(open)} will stay open, so that the run ends with 4 where nothing fails: only a test bank can be made to show ${open === 1 ? 'it' : 'them'} ("bankSide"). ${onlyAtTestBank.join(', ')}.`;
  if (ready) return open === 0 ? 'Ready.' : `Ready, but ${atBank}`;
  const broken = steps.find(({ outcome }) => outcome === 'failed');
  if (broken !== undefined) return `Not ready: ${broken.message}`;
  return `Not ready: ${rules(mandatoryLeft - open)} could not be exercised.`;
}
