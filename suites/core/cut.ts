import type { Exchange } from '../../reports/contract/index.ts';

/** Why the reading of an answer was broken off: what of it went beyond a bound. The code of the failure of its exchange. */
export const cutCodes = ['cut-headers', 'cut-body', 'cut-unpacked', 'cut-ratio', 'cut-values', 'cut-time'] as const;

export type CutCode = (typeof cutCodes)[number];

/**
 * True for a call whose answer began and was cut: the bank did answer, and what of it can be taken in proves nothing but that it went
 * beyond a bound.
 */
export function isCut({ failure }: Pick<Exchange, 'failure'>): boolean {
  return cutCodes.some((code) => code === failure?.code);
}
