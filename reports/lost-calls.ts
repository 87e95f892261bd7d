import type { Exchange } from './contract/index.ts';

/**
 * How many calls came to nothing on the way: those made again, and those without an answer. Where a bank must refuse a
 * connection, the refusal counts as an answer.
 */
export function lostAmong(exchanges: readonly Exchange[]): { readonly lost?: number } {
  const lost = exchanges.filter(({ purpose, failure }) =>
    failure === undefined ? /: (lost|turned-away)\b/.test(purpose) : !/: connection\b/.test(purpose),
  ).length;
  return lost === 0 ? {} : { lost };
}
