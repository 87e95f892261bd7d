import { asked } from './support/asked.ts';
import { compared } from './support/compared.ts';
import { withoutProcessTime } from './support/process-time.ts';
import { startRedis, withoutRedis } from './support/redis.ts';
import { served } from './support/served.ts';

/**
 * What a bank does that keeps all that changes in a Redis, which writes it to the disk before it answers, beside one that keeps it in
 * memory, with few connections and with many. The first argument is how often; 3 times when left out.
 */
const rounds = Number(process.argv[2] ?? 3);
const calls = 2_560;

const missing = withoutProcessTime() ?? withoutRedis();
if (missing !== undefined) {
  console.log(`memory and Redis: left out, ${missing}`);
} else {
  const store = await startRedis();
  const memory = await served();
  const redis = await served('--store', store.url);
  const contestants = [
    { name: 'in memory', banks: [memory] },
    { name: 'over Redis', banks: [redis] },
  ];
  try {
    for (const connections of [64, 256]) {
      for (const what of asked) {
        const [one, other] = await compared(contestants, { asked: what, calls, connections }, rounds);
        if (one === undefined || other === undefined) continue;
        console.log(
          `${what}, ${connections} connections: ${one.text}; ${other.text}; over Redis there are ${(other.rate * 100).toFixed(0)} % as many calls ` +
            `a second (aim: at least 60), and a core of the bank serves ${(100 / other.processor).toFixed(0)} % as many`,
        );
      }
    }
  } finally {
    await redis.stop();
    await memory.stop();
    await store.remove();
  }
}
