import type { SeveralReport } from '../../reports/contract/index.ts';
import { renderJunit } from '../../reports/formats/junit.ts';
import { print } from '../../reports/print.ts';
import { type FormatName, formatNames, renderFormats } from '../../reports/render-format.ts';
import { renderSeveralSummary, renderSeveralVerdict } from '../../reports/several/render-text.ts';
import { writeReport } from '../../reports/write-report.ts';

/** Writes the report over several targets, and returns the paths of what was written; says what could not be. */
export async function writeSeveral(
  report: SeveralReport,
  folder: string,
  formats: readonly string[],
): Promise<readonly string[]> {
  const wanted: readonly FormatName[] = formatNames.filter((name) => formats.includes(name));
  const more = { 'junit.xml': renderJunit(report), ...(await renderFormats(report, wanted)) };
  const { files, complaint } = writeReport(report, folder, more);
  if (complaint !== undefined) print(process.stderr, `aisp: ${complaint}\n`);
  return files;
}

/** Tells a person what came of several targets, as wide and as colourful as the terminal allows. */
export function tellSeveral(report: SeveralReport, files: readonly string[], quiet: boolean): void {
  const { stdout } = process;
  const colour = stdout.isTTY && stdout.hasColors();
  const width = Math.min(stdout.columns || 100, 120);
  print(
    stdout,
    quiet ? renderSeveralVerdict(report, files) : `\n${renderSeveralSummary(report, { colour, width, files })}`,
  );
}
