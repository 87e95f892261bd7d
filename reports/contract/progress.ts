/** How far the gathering of evidence is. */
export interface GatheringProgress {
  /** What the scenario under way does, in a few words. */
  readonly title: string;
  /** The scenario under way is the `place`-th, from 1 on, of `total`. */
  readonly place: number;
  readonly total: number;
  /** Calls made so far. */
  readonly calls: number;
  /** About as many will be made in all, where that is known. */
  readonly planned?: number;
}
