import type { ChangeVector } from './change-vector.ts';
import { changesUntil312 } from './until-3-1-2.ts';
import { changesUntil314 } from './until-3-1-4.ts';
import { changesUntil3111 } from './until-3-1-11.ts';

/** What the changes between releases turned, in the order of their numbers; the base notes the same numbers. */
export const changeVectors: readonly ChangeVector[] = [...changesUntil312, ...changesUntil314, ...changesUntil3111];
