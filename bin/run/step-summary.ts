import { join } from 'node:path';
import { FileError, reasonOf } from '../../files/file-error.ts';
import { readText } from '../../files/read-file.ts';
import { appendTo } from '../../files/write-file.ts';
import type { Report } from '../../reports/contract/index.ts';
import { print } from '../../reports/print.ts';
import { renderFormat } from '../../reports/render-format.ts';
import { UsageError } from '../exit.ts';

/** Among the formats of a run: appends the Markdown to the summary of a step. */
export const stepSummary = 'github-summary';

/** By it GitHub Actions names the file of the summary. */
const variable = 'GITHUB_STEP_SUMMARY';

/** The file that GitHub Actions shows as the summary of a step. Throws a UsageError outside of a step. */
export function requireStepSummary(env: NodeJS.ProcessEnv): string {
  const path = env[variable];
  if (path !== undefined && path !== '') return path;
  throw new UsageError(
    `--format ${stepSummary} needs the variable ${variable}, which is not set.`,
    'It is set in a step of GitHub Actions. Elsewhere use --format markdown, which writes report.md.',
  );
}

/** Appends the report of a folder to a step summary. What is in the way is said on stderr: the verdict stands without it. */
export async function appendStepSummary(folder: string, path: string): Promise<void> {
  try {
    const report = JSON.parse(readText(join(folder, 'report.json'), 'own')) as Report;
    appendTo(path, await renderFormat(report, 'markdown'));
  } catch (error) {
    const why = error instanceof FileError ? reasonOf(error) : error instanceof Error ? error.message : String(error);
    print(process.stderr, `aisp: Cannot append to the step summary ${path}: ${why}\n`);
  }
}
