import type { MessageFamily } from '../../operations.ts';
import type { Release, ReleaseRange } from '../../releases.ts';
import type { View } from '../../view.ts';

/** A body whose verdict a change between two releases turned. Each is judged in all releases. */
export interface ChangeVector {
  /** Numbers of the changes that it shows, the one that it is filed under first. */
  readonly changes: readonly [number, ...number[]];
  /** States behaviour, as the name of a test. */
  readonly title: string;
  readonly family: MessageFamily;
  readonly view?: View;
  readonly body: unknown;
  /** JSON pointer to where the releases that refuse the body find fault; of several, what their pointers have in common. */
  readonly at: string;
  /** Releases that take the body; every other one refuses it, or has no such message. */
  readonly taken: readonly ReleaseRange[];
}

/** In every release from this one on. */
export const from = (since: Release): readonly ReleaseRange[] => [{ since }];
/** In every release up to this one. */
export const upTo = (until: Release): readonly ReleaseRange[] => [{ until }];
/** In the releases that close no record, 3.1.2 and 3.1.3, and from another one on, or in none besides. */
export const openAnd = (since?: Release): readonly ReleaseRange[] => [
  { since: '3.1.2', until: '3.1.3' },
  ...(since === undefined ? [] : [{ since }]),
];
/** In this release and no other. */
export const only = (release: Release): readonly ReleaseRange[] => [{ since: release, until: release }];
