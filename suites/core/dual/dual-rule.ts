import type { OperationId } from '../../../schemas/operations.ts';
import type { StatementId } from '../../../schemas/statements/statement-ids.ts';
import { clause } from '../clause.ts';
import type { ScenarioName } from '../probes.ts';
import { type Rule, rule } from '../rule.ts';
import type { Sketch } from '../sketch.ts';

type DualRule = Omit<Rule, 'releases' | 'bothVersions' | 'applies' | 'clause' | 'scenarios'> &
  Partial<Pick<Rule, 'clause' | 'scenarios'>>;

const scenarios: readonly ScenarioName[] = ['both-versions', 'reads'];

/**
 * A rule that relates what a bank tells in 3.1 and in version 4: it is judged in a run of 3.1 whose target names a release of version 4
 * beside it, since a consent of 3.1 is good for both and one of version 4 is not.
 */
export function dualRule(literal: DualRule): Rule {
  return rule({
    clause: clause('Account and Transaction API', 'Release Management'),
    scenarios,
    ...literal,
    statements: [statementOf(literal.id)],
    releases: { until: '3.1.11' },
    bothVersions: true,
    applies: (_, { beside }) =>
      beside !== undefined || 'The target names one release: there is nothing to compare it with.',
  });
}

/** The statement of version 4 that a rule answers for: those on both versions begin with the 125th. */
function statementOf(id: Rule['id']): StatementId {
  return `AISP-V4-${Number(id.slice(-3)) + 124}`;
}

/** The release of the other side in vectors. */
export const otherRelease = '4.0.1' as const;

/** A call in few words, and the same call at the path of version 4: the second exchange of a vector follows the first. */
export function both(call: Sketch, there: Sketch): readonly Sketch[] {
  const { operation, consent, accountId } = call;
  const about = {
    ...(operation === undefined ? {} : { operation }),
    ...(consent === undefined ? {} : { consent }),
    ...(accountId === undefined ? {} : { accountId }),
  };
  const variant = call.probe ?? 'happy';
  return [call, { ...about, probe: 'both-versions', variant, face: otherRelease, follows: 'x1', ...there }];
}

/** One list of records as both sides tell it. */
export function told(operation: OperationId, own: object, other: object): readonly Sketch[] {
  return both({ operation, data: own }, { data: other });
}
