import { FileError } from '../../files/file-error.ts';
import { readText } from '../../files/read-file.ts';
import { isObject, type JsonObject } from '../core/json.ts';
import { nearFile } from '../target/near-file.ts';
import { archiveError } from './archive-error.ts';

/** An archive as it was read: its log, and its entries, of which nothing is known yet. */
export interface HarLog {
  readonly log: JsonObject;
  readonly entries: readonly unknown[];
}

const cures: Readonly<Record<string, readonly [what: string, cure: string]>> = {
  ENOENT: ['There is no such file.', 'Check the path. A run writes evidence.har into its output folder.'],
  ENOTDIR: ['There is no such file.', 'Check the path.'],
  EISDIR: ['It is a folder.', 'Name the file in it, such as evidence.har.'],
  EACCES: ['It may not be read.', 'Give yourself permission to read it.'],
};

/**
 * Reads a HAR file of any origin. Throws a ConfigurationError for a file that cannot be read, is larger than 200 MB, is no
 * JSON, is cut short, or is JSON of another kind.
 */
export function readHar(file: string): HarLog {
  return harOf(parse(textOf(file), file), file);
}

/** A recording that a program has read, by the name to call it by. Throws a ConfigurationError for JSON of another kind. */
export function harOf(parsed: unknown, file: string): HarLog {
  if (!isObject(parsed) || !isObject(parsed.log) || !Array.isArray(parsed.log.entries)) {
    const isReport = isObject(parsed) && Array.isArray(parsed.rules) && Array.isArray(parsed.exchanges);
    throw isReport
      ? archiveError(file, 'It is a report, not the evidence for one.', 'Name the evidence.har beside it.')
      : archiveError(file, 'It is JSON, but no HAR: it has no log with entries.', 'Export the calls as HAR 1.2.');
  }
  return { log: parsed.log, entries: parsed.log.entries };
}

function textOf(file: string): string {
  try {
    return readText(file, 'report').replace(/^\uFEFF/, '');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const other: readonly [string, string] =
      error instanceof FileError
        ? [
            `It ${error.message}.`,
            error.code === 'TOO_LARGE'
              ? 'Export only the calls to the bank, or split the file.'
              : 'Name a file, such as evidence.har.',
          ]
        : [`It cannot be read (${String(error.code)}).`, 'Check the path.'];
    const [what, cure] = cures[String(error.code)] ?? other;
    throw archiveError(file, what, (error.code === 'ENOENT' ? nearFile(file) : undefined) ?? cure);
  }
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (text.trim() === '') throw archiveError(file, 'It is empty.', 'Record or copy it again.');
    throw /^\s*\{/.test(text) && endsTooSoon(text, error)
      ? archiveError(file, 'It is cut short: it begins as JSON and does not end.', 'Copy or download it again, whole.')
      : archiveError(file, 'It is no JSON, so no HAR.', 'Export the calls as HAR 1.2, a JSON file.');
  }
}

/** True for a text that is JSON as far as it goes: where something was still expected at its very end. */
function endsTooSoon(text: string, error: unknown): boolean {
  const position = / at position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return !text.trimEnd().endsWith('}') || (position !== undefined && Number(position) >= text.trimEnd().length);
}
