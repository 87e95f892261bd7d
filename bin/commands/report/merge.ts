import type { Command } from 'commander';
import { filled, webAddress } from '../../options.ts';
import type { MergeOptions } from '../../report/merge-folders.ts';
import type { TargetMergeOptions } from '../../report/merge-targets.ts';

const notes = `
The exit code is that of the run as a whole, as with "aisp run". Reports that are not the shards of one run are refused: 2.
With --targets each report is about a target of its own, as NAME=REPORT, and the exit code is that of the worst.

Example:
  $ aisp report merge shard-1 shard-2 shard-3 --out reports/merged
  $ aisp report merge shards/* --out signed --sign env:SIGNING_KEY
  $ aisp report merge --targets Alpha=out/alpha Beta=out/beta --out reports/group`;

/** `aisp report merge`: one report from those of all shards of a run. */
export function mergeCommand(report: Command): void {
  report
    .command('merge')
    .description('make one report from those of all shards of a run, or of several targets')
    .argument('<reports...>', 'report.json of each shard, or the folders they are in')
    .option(
      '--targets',
      'the reports are about different targets: NAME=REPORT, or REPORT alone, under the name of its bank',
    )
    .requiredOption('--out <folder>', 'folder for the merged report', filled)
    .option('--sign <key>', 'sign the merged report: a PEM file, or env:NAME', filled)
    .option(
      '--timestamp <url>',
      'ask this time-stamping authority (RFC 3161) to confirm when it was signed',
      webAddress,
    )
    .option('-q, --quiet', 'print the verdict in one line')
    .addHelpText('after', notes)
    .action(async (paths: readonly string[], options: MergeOptions & TargetMergeOptions) => {
      if (options.targets === true) {
        const { mergeTargets } = await import('../../report/merge-targets.ts');
        process.exitCode = await mergeTargets(paths, options);
        return;
      }
      const { mergeFolders } = await import('../../report/merge-folders.ts');
      process.exitCode = await mergeFolders(paths, options);
    });
}
