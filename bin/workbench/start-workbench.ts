import { existsSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../../files/read-file.ts';
import { print } from '../../reports/print.ts';
import type { Workbench } from '../../workbench/answers/workbench.ts';
import { commandsIn } from '../../workbench/running/command.ts';
import { serveWorkbench } from '../../workbench/serve-workbench.ts';
import { UsageError } from '../exit.ts';
import { readReport } from '../report/read-report.ts';
import { docsFolder, pagesFolder } from '../rules/executed-part.ts';

/** The command line, started anew. */
const script = join(import.meta.dirname, '..', 'aisp.js');

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What `aisp workbench` was told. */
export interface WorkbenchOptions {
  readonly folder: string;
  readonly port: number;
}

/** Serves the workbench and prints its link; resolves once a signal has ended it. Throws a UsageError for a folder that is none. */
export async function startWorkbench({ folder, port }: WorkbenchOptions): Promise<void> {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`There is no folder ${folder}.`, 'Name one that exists with --folder.');
  // Whoever waits for the link may end it at once.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
  const { link, close } = await serveWorkbench(workbenchOf(realpathSync(folder)), port).catch(asUsage);
  print(process.stdout, `The workbench is open, for one browser on this machine:\n\n  ${link}\n\nCtrl-C ends it.\n`);
  await stopped;
  print(process.stdout, 'The workbench ends, and a run that is under way with it.\n');
  await close();
}

/** What the pages of a workbench over a folder work with. */
export function workbenchOf(folder: string): Workbench {
  return { folder, readReport, ruleText, start: commandsIn(folder, [process.execPath, script]), now: () => new Date() };
}

/** The page of a rule as a build wrote it, or that of the service document. Ids have no part that could lead elsewhere. */
function ruleText(id: string): string | undefined {
  if (id === 'service') return readText(join(docsFolder, 'service.md'), 'own');
  const path = join(pagesFolder, `${id}.md`);
  return /^AISP-[A-Z][A-Z0-9]*-\w+$/.test(id) && existsSync(path) ? readText(path, 'own') : undefined;
}

function asUsage(error: unknown): never {
  if (error instanceof Error && 'cure' in error) throw new UsageError(error.message, String(error.cure));
  throw error;
}
