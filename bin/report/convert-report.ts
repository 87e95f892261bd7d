import { join } from 'node:path';
import { type FormatName, renderFormats } from '../../reports/render-format.ts';
import { UsageError } from '../exit.ts';
import { prepareOutputFolder } from '../output-folder.ts';
import { writeOutput } from '../write-output.ts';
import { readReport } from './read-report.ts';

/** What `aisp report convert` was told. */
export interface ConvertOptions {
  readonly format: readonly FormatName[];
  readonly out?: string;
}

/** Writes a report in other formats; returns what to print. Throws a UsageError for what is no report. */
export async function convertReport(path: string, { format, out }: ConvertOptions): Promise<string> {
  const report = readReport(path);
  if (out === undefined && format.length > 1) {
    throw new UsageError('Several formats do not go to the terminal.', 'Name a folder for their files with --out.');
  }
  const texts = Object.entries(await renderFormats(report, format));
  if (out === undefined) return texts.map(([, text]) => text).join('');
  const folder = prepareOutputFolder(out);
  const files = texts.map(([name, text]) => {
    const file = join(folder, name);
    writeOutput(file, text);
    return file;
  });
  return `${files.join('\n')}\n`;
}
