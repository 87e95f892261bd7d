import type { Asked } from './support/asked.ts';
import { compared } from './support/compared.ts';
import { withoutProcessTime } from './support/process-time.ts';
import { served } from './support/served.ts';

/**
 * What a call costs at a bank of one process, and at one of two workers, the process above them included: of the processor, since a
 * busy machine says little by the clock. Beside them are two banks that share nothing and get half of the calls each: what a call costs
 * more there, two processes cost by themselves, however they share. The first argument is how often; 6 times when left out.
 */
const rounds = Number(process.argv[2] ?? 6);
const calls = 3_000;

const missing = withoutProcessTime();
if (missing !== undefined) {
  console.log(`workers: left out, ${missing}`);
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
      const all = await compared(contestants, { asked: what, calls, connections: 64 }, rounds);
      const [, workers, others] = all;
      if (workers === undefined || others === undefined) continue;
      console.log(
        `${what}: ${all.map(({ text }) => text).join('; ')}; a call of two workers costs ${workers.processor.toFixed(2)} of what it does at one ` +
          `(aim: at most 1.15), of two banks of their own ${others.processor.toFixed(2)}; there are ${workers.rate.toFixed(2)} as many a second`,
      );
    }
  } finally {
    for (const bank of [one, two, ...apart]) await bank.stop();
  }
}
