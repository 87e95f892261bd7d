import { withoutProcessTime } from './support/process-time.ts';
import { type Asked, comparedLine, served } from './support/served.ts';

/**
 * What a call costs at a bank of one process, and at one of two workers, the process above them included: of the processor, since a
 * busy machine says little by the clock. The first argument is how often; 10 times when left out.
 */
const rounds = Number(process.argv[2] ?? 10);
const calls = 3_000;

const missing = withoutProcessTime();
if (missing !== undefined) {
  console.log(`workers: left out, ${missing}`);
} else {
  const one = await served();
  const two = await served('--workers', '2');
  try {
    for (const asked of ['GET /accounts', 'POST consent'] satisfies readonly Asked[]) {
      const banks = [
        ['one process', one],
        ['two workers', two],
      ] as const;
      const { text, processor, rate } = await comparedLine(asked, banks, { rounds, calls });
      console.log(
        `${text}; a call costs ${processor.toFixed(2)} of what it does at one (aim: at most 1.15), and there are ${rate.toFixed(2)} as many a second`,
      );
    }
  } finally {
    await two.stop();
    await one.stop();
  }
}
