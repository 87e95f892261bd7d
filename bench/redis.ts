import { withoutProcessTime } from './support/process-time.ts';
import { startRedis, withoutRedis } from './support/redis.ts';
import { type Asked, comparedLine, served } from './support/served.ts';

/**
 * What a bank does that keeps all that changes in a Redis, which writes it to the disk before it answers, beside one that keeps it in
 * memory. The first argument is how often; 10 times when left out.
 */
const rounds = Number(process.argv[2] ?? 10);
const calls = 2_500;

const missing = withoutProcessTime() ?? withoutRedis();
if (missing !== undefined) {
  console.log(`memory and Redis: left out, ${missing}`);
} else {
  const store = await startRedis();
  const memory = await served();
  const redis = await served('--store', store.url);
  try {
    for (const asked of ['GET /accounts', 'POST consent'] satisfies readonly Asked[]) {
      const banks = [
        ['in memory', memory],
        ['over Redis', redis],
      ] as const;
      const { text, processor, rate } = await comparedLine(asked, banks, { rounds, calls });
      console.log(
        `${text}; over Redis there are ${(rate * 100).toFixed(0)} % as many calls a second, and a core of the bank serves ` +
          `${(100 / processor).toFixed(0)} % as many (aim: at least 60)`,
      );
    }
  } finally {
    await redis.stop();
    await memory.stop();
    await store.remove();
  }
}
