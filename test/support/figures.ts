import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One measured number. The parts of a test that is split over processes each write their own. */
export interface Figure {
  readonly title: string;
  /** Set for what was measured of each release: its figures make a row, and their titles the columns. */
  readonly release?: string;
  readonly value: number;
  /** What `value` is a part of. */
  readonly of?: number;
  /** How the parts make the whole: counts add up; of what runs side by side the longest counts. */
  readonly parts: 'add' | 'longest';
}

/** In the build folder: what was measured there goes when it is built anew. */
const folder = join(import.meta.dirname, '..', '..', 'figures');

/** Leaves the figures of one test file for the page of coverage; `name` is the file's. */
export function writeFigures(name: string, figures: readonly Figure[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(figures));
}

/** All figures left in the build folder, those of one title made one; empty when nothing was measured. */
export function readFigures(): readonly Figure[] {
  try {
    return joinFigures(
      readdirSync(folder)
        .sort()
        .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly Figure[]),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Makes the parts of each figure one, in the order in which the titles come first. */
export function joinFigures(figures: readonly Figure[]): readonly Figure[] {
  const joined = new Map<string, Figure>();
  for (const part of figures) {
    const name = `${part.release ?? ''} ${part.title}`;
    const whole = joined.get(name);
    joined.set(name, whole === undefined ? part : joinTwo(whole, part));
  }
  return [...joined.values()];
}

function joinTwo(one: Figure, other: Figure): Figure {
  if (one.parts === 'longest') return one.value >= other.value ? one : other;
  const of = one.of === undefined || other.of === undefined ? {} : { of: one.of + other.of };
  return { ...one, value: one.value + other.value, ...of };
}
