import { randomBytes } from 'node:crypto';
import { buildReport } from '../../reports/build-report.ts';
import type { EvidenceKind, GatheringProgress, Verdict } from '../../reports/contract/index.ts';
import { toHar } from '../../reports/formats/har.ts';
import { maskedAlready, redaction } from '../../reports/redact/redact.ts';
import { runRecord } from '../../suites/run/run-folder.ts';
import { runSuites } from '../../suites/run/run-suites.ts';
import type { Target } from '../../suites/target/target.ts';
import type { RunResult } from '../public/run.ts';
import { toolVersion } from '../version.ts';
import { maskArchive } from './mask-archive.ts';
import { withUnjudged } from './with-unjudged.ts';

/** What is done with a target, as plain values: it may be handed to another process. */
export interface RunTask {
  readonly target: Target;
  /** Globs over rule ids; all rules when empty. */
  readonly only: readonly string[];
  readonly evidence: Exclude<EvidenceKind, 'none'>;
}

/** Who hears of a run while it goes on, and can stop it. */
export interface RunListeners {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: GatheringProgress) => void;
  readonly onVerdict?: (verdict: Verdict) => void;
}

/** Makes the calls of a run, judges and reports, in this process. */
export async function judgedRun(
  { target, only, evidence }: RunTask,
  { signal, onProgress, onVerdict }: RunListeners,
): Promise<RunResult> {
  const begun = Date.now();
  const startedAt = new Date(begun).toISOString();
  const key = randomBytes(32);
  let masking = maskedAlready;
  const run = await runSuites(target, {
    ...{ only, startedAt },
    ...(signal === undefined ? {} : { stop: signal }),
    ...(onProgress === undefined ? {} : { onProgress }),
    ...(onVerdict === undefined ? {} : { onVerdict }),
    mask(archive, secrets) {
      masking = redaction(archive.exchanges, key, 'all', secrets);
      return maskArchive(archive, masking);
    },
  });
  const { verdicts, rules } = run;
  const plan = { target, only, startedAt, toolVersion: toolVersion(), bundled: false, faults: [], variants: [] };
  const record = withUnjudged(runRecord({ plan }, run), rules - verdicts.length, rules);
  const redact = evidence === 'masked' ? masking : redaction(record.exchanges, key, 'credentials', record.secrets);
  const durationMs = Date.now() - begun;
  return {
    report: buildReport(record, verdicts, durationMs, masking),
    archive: toHar(record, { evidence, redact, durationMs }),
  };
}
