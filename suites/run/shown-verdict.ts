import type { Finding, Verdict } from '../../reports/contract/index.ts';

/**
 * The verdict on the evidence of a run in the words of the verdict on the same evidence masked: nothing in it has to be hidden. Where
 * masking has changed more than values, which is a fault of this tool, the verdict stays that of the run: it is marked, and tells no more
 * of its findings than their exchanges.
 */
export function shownVerdict(verdict: Verdict, masked: Verdict): Verdict {
  const { outcome, checked, findings, toldBy, lacks } = verdict;
  const follows =
    outcome === masked.outcome &&
    checked === masked.checked &&
    toldBy === masked.toldBy &&
    lacks?.key === masked.lacks?.key &&
    findings.length === masked.findings.length &&
    findings.every((finding, index) => isSameFinding(finding, masked.findings[index]));
  if (follows) return masked;
  const { reason: _, lacks: __, ...facts } = verdict;
  return {
    ...facts,
    unproven: true,
    findings: findings.map(({ exchange, count, waived }) => ({
      ...{ message: hidden, exchange },
      ...(count === undefined ? {} : { count }),
      ...(waived === undefined ? {} : { waived }),
    })),
    ...(verdict.reason === undefined ? {} : { reason: hidden }),
  };
}

const hidden = 'Left out, because masking changes what this rule sees: look at the exchange at the bank.';

/** What a message quotes may be masked, and so may the names of members on the way to the place. */
function isSameFinding(one: Finding, other: Finding | undefined): boolean {
  return (
    other !== undefined &&
    one.exchange === other.exchange &&
    one.count === other.count &&
    (one.waived === undefined) === (other.waived === undefined) &&
    depthOf(one) === depthOf(other) &&
    one.examples?.length === other.examples?.length &&
    (one.examples ?? []).every(({ exchange }, index) => exchange === other.examples?.[index]?.exchange)
  );
}

function depthOf({ pointer }: Finding): number {
  return pointer?.split('/').length ?? 0;
}

/** The verdicts on evidence in the words of those on the same evidence masked, which has them in the same order. */
export function shownVerdicts(verdicts: readonly Verdict[], masked: readonly Verdict[]): readonly Verdict[] {
  return verdicts.map((verdict, index) => shownVerdict(verdict, masked[index] ?? verdict));
}
