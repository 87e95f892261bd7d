import type { Command } from 'commander';
import type { JudgeOptions } from '../judge/judged.ts';
import { basePath, filled, repeatable } from '../options.ts';

const about = `
An archive that "aisp run" wrote gives the verdicts of that run again. For a HAR file from elsewhere,
every rule that its calls can support is judged; all others are not exercised. Of the folder of a run over
several targets each is judged. No bank is called. Exit codes are those of a run.

Examples:
  $ aisp judge reports/out/evidence.har
  $ aisp judge recording.har --profile full --release 3.1.6 --out build/judged`;

/** `aisp judge`: the verdicts on recorded evidence, without a network. */
export function judgeCommand(program: Command): void {
  program
    .command('judge')
    .description('judge recorded evidence: the archive of a run, or a HAR file from elsewhere')
    .argument('<archive>', 'evidence.har of a run, the folder of a run, or any HAR 1.2 file', filled)
    .option(
      '--profile <name>',
      'service, full, standard, or the path of a profile file (default: that of the run, or service)',
      filled,
    )
    .option('--release <version>', 'release of the standard (default: that of the run, or 3.1.11)', filled)
    .option(
      '--base-path <path>',
      'of a recording from elsewhere: the path of the interface, / for the root (default: that of the release, such as /open-banking/v3.1/aisp)',
      basePath,
    )
    .addOption(repeatable('--only <glob>', 'only rules whose id matches; may be given several times'))
    .option('--out <folder>', 'folder for report.json, report.html and junit.xml', filled, 'reports/judged')
    .option('-q, --quiet', 'print the verdict in one line')
    .addHelpText('after', about)
    .action(async (archive: string, options: JudgeOptions) => {
      const { judgeFile } = await import('../judge/judge-file.ts');
      process.exitCode = await judgeFile(archive, options);
    });
}
