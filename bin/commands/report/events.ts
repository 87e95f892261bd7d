import type { Command } from 'commander';
import { printDocument } from '../../../reports/print.ts';
import { filled } from '../../options.ts';

const notes = `
Exit codes:
  0 the log is whole   1 it is incomplete, or was changed   2 bad usage`;

/** `aisp report events`: whether an event log proves that its run came to its end. */
export function eventsCommand(report: Command): void {
  report
    .command('events')
    .description('tell whether an event log is whole')
    .argument('<log>', 'events.ndjson of a run', filled)
    .addHelpText('after', notes)
    .action(async (path: string) => {
      const { judgeEventLog } = await import('../../report/judge-event-log.ts');
      const { text, exitCode } = judgeEventLog(path);
      printDocument(process.stdout, text);
      process.exitCode = exitCode;
    });
}
