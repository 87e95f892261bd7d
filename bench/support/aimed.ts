/** What a figure is to be, in its own unit. */
export type Aim = { readonly under: number } | { readonly atMost: number } | { readonly atLeast: number };

/** What a line says of a figure that is not what it is to be. */
export const missed = 'MISSED';

/** A figure beside its aim, and whether it is met: `5.2 ms (aim: under 5: MISSED)`. Without a unit it is a ratio. */
export function aimed(value: number, aim: Aim, unit = '', digits = 0): string {
  const [isMet, words] = judged(value, aim);
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`} (aim: ${words}: ${isMet ? 'met' : missed})`;
}

function judged(value: number, aim: Aim): readonly [boolean, string] {
  if ('under' in aim) return [value < aim.under, `under ${aim.under}`];
  if ('atMost' in aim) return [value <= aim.atMost, `at most ${aim.atMost}`];
  return [value >= aim.atLeast, `at least ${aim.atLeast}`];
}
