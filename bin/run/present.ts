import { rmSync } from 'node:fs';
import { replaceFile } from '../../files/write-file.ts';
import { type RunRecord, seal, type Verdict } from '../../reports/contract/index.ts';
import { redaction } from '../../reports/redact/redact.ts';
import { type Presented, presentedKey } from '../../suites/run/presented.ts';

/**
 * Hands what was judged to the tests that present it or, where there is no verdict, the reason, which is masked as the verdicts are:
 * what tests show goes to anybody's reporters. All files or none; throws, with the cure, when the disk refuses.
 */
export function present(
  { recordFile, verdictsFile, releaseFile, refusalFile }: Presented,
  record: RunRecord,
  verdicts: readonly Verdict[],
): void {
  try {
    if (verdicts.length === 0) {
      const { problem } = redaction(record.exchanges, Buffer.from(presentedKey(), 'base64'), 'all', record.secrets);
      write(refusalFile, record.problems?.map(problem).join(' ') ?? 'No rule was judged.');
    } else write(verdictsFile, sealed(Object.fromEntries(verdicts.map((each) => [each.id, each]))));
    write(releaseFile, record.target.release);
    write(recordFile, sealed({ ...record, verdicts } satisfies RunRecord));
  } catch (error) {
    for (const file of [verdictsFile, releaseFile, recordFile]) rmSync(file, { force: true });
    refuse(refusalFile, inWords(error));
    throw error;
  }
}

/** A disk that is full may still have room for a line. */
function refuse(path: string, why: string): void {
  try {
    replaceFile(path, why, { mode: 'private', link: 'replaced' });
  } catch {
    // The report tells it.
  }
}

function sealed(value: object): string {
  return seal(presentedKey(), JSON.stringify(value));
}

function inWords(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^aisp: /, '') : String(error);
}

function write(path: string, text: string): void {
  try {
    replaceFile(path, text, { mode: 'private', link: 'replaced' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const what = code === 'ENOSPC' ? 'the disk is full' : code;
    const cure = 'Make room there, or name another folder for temporary files with TMPDIR.';
    throw new Error(`aisp: Cannot keep what was judged in ${path}: ${what}. ${cure}`);
  }
}
