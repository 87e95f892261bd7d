import type { OfficialDecision } from './official.ts';
import { renumber } from './renumber.ts';

const weight = { failed: 2, passed: 1, 'not-decided': 0 } as const;

/**
 * One decision on each test from the decisions of the parts of a run, each with the shift of its exchanges: one part that
 * decides is enough, and one failure.
 */
export function mergeDecisions<Decision extends OfficialDecision>(
  parts: readonly { readonly decisions: readonly Decision[]; readonly shift: number }[],
): readonly Decision[] {
  const merged = new Map<string, Decision>();
  for (const { decisions, shift } of parts) {
    for (const decision of decisions) {
      const { exchange } = decision;
      const moved = exchange === undefined ? decision : { ...decision, exchange: renumber(exchange, shift) };
      const known = merged.get(decision.id);
      if (known === undefined || weight[moved.outcome] > weight[known.outcome]) merged.set(decision.id, moved);
    }
  }
  return [...merged.values()];
}
