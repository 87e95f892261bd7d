import type { Imports } from './source-imports.ts';

/** The circles in which files import each other, a sentence each with the cure: one of every knot, until none is left. */
export function circles(imports: Imports): readonly string[] {
  const left = new Map([...imports].map(([place, targets]) => [place, targets.filter((each) => imports.has(each))]));
  const found: string[] = [];
  for (;;) {
    dropLoose(left);
    const [start] = left.keys();
    if (start === undefined) return found;
    const circle = circleFrom(start, left);
    found.push(
      `${[...circle, circle[0]].join(' → ')}: these import each other. Cure: move what they share to a file that imports none of them.`,
    );
    for (const place of circle) left.delete(place);
  }
}

/** Takes away every file that imports none of those left, again and again: what stays is in a circle or leads to one. */
function dropLoose(left: Map<string, readonly string[]>): void {
  for (let size = -1; size !== left.size; ) {
    size = left.size;
    for (const [place, targets] of left) if (!targets.some((target) => left.has(target))) left.delete(place);
  }
}

/** Follows imports from a file until one comes for the second time. Each file has one that is left. */
function circleFrom(start: string, left: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const path: string[] = [];
  for (let place = start; ; ) {
    const seen = path.indexOf(place);
    if (seen >= 0) return path.slice(seen);
    path.push(place);
    place = left.get(place)?.find((target) => left.has(target)) ?? start;
  }
}
