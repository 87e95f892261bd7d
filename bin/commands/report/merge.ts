import type { Command } from 'commander';
import { filled, webAddress } from '../../options.ts';
import type { MergeOptions } from '../../report/merge-folders.ts';

const notes = `
The exit code is that of the run as a whole, as with "aisp run". Reports that are not the shards of one run are refused: 2.

Example:
  $ aisp report merge shard-1 shard-2 shard-3 --out reports/merged
  $ aisp report merge shards/* --out signed --sign env:SIGNING_KEY`;

/** `aisp report merge`: one report from those of all shards of a run. */
export function mergeCommand(report: Command): void {
  report
    .command('merge')
    .description('make one report from those of all shards of a run')
    .argument('<reports...>', 'report.json of each shard, or the folders they are in')
    .requiredOption('--out <folder>', 'folder for the merged report', filled)
    .option('--sign <key>', 'sign the merged report: a PEM file, or env:NAME', filled)
    .option('--timestamp <url>', 'have this time-stamping authority (RFC 3161) say when that was', webAddress)
    .addHelpText('after', notes)
    .action(async (paths: readonly string[], options: MergeOptions) => {
      const { mergeFolders } = await import('../../report/merge-folders.ts');
      process.exitCode = await mergeFolders(paths, options);
    });
}
