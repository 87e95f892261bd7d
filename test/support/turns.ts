import { createHash } from 'node:crypto';

/**
 * Whose turn it is, from 0 up to `turns`: it follows from the id alone, so that something new takes a turn of its own and leaves
 * those of all others as they are.
 */
export function turnOf(id: string, turns: number): number {
  return createHash('sha256').update(id).digest().readUInt32BE() % turns;
}

/** True with `TURNS=all`, as before a release: whatever takes turns is then tried whole. */
export function tryAll(): boolean {
  return process.env.TURNS === 'all';
}

/** Why a test is skipped that waits for `TURNS=all`; false with it. */
export const leftOut = tryAll() ? false : 'tried before a release: with TURNS=all';

/** Whether something is tried that takes every so many-th turn. */
export function isTried(id: string, turns: number): boolean {
  return tryAll() || turnOf(id, turns) === 0;
}
