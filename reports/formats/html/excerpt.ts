import type { JsonLine } from './json-lines.ts';

/** A line to show: as it is, as the offending spot, or a gap of so many lines left out. */
export type ExcerptLine =
  | { readonly kind: 'line' | 'spot'; readonly text: string; readonly pointer: string }
  | { readonly kind: 'gap'; readonly left: readonly JsonLine[] };

export interface Excerpt {
  readonly lines: readonly ExcerptLine[];
  /** False when nothing stands at the pointer: the nearest value above it is the spot. */
  readonly found: boolean;
}

/** How much of a body is shown: lines on both sides of the spot, lines of the spot itself, characters of a line. */
export interface ExcerptSize {
  readonly around: number;
  readonly mostSpot: number;
  readonly longestLine: number;
}

const usualSize: ExcerptSize = { around: 5, mostSpot: 14, longestLine: 400 };

/**
 * Cuts JSON around a pointer: what leads to the spot, a few lines on both sides, and the spot itself. What it shows is never above
 * about 4 kB at the usual size.
 */
export function excerpt(
  lines: readonly JsonLine[],
  pointer: string,
  { around, mostSpot, longestLine }: ExcerptSize = usualSize,
): Excerpt {
  const target = nearest(lines, pointer);
  const first = lines.findIndex((line) => line.pointer === target);
  const isSpot = (line: JsonLine): boolean => line.pointer === target || line.pointer.startsWith(`${target}/`);
  // The whole body as the spot would highlight everything, which is as good as nothing.
  const marked = target !== '';
  const shown = new Set<number>();
  for (let index = first - around; index <= first + around; index++) shown.add(index);
  for (let index = first, spots = 0; index < lines.length && spots < mostSpot; index++, spots++) {
    const line = lines[index];
    if (line === undefined || !isSpot(line)) break;
    shown.add(index);
  }
  for (const ancestor of ancestorsOf(target)) shown.add(lines.findIndex((line) => line.pointer === ancestor));

  // A gap of one line takes as much room as the line.
  for (const index of [...shown]) if (shown.has(index + 2)) shown.add(index + 1);

  const result: ExcerptLine[] = [];
  let left: JsonLine[] = [];
  const gap = (): void => {
    if (left.length > 0) result.push({ kind: 'gap', left });
    left = [];
  };
  for (const [index, line] of lines.entries()) {
    if (!shown.has(index)) {
      left.push(line);
      continue;
    }
    gap();
    const { text, pointer: own } = line;
    result.push({ kind: marked && isSpot(line) ? 'spot' : 'line', text: shorten(text, longestLine), pointer: own });
  }
  gap();
  return { lines: result, found: target === pointer };
}

/** Text that is not JSON, from its beginning. */
export function textExcerpt(text: string): string {
  return text.length > 1500 ? `${text.slice(0, 1500)}…` : text;
}

function nearest(lines: readonly JsonLine[], pointer: string): string {
  const present = new Set(lines.map((line) => line.pointer));
  return [pointer, ...ancestorsOf(pointer)].find((each) => present.has(each)) ?? '';
}

/** The pointers above one, the nearest first. */
function ancestorsOf(pointer: string): readonly string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((_, index) => ['', ...steps.slice(0, steps.length - 1 - index)].join('/'));
}

function shorten(text: string, longestLine: number): string {
  return text.length > longestLine ? `${text.slice(0, longestLine)}…` : text;
}
