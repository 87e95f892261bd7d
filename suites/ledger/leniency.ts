import { inRanges, type Release } from '../../schemas/releases.ts';
import type { Contradiction } from './contradiction.ts';
import { type ContradictionId, contradictions, type ReadingId } from './contradictions.ts';
import { type OpinionId, opinions } from './opinions.ts';

/** Why a departure from a mandatory rule warns and does not fail: a reading of a contradiction, or an opinion of ours. */
export type LeniencyId = ReadingId | OpinionId;

/** The register of contradictions in its general form. */
export const allContradictions: Readonly<Record<ContradictionId, Contradiction>> = contradictions;

/** True when the leniency exists in `release`: a contradiction excuses nothing in a release that does not have it. */
export function isLenientIn(id: LeniencyId, release: Release): boolean {
  const found = contradictionOf(id);
  return found === undefined || inRanges(release, found.releases ?? {});
}

/** The reason as a reader of a report is told it. */
export function reasonOf(id: LeniencyId): string {
  const found = contradictionOf(id);
  if (found === undefined) return opinions[id as OpinionId].reason;
  const number = id.split('/')[0];
  const readings = Object.values(found.readings).map(({ says, source }) => `${source}: ${says}`);
  return `${number}: ${found.about}. ${readings.join(' ')} ${found.stance}`;
}

/** The contradiction that a leniency is a reading of; undefined for an opinion. */
export function contradictionOf(id: LeniencyId): Contradiction | undefined {
  const [number = '', reading] = id.split('/');
  return reading === undefined ? undefined : allContradictions[number as ContradictionId];
}
