import { fail } from './exit.ts';
import { endAtSignals } from './first-process.ts';
import { boundHeapGrowth, heapGrowth } from './heap-growth.ts';
import { createProgram } from './program.ts';

endAtSignals(process);
boundHeapGrowth(heapGrowth.harness);
// A reader such as `head` may close the pipe early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  throw error;
});
process.on('uncaughtException', (error) => {
  fail(error);
  process.exit();
});

try {
  await createProgram().parseAsync();
} catch (error) {
  fail(error);
}
