import { isMandatory, type Report, type Supply, type Verdict } from './contract/index.ts';

/** What rules wait for: a missing access token first, then what opens most of them. Empty where nothing is missing. */
export function rankSupplies(rules: readonly Verdict[]): Pick<Report, 'supplies'> {
  const waiting = new Map<string, Verdict[]>();
  for (const rule of rules) {
    if (rule.outcome !== 'not-exercised' || rule.lacks === undefined) continue;
    const { key, text, lines } = rule.lacks;
    // Where lines are to be added, these tell one thing from another, however the cure is worded.
    const name = `${key} ${Object.values(lines).join(' ') || text}`;
    waiting.set(name, [...(waiting.get(name) ?? []), rule]);
  }
  const supplies = [...waiting.values()].flatMap(supplyOf).toSorted(byWeight);
  return supplies.length === 0 ? {} : { supplies };
}

function supplyOf(rules: readonly Verdict[]): readonly Supply[] {
  const [first] = rules;
  if (first?.lacks === undefined) return [];
  const { because: _, ...facts } = first.lacks;
  return [
    {
      ...facts,
      because: [...new Set(rules.flatMap(({ lacks }) => lacks?.because ?? []))],
      rules: rules.map(({ id }) => id),
      mandatory: rules.filter(({ level }) => isMandatory(level)).length,
    },
  ];
}

function byWeight(one: Supply, other: Supply): number {
  return (
    Number(other.token ?? false) - Number(one.token ?? false) ||
    other.rules.length - one.rules.length ||
    other.mandatory - one.mandatory ||
    one.key.localeCompare(other.key)
  );
}
