import type { Exchange } from '../../reports/contract/index.ts';

/** What of an answer went beyond a bound, so that its reading was broken off: the code of the failure of its exchange. */
export const cutCodes = ['cut-headers', 'cut-body', 'cut-unpacked', 'cut-ratio', 'cut-values', 'cut-time'] as const;

export type CutCode = (typeof cutCodes)[number];

/**
 * True for a call whose answer began and was cut: the bank did answer, and all that this answer proves is that it went beyond a
 * bound.
 */
export function isCut({ failure }: Pick<Exchange, 'failure'>): boolean {
  return cutCodes.some((code) => code === failure?.code);
}
