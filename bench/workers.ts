import { aimed } from './support/aimed.ts';
import type { Asked } from './support/asked.ts';
import { compared } from './support/compared.ts';
import { withoutProcessTime } from './support/process-time.ts';
import { leaveOut } from './support/results.ts';
import { served } from './support/served.ts';
import { begin } from './support/watch.ts';

/**
 * What a call costs at a bank of one process, and at one of two workers, the process above them included: of the processor, since a
 * busy machine says little by the clock. Beside them are two banks that share nothing and get half of the calls each: what a call costs
 * more there, two processes cost by themselves, however they share. The first argument is how often at most; 9 times when left out.
 */
begin('workers');
const most = Number(process.argv[2] ?? 9);
const calls = 3_000;

const missing = withoutProcessTime();
if (missing !== undefined) {
  leaveOut('workers', missing);
} else {
  const one = await served();
  const two = await served('--workers', '2');
  const apart = [await served(), await served()];
  const contestants = [
    { name: 'one process', banks: [one] },
    { name: 'two workers', banks: [two] },
    { name: 'two banks of their own', banks: apart },
  ];
  try {
    for (const what of ['GET /accounts', 'POST consent', 'journey'] satisfies readonly Asked[]) {
      const all = await compared(contestants, { asked: what, calls, connections: 64 }, most);
      const [, workers, others] = all;
      if (workers === undefined || others === undefined) continue;
      console.log(
        `${what}, a call of two workers to one of one process: ${aimed(workers.processor, { atMost: 1.15 }, '', 2)} of the processor; of two banks of ` +
          `their own ${others.processor.toFixed(2)}; two workers serve ${workers.rate.toFixed(2)} as many a second; ${all.map(({ text }) => text).join('; ')}`,
      );
    }
  } finally {
    for (const bank of [one, two, ...apart]) await bank.stop();
  }
}
