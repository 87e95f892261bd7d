import { aimed } from './support/aimed.ts';
import { asked } from './support/asked.ts';
import { bareServed } from './support/bare-served.ts';
import { type Compared, compared } from './support/compared.ts';
import { withoutProcessTime } from './support/process-time.ts';
import { startRedis, withoutRedis } from './support/redis.ts';
import { leaveOut } from './support/results.ts';
import { served } from './support/served.ts';
import { begin } from './support/watch.ts';

/**
 * What a bank does that keeps all that changes in a Redis, which writes it to the disk before it answers, beside one that keeps it in
 * memory, with few connections and with many. For deleting there is its limit, too: a server that does nothing but wait for one run of a
 * script in the same store, and the same one without. The first argument is how often at most; 7 times when left out. Further ones keep
 * what is asked that contains one of them.
 */
begin('redis');
const most = Number(process.argv[2] ?? 7);
const calls = 2_560;
const wanted = process.argv.slice(3);
const chosen = asked.filter((what) => wanted.length === 0 || wanted.some((each) => what.includes(each)));

const missing = withoutProcessTime() ?? withoutRedis();
if (missing !== undefined) {
  leaveOut('redis', missing);
} else {
  const store = await startRedis();
  const memory = await served();
  const redis = await served('--store', store.url);
  const [silent, waiting] = [await bareServed('bare-redis'), await bareServed('bare-redis', store.url)];
  const contestants = [
    { name: 'in memory', banks: [memory] },
    { name: 'over Redis', banks: [redis] },
  ];
  const bare = [
    { name: 'a bare server', banks: [silent], times: 2 },
    { name: 'one that waits', banks: [waiting], times: 2 },
  ];
  try {
    for (const connections of [64, 256]) {
      for (const what of chosen) {
        const compete = what === 'DELETE consent' ? [...contestants, ...bare] : contestants;
        const all = await compared(compete, { asked: what, calls, connections }, most);
        const [one, other, without, withScript] = all;
        if (one === undefined || other === undefined) continue;
        const share = aimed(other.rate * 100, { atLeast: 60 }, '%');
        console.log(
          `${what}, ${connections} connections, calls a second over Redis to those in memory: ${share}${limitOf(without, withScript)}; ` +
            `a core of the bank serves ${(100 / other.processor).toFixed(0)} % as many; ${all.map(({ text }) => text).join('; ')}`,
        );
      }
    }
  } finally {
    for (const server of [silent, waiting]) await server.stop();
    await redis.stop();
    await memory.stop();
    await store.remove();
  }
}

/**
 * The share that no bank over this store exceeds, for it has to wait as well, and the one that is left where the time of that wait is
 * added to the time of a call in memory, and nothing else. Nothing where it is not measured.
 */
function limitOf(without: Compared | undefined, withScript: Compared | undefined): string {
  if (without === undefined || withScript === undefined) return '';
  const added = 1 / withScript.rate - 1 / without.rate;
  const [most, left] = [withScript.rate, 1 / (1 + added)].map((share) => `${(100 * share).toFixed(0)} %`);
  return `, where a server that does nothing but wait for one script serves ${most}, and the bank in memory with that wait added ${left}`;
}
