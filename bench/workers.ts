import { aimed } from './support/aimed.ts';
import type { Asked } from './support/asked.ts';
import { bareServed } from './support/bare-served.ts';
import { type Compared, compared } from './support/compared.ts';
import { withoutProcessTime } from './support/process-time.ts';
import { leaveOut } from './support/results.ts';
import { served } from './support/served.ts';
import { begin } from './support/watch.ts';

/**
 * What a call costs at a bank of one process, and at one of two workers, the process above them included: of the processor, since a
 * busy machine says little by the clock. Beside them are two banks that share nothing and get half of the calls each: what a call costs
 * more there, two processes cost by themselves, however they share. For making a consent there is what the messages cost alone, too: two
 * bare workers that send each other no more than it takes, beside two that send nothing. The first argument is how often at most; 9 times
 * when left out.
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
  const [silent, telling] = [await bareServed('bare-workers'), await bareServed('bare-workers', 'messages')];
  const contestants = [
    { name: 'one process', banks: [one] },
    { name: 'two workers', banks: [two] },
    { name: 'two banks of their own', banks: apart },
  ];
  const bare = [
    { name: 'bare workers', banks: [silent], times: 4 },
    { name: 'with messages', banks: [telling], times: 4 },
  ];
  try {
    for (const what of ['GET /accounts', 'POST consent', 'journey'] satisfies readonly Asked[]) {
      const compete = what === 'POST consent' ? [...contestants, ...bare] : contestants;
      const all = await compared(compete, { asked: what, calls, connections: 64 }, most);
      const [, workers, others, without, withMessages] = all;
      if (workers === undefined || others === undefined) continue;
      const ratio = aimed(workers.processor, { atMost: 1.15 }, '', 2);
      console.log(
        `${what}, a call of two workers to one of one process: ${ratio} of the processor; of two banks of their own ` +
          `${others.processor.toFixed(2)}${leastOf(others, without, withMessages)}; two workers serve ${workers.rate.toFixed(2)} as many a second; ` +
          `${all.map(({ text }) => text).join('; ')}`,
      );
    }
  } finally {
    for (const bank of [one, two, ...apart, silent, telling]) await bank.stop();
  }
}

/** What the messages cost alone, of a call at one process, and the ratio that is left where nothing else is shared; nothing where none are sent. */
function leastOf(apart: Compared, without: Compared | undefined, withMessages: Compared | undefined): string {
  if (without === undefined || withMessages === undefined) return '';
  const messages = withMessages.processor - without.processor;
  return `, the messages alone ${messages.toFixed(2)}, so ${(apart.processor + messages).toFixed(2)} with nothing else to share`;
}
