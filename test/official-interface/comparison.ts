import fc from 'fast-check';
import { type Known, valuesOf } from '../support/schema-arbitrary.ts';
import { hintsOf } from './hints.ts';
import type { Takes } from './judges.ts';
import { neighbours } from './neighbours.ts';
import type { OfficialSchema } from './official-document.ts';

/** A body on which the two sides differ. */
export interface Difference {
  /** Places in lists are written as `*`. */
  readonly pointer: string;
  readonly how: string;
  readonly takenBy: 'us' | 'the published file';
}

export interface Comparison {
  /** Bodies that both take, and bodies that both refuse. */
  readonly taken: number;
  readonly refused: number;
  /** Each place and change once. */
  readonly differences: readonly Difference[];
}

/** One side: its verdict, and the schema that bodies are made from. */
export interface Side {
  readonly takes: Takes;
  readonly schema: OfficialSchema;
}

/** How much is tried. */
export interface Effort {
  readonly seed: number;
  /** Bodies with some of their members, from each side. */
  readonly bodies: number;
  /** One change in so many is tried on a body with some of its members, and on one with all. */
  readonly stride: { readonly some: number; readonly all: number };
}

/**
 * Holds two schemas against each other: on bodies generated from either, with all members, with those that are required and
 * with some, and on what every change of one place makes of those that both take.
 */
export function compare(us: Side, them: Side, { seed, bodies, stride }: Effort): Comparison {
  const found = new Map<string, Difference>();
  let taken = 0;
  let refused = 0;
  const judge = (body: unknown, pointer: string, how: string): boolean => {
    const ours = us.takes(body);
    if (ours === them.takes(body)) {
      if (ours) taken += 1;
      else refused += 1;
      return ours;
    }
    const place = pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
    found.set(`${place} ${how}`, { pointer: place, how, takenBy: ours ? 'us' : 'the published file' });
    return false;
  };
  const hints = hintsOf([us.schema, them.schema]);
  for (const { schema } of [us, them]) {
    const samples = [
      ...sample(schema, 'all', 1).map((body) => ({ body, every: stride.all })),
      ...sample(schema, 'none', 1).map((body) => ({ body, every: stride.all })),
      ...sample(schema, 'some', bodies).map((body) => ({ body, every: stride.some })),
    ];
    for (const [index, { body, every }] of samples.entries()) {
      if (!judge(body, '', 'as generated')) continue;
      for (const { pointer, how } of neighbours(body, hints, every, (seed + index) % every)) judge(body, pointer, how);
    }
  }
  return { taken, refused, differences: [...found.values()] };

  function sample(schema: OfficialSchema, optional: 'all' | 'none' | 'some', numRuns: number): readonly unknown[] {
    const made = fc.sample(valuesOf(schema, shortTexts, optional), { seed, numRuns });
    return made.map((body) => JSON.parse(JSON.stringify(body)) as unknown);
  }
}

/** Free text at its bounds: what lies between and beyond them is left to the changes, which cost less. */
const shortTexts: Known = (_, { type, enum: values, pattern, format, minLength = 1, maxLength = 40 }) => {
  if (type !== 'string' || values !== undefined || pattern !== undefined || format !== undefined) return undefined;
  const least = fc.constant('x'.repeat(minLength));
  return fc.oneof({ weight: 9, arbitrary: least }, { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) });
};
