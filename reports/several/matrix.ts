import type { Outcome, SeveralReport, Verdict } from '../contract/index.ts';
import { outcomesByWeight } from '../formats/words.ts';

/** What one rule came to at every target. */
export interface MatrixRow extends Pick<Verdict, 'id' | 'title' | 'level' | 'group'> {
  /** In the order of the targets; undefined where the rule was not judged: another version does not have it. */
  readonly outcomes: readonly (Outcome | undefined)[];
  /** True where targets that judged it do not agree. */
  readonly differs: boolean;
}

/** Every rule by every target: in the order of the first, then what only later ones have. */
export function matrixOf({ targets, rules }: SeveralReport): readonly MatrixRow[] {
  const rows = new Map<string, Map<string, SeveralReport['rules'][number]>>();
  for (const rule of rules) {
    const row = rows.get(rule.id) ?? new Map<string, SeveralReport['rules'][number]>();
    row.set(rule.target, rule);
    rows.set(rule.id, row);
  }
  return [...rows.values()].flatMap((row) => {
    const [first] = row.values();
    if (first === undefined) return [];
    const { id, title, level, group } = first;
    const outcomes = targets.map(({ name }) => row.get(name)?.outcome);
    return [
      { id, title, level, group, outcomes, differs: new Set([...row.values()].map(({ outcome }) => outcome)).size > 1 },
    ];
  });
}

const quiet: readonly (Outcome | undefined)[] = ['pass', 'not-applicable', undefined];

/** The rows that a reader is to look at: something is wrong or open at a target, or they differ. The worst come first. */
export function tellingRows(report: SeveralReport): readonly MatrixRow[] {
  const weight = ({ outcomes }: MatrixRow) =>
    Math.min(
      ...outcomes.map((outcome) =>
        outcome === undefined ? outcomesByWeight.length : outcomesByWeight.indexOf(outcome),
      ),
    );
  return matrixOf(report)
    .filter(({ differs, outcomes }) => differs || outcomes.some((outcome) => !quiet.includes(outcome)))
    .toSorted((one, other) => weight(one) - weight(other));
}
