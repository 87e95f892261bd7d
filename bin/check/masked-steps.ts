import { redaction } from '../../reports/redact/redact.ts';
import type { CheckStep } from '../../suites/check/check-step.ts';
import type { Tried } from '../../suites/check/try-target.ts';

/** The steps of a check as they may be shown: what a bank said in them is masked as in the report of a run. */
export function maskedSteps({ steps, exchanges, secrets }: Tried): readonly CheckStep[] {
  const { problem } = redaction(exchanges, undefined, 'all', secrets);
  return steps.map(({ cure, ...step }) => ({
    ...step,
    message: problem(step.message),
    ...(cure === undefined ? {} : { cure: problem(cure) }),
  }));
}
