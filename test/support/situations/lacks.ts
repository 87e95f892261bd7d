import type { Verdict } from '../../../reports/contract/index.ts';
import { type SupplyKey, supplies } from '../../../suites/core/supplies.ts';

/** Causes that no tester can cure, by how the reason of a rule that waits for it names it. */
const causes = {
  'an operation that is there':
    /^\S+ \S+ answered [\d and]+ to every call, whatever was asked of it \(see AISP-EP-\d{3}\)\.$/,
  'a consent that still stands': /^The consent was gone: the bank had deleted it for a call that it should refuse/,
  'a consent that is gone': /^No DELETE of this consent was answered with a success, so it was never gone\.$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** What may be missing in a situation: what a tester can supply, or a cause at the bank. */
export type Lack = SupplyKey | keyof typeof causes;

const names = Object.keys(causes) as readonly (keyof typeof causes)[];

/** What the verdict of a rule that was not exercised says is missing. */
export function namedIn({ reason = '', lacks }: Verdict): Lack | undefined {
  if (lacks !== undefined && Object.hasOwn(supplies, lacks.key)) return lacks.key as SupplyKey;
  const cause = reason.replace(/^Found nothing to look at\. It needs .*?\. (?=[A-Z]+ |The |No )/, '');
  return names.find((name) => causes[name].test(cause));
}
