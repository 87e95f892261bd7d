import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startAisp } from '../support/aisp.ts';
import { RedisServer, withoutRedis } from '../support/redis-server.ts';
import { Journeys } from '../support/spread-journeys.ts';

const skip = withoutRedis() ?? false;

describe('three processes on one store, under load', { skip }, () => {
  let server: RedisServer;
  const children: ReturnType<typeof startAisp>[] = [];

  before(async () => {
    server = await RedisServer.start();
  });
  after(async () => {
    for (const { child } of children) child.kill('SIGKILL');
    await Promise.all(children.map(({ ended }) => ended));
    await server?.remove();
  });

  async function started() {
    const process = startAisp(['stub', '--port', '0', '--journal', '10', '--store', server.url]);
    children.push(process);
    const guide = await process.said('/open-banking/v3.1/aisp/accounts -H');
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(guide)?.[0] ?? assert.fail(guide);
    return { ...process, url };
  }

  test('lose nothing that was acknowledged, and nothing comes back, when one is killed and the store is restarted', async () => {
    const [one, two, three] = await Promise.all([started(), started(), started()]);
    const journeys = new Journeys([one.url, two.url, three.url]);
    await journeys.begin();
    await journeys.run(40);
    const killed = journeys.run(40, async () => {
      two.child.kill('SIGKILL');
      await two.ended;
      journeys.leave(two.url);
    });
    const [again] = await Promise.all([started(), killed]);
    journeys.join(again.url);
    await journeys.run(40, async () => {
      await server.kill();
      await server.start();
    });
    await journeys.run(40);

    const { found, unexpected } = journeys;
    assert.deepEqual(unexpected, []);
    // Whoever was cut off does not know what came of the one call: no more than that is left open.
    assert.ok(found.unknown <= 40, `${found.unknown} of ${found.finished} are not known`);
    assert.ok(found.finished >= 100, `${found.finished} were finished`);
    assert.ok(found.deleted >= 20 && found.kept >= 20, JSON.stringify(found));
    for (const url of [one.url, again.url, three.url]) assert.deepEqual(await journeys.broken(url), [], url);
    for (const process of [one, again, three]) {
      process.child.kill('SIGTERM');
      assert.equal((await process.ended).code, 0);
    }
  });
});
