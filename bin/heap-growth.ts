import { setFlagsFromString } from 'node:v8';

/**
 * How much garbage the old part of the heap may gather before it is collected, in percent of what is in use there. Node's own bound is
 * up to three hundred, which is quick and takes all the memory that the machine has to give.
 */
export const heapGrowth = {
  /** A bank stands all day beside whatever is developed against it. What a hot page needs dies young, and never gets there. */
  bank: 25,
  /** To judge a large archive takes half the memory so, and no more time that could be told. */
  harness: 100,
} as const;

/**
 * Bounds it for this process from now on; what is collected while it is young is as Node has it. A Node that does not know the setting
 * goes on as it was.
 */
export function boundHeapGrowth(percent: number): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
