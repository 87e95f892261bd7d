import { createHash } from 'node:crypto';

/**
 * Whose turn it is, from 0 up to `turns`: it follows from the id alone, so that something new takes a turn of its own and leaves
 * those of all others as they are.
 */
export function turnOf(id: string, turns: number): number {
  return createHash('sha256').update(id).digest().readUInt32BE() % turns;
}
