import type { MessageFamily } from '../../schemas/operations.ts';

/**
 * The part of a message's schema that one rule answers for, so that one fault is one rule's and no other's.
 * `at` are JSON pointers in which `*` stands for one step and `**` for any number of them.
 */
export interface Claim {
  readonly rule: string;
  /** All families when left out. */
  readonly families?: readonly MessageFamily[];
  readonly at: readonly string[];
  /** Keywords of JSON Schema; all when left out. */
  readonly keywords?: readonly string[];
  /** The rule looks wherever its patterns lead, by itself: so it answers there even where another claim is more exact. */
  readonly everywhere?: true;
}

const matched = new Map<string, Map<string, boolean>>();

/** A JSON pointer with `*` for every index: there are few shapes, however many records a body has. */
export function shapeOf(place: string): string {
  return place.replace(/\/\d+(?=\/|$)/g, '/*');
}

/** True when the shape of a JSON pointer is an instance of a pattern. */
export function matchesShape(shape: string, pattern: string): boolean {
  const known = matched.get(pattern) ?? new Map<string, boolean>();
  matched.set(pattern, known);
  let answer = known.get(shape);
  if (answer === undefined) {
    answer = expression(pattern).test(shape);
    known.set(shape, answer);
  }
  return answer;
}

function expression(pattern: string): RegExp {
  const source = pattern
    .split('/')
    .slice(1)
    .map((step) => (step === '**' ? '(?:/[^/]+)*' : step === '*' ? '/[^/]+' : `/${step.replace(/[^\w]/g, '\\$&')}`))
    .join('');
  return new RegExp(`^${source}$`);
}

/**
 * How exactly a pattern names its places: what looks everywhere by itself before all, without `**` before with, then the more
 * named steps, then named keywords.
 */
function exactness({ keywords, everywhere }: Claim, pattern: string): number {
  const steps = pattern.split('/').slice(1);
  const named = steps.filter((step) => step !== '*' && step !== '**').length;
  return (everywhere ? 10_000 : 0) + (steps.includes('**') ? 0 : 1000) + named * 10 + (keywords === undefined ? 0 : 1);
}

/** The claim that answers for a fault: the most exact of those that match, the first named among equals. */
export function claimOf(
  fault: { readonly pointer: string; readonly keyword: string },
  family: MessageFamily,
  claims: readonly Claim[],
): Claim | undefined {
  const shape = shapeOf(fault.pointer);
  let best: Claim | undefined;
  let bestScore = -1;
  for (const claim of claims) {
    if (claim.families !== undefined && !claim.families.includes(family)) continue;
    if (claim.keywords !== undefined && !claim.keywords.includes(fault.keyword)) continue;
    for (const pattern of claim.at) {
      const score = exactness(claim, pattern);
      if (score > bestScore && matchesShape(shape, pattern)) {
        best = claim;
        bestScore = score;
      }
    }
  }
  return best;
}
