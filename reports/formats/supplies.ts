import type { Report, Supply } from '../contract/index.ts';
import { count } from './words.ts';

/**
 * A missing access token in one headline: how many rules wait for it, why it is missing and what to do. Undefined where the run had
 * the tokens that it cannot do without.
 */
export function tokenHeadline({ supplies = [], rules }: Pick<Report, 'supplies' | 'rules'>): string | undefined {
  const missing = supplies.filter(({ token }) => token === true);
  if (missing.length === 0) return undefined;
  const waiting = new Set(missing.flatMap(({ rules: ids }) => ids)).size;
  const why = new Set(missing.flatMap(({ because, text }) => [...because.slice(0, 1), text]));
  const applying = rules.filter(({ outcome }) => outcome !== 'not-applicable').length;
  const verb = waiting === 1 ? 'waits' : 'wait';
  return `${count(waiting, 'rule')} of ${applying} that apply ${verb} for an access token. ${[...why].join(' ')}`;
}

/** Why something is missing and, where no line would help, what to do about it. */
export function whyMissing({ because, text, lines }: Supply): string {
  const [first = ''] = because;
  return Object.keys(lines).length === 0 ? `${first} ${text}` : first;
}

const places = { environment: 'environment', target: 'target file', profile: 'or, in the profile file' } as const;

/** The lines to add, each with where it goes. */
export function linesToAdd({
  lines: { environment, target, profile },
}: Supply): readonly (readonly [place: string, line: string])[] {
  return [
    ...(environment === undefined ? [] : [[places.environment, environment] as const]),
    ...(target === undefined ? [] : [[places.target, target] as const]),
    ...(profile === undefined ? [] : [[places.profile, profile] as const]),
  ];
}
