import { aimed } from './support/aimed.ts';
import { asked } from './support/asked.ts';
import { compared } from './support/compared.ts';
import { withoutProcessTime } from './support/process-time.ts';
import { startRedis, withoutRedis } from './support/redis.ts';
import { leaveOut } from './support/results.ts';
import { served } from './support/served.ts';
import { begin } from './support/watch.ts';

/**
 * What a bank does that keeps all that changes in a Redis, which writes it to the disk before it answers, beside one that keeps it in
 * memory, with few connections and with many. The first argument is how often at most; 7 times when left out.
 */
begin('redis');
const most = Number(process.argv[2] ?? 7);
const calls = 2_560;

const missing = withoutProcessTime() ?? withoutRedis();
if (missing !== undefined) {
  leaveOut('redis', missing);
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
        const [one, other] = await compared(contestants, { asked: what, calls, connections }, most);
        if (one === undefined || other === undefined) continue;
        console.log(
          `${what}, ${connections} connections, calls a second over Redis to those in memory: ${aimed(other.rate * 100, { atLeast: 60 }, '%')}; ` +
            `a core of the bank serves ${(100 / other.processor).toFixed(0)} % as many; ${one.text}; ${other.text}`,
        );
      }
    }
  } finally {
    await redis.stop();
    await memory.stop();
    await store.remove();
  }
}
