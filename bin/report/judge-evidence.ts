import type { Rejudged } from '../../reports/integrity/find-tampering.ts';
import { ownEvidence } from '../../suites/archive/own-evidence.ts';
import { readHar } from '../../suites/archive/read-har.ts';
import { loadRules } from '../../suites/core/load-rules.ts';

/** Judges the evidence of a run again, with the rules, the profile and the waivers that it names. Calls nobody. */
export async function judgeEvidence(path: string): Promise<Rejudged> {
  const { record, evidence, judge } = ownEvidence(readHar(path), path);
  return {
    exchanges: record.exchanges.map(({ id }) => id),
    verdicts: judge(await loadRules()),
    masked: evidence === 'masked',
  };
}
