import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReport } from '../reports/build-report.ts';
import type { RunRecord } from '../reports/contract/index.ts';
import { toHar } from '../reports/formats/har.ts';
import { maskedAlready, redaction } from '../reports/redact/redact.ts';
import { renderArchive } from '../reports/render-archive.ts';
import { fullProfile } from '../schemas/profiles/full.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { judgeBank } from '../test/support/bank-run.ts';
import { aimed } from './support/aimed.ts';
import { commandLine, median, ran } from './support/processes.ts';
import { turnsUntilSteady } from './support/steady.ts';
import { begin, doing } from './support/watch.ts';

/**
 * What masking costs: its share of the wall time of a run of the full profile, with as many secrets learned as a run learns, and of
 * the time that its archive takes to be written.
 */
begin('masking');
const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-'));

function timed(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

try {
  doing('a run of which all is known');
  const { archive, verdicts, context } = await judgeBank(await loadRules(), { profile: fullProfile });
  const secrets = Array.from(
    { length: 150 },
    (_, index) => `${index}-${'Zx9'.repeat(index % 40)}-learned-${index * 7919}`,
  );
  const record: RunRecord = {
    tool: { name: 'aisp-conformance', version: '0' },
    target: { baseUrl: context.baseUrl, release: context.release, profile: fullProfile.name },
    ...{ startedAt: context.now, exchanges: archive.exchanges, requests: archive.exchanges.length, secrets },
    judging: { declared: {}, gathered: { tokens: archive.tokens, gaps: archive.gaps } },
  };
  const key = Buffer.alloc(32, 1);
  const take = async () => {
    const { ms: run } = await ran([commandLine, 'run', '--profile', 'full', '--out', folder]);
    const masking = redaction(record.exchanges, key, 'all', secrets);
    const begun = timed(() => redaction(record.exchanges, key, 'all', secrets));
    const masked = timed(() => buildReport(record, verdicts, 1, masking));
    const again = timed(() => renderArchive(record, { key, masking, durationMs: 1 }));
    const bare = timed(() => buildReport(record, verdicts, 1, maskedAlready));
    const archived = timed(() => renderArchive(record, { key, durationMs: 1 }));
    const inClear = timed(() =>
      JSON.stringify(toHar(record, { evidence: 'full', redact: maskedAlready, durationMs: 1 })),
    );
    // A run masks once, for its report and its archive; the archive alone is for whoever has no report to write.
    return { run, masking: begun + masked - bare + again - inClear, share: (archived - inClear) / archived };
  };
  const steadiness = { name: 'a run, and its record masked and in clear', least: 3, most: 9, within: 0.1 };
  const turns = await turnsUntilSteady(steadiness, ({ run, masking }) => [masking / run], take);
  const of = (name: keyof (typeof turns)[number]) => median(turns.map((turn) => turn[name]));
  const bytes = archive.exchanges.reduce((sum, { response }) => sum + (response?.size ?? 0), 0);
  const part = median(turns.map(({ run, masking }) => masking / run));
  console.log(
    `masking in a run: ${aimed(part * 100, { under: 5 }, '%', 1)}, ${of('masking').toFixed(0)} ms of ${(of('run') / 1000).toFixed(1)} s`,
  );
  console.log(
    `masking in the writing of the archive, ${archive.exchanges.length} calls with ${(bytes / 1e6).toFixed(2)} MB: ${(of('share') * 100).toFixed(0)} % of it`,
  );
  const unknown = timed(() =>
    redaction([], key, 'all', secrets).problem(`The harness broke: ${'word '.repeat(200_000)}`),
  );
  console.log(`masking of 1 MB of text that nobody knows anything of: ${unknown.toFixed(0)} ms`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
