import type { Command } from 'commander';
import { convertCommand } from './report/convert.ts';
import { diffCommand } from './report/diff.ts';
import { eventsCommand } from './report/events.ts';
import { mergeCommand } from './report/merge.ts';
import { schemaCommand } from './report/schema.ts';
import { trendCommand } from './report/trend.ts';
import { verifyCommand } from './report/verify.ts';

/** `aisp report`: what can be done with reports once they are written. Each subcommand has a file of its own. */
export function reportCommand(program: Command): void {
  const report = program
    .command('report')
    .description('convert, compare, follow, merge and verify reports')
    .helpCommand('help [command]', 'print help for a command');
  for (const define of [
    convertCommand,
    diffCommand,
    trendCommand,
    mergeCommand,
    verifyCommand,
    eventsCommand,
    schemaCommand,
  ])
    define(report);
}
