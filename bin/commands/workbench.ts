import type { Command } from 'commander';
import { filled, wholeNumber } from '../options.ts';
import type { WorkbenchOptions } from '../workbench/start-workbench.ts';

const about = `
It serves this machine only, lets in the one browser that opens its link, and shows and stores no secret: target files name the
environment variables and files that hold them. Each page shows the command line that does the same.

Example:
  $ aisp workbench --folder conformance`;

/** `aisp workbench`: a local page over the same files and the same engine. */
export function workbenchCommand(program: Command): void {
  program
    .command('workbench')
    .description('open a local page on which banks are judged and reports are read')
    .option('--folder <dir>', 'folder with the target files and reports', filled, '.')
    .option('--port <number>', 'port to listen on, 0 for any free one', wholeNumber(0, 65_535), 0)
    .addHelpText('after', about)
    .action(async (options: WorkbenchOptions) => {
      const { startWorkbench } = await import('../workbench/start-workbench.ts');
      await startWorkbench(options);
    });
}
