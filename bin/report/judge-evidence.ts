import type { Rejudged } from '../../reports/integrity/find-tampering.ts';
import { judgeOwn } from '../../suites/archive/judge-own.ts';
import { ownArchive } from '../../suites/archive/own-archive.ts';
import { readHar } from '../../suites/archive/read-har.ts';
import { loadRules } from '../../suites/core/load-rules.ts';

/** Judges the evidence of a run again, with the rules, the profile and the waivers that it names. Calls nobody. */
export async function judgeEvidence(path: string): Promise<Rejudged> {
  const own = ownArchive(readHar(path), path);
  return {
    exchanges: own.archive.exchanges.map(({ id }) => id),
    verdicts: judgeOwn(await loadRules(), own),
  };
}
