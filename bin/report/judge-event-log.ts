import { reasonOf } from '../../files/file-error.ts';
import { readText } from '../../files/read-file.ts';
import { checkEventLog } from '../../reports/formats/ndjson.ts';
import { count } from '../../reports/formats/words.ts';
import { exitCodes, UsageError } from '../exit.ts';

/** What to say of an event log, and the exit code. Throws a UsageError for a file that cannot be read. */
export function judgeEventLog(path: string): { readonly text: string; readonly exitCode: number } {
  const state = checkEventLog(read(path));
  if (!state.whole) {
    const seen = count(state.verdicts, 'verdict');
    return { text: `Incomplete. ${state.reason} It holds ${seen}.\n`, exitCode: exitCodes.nonConforming };
  }
  const { verdict, lines } = state.footer;
  return { text: `Whole: ${count(lines, 'line')}, and the run was ${verdict}.\n`, exitCode: exitCodes.conforming };
}

function read(path: string): string {
  try {
    return readText(path, 'report');
  } catch (error) {
    throw new UsageError(
      `${path} cannot be read (${reasonOf(error)}).`,
      'Name the events.ndjson of a run with --format ndjson.',
    );
  }
}
