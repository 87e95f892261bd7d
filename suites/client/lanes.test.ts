import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Call } from './call.ts';
import { Lanes } from './lanes.ts';
import { Recorder } from './recorder.ts';
import { type Transport, TransportError, type WireResponse } from './transport.ts';

const read: Call = {
  scenario: 'reads',
  about: { probe: 'happy' },
  method: 'GET',
  url: 'https://bank.example/accounts',
};
const write: Call = { ...read, method: 'DELETE' };
const answer = (status: number, headers: WireResponse['headers'] = []): WireResponse => {
  return { status, headers, body: Buffer.from('') };
};

/** A bank that answers when it is told to, and knows what is under way. */
function heldBank(limits: { calls?: number } = {}) {
  const held: { readonly method: string; readonly answer: (came: WireResponse | Error) => void }[] = [];
  let time = Date.parse('2026-03-15T12:00:00Z');
  const transport: Transport = ({ method }) =>
    new Promise((resolve, reject) => {
      held.push({ method, answer: (came) => (came instanceof Error ? reject(came) : resolve(came)) });
    });
  const waits: number[] = [];
  const recorder = new Recorder({
    transport,
    limits: { calls: 100, timeoutMs: 1000, parallel: 3, ...limits },
    now: () => new Date(time),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      time += milliseconds;
    },
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    recorder,
    waits,
    /** The methods of the calls under way. */
    async underWay() {
      await settled();
      return held.map(({ method }) => method);
    },
    async answerNext(came: WireResponse | Error = answer(200)) {
      await settled();
      held.shift()?.answer(came);
      await settled();
    },
  };
}

describe('calls that overlap', () => {
  it('are reads, as many as there are lanes; what changes something goes alone, and in its turn', async () => {
    const { recorder, underWay, answerNext } = heldBank();
    const all = Promise.all([read, read, write, read, read, read, read].map((call) => recorder.send(call)));
    assert.deepEqual(await underWay(), ['GET', 'GET']);
    await answerNext();
    assert.deepEqual(await underWay(), ['GET']);
    await answerNext();
    assert.deepEqual(await underWay(), ['DELETE']);
    await answerNext();
    assert.deepEqual(await underWay(), ['GET', 'GET', 'GET']);
    for (let left = 4; left > 0; left -= 1) await answerNext();
    assert.equal((await all).length, 7);
  });

  it('are made one at a time once the bank turned one away, and none of them is lost by that', async () => {
    const { recorder, underWay, answerNext, waits } = heldBank();
    const all = Promise.all([read, read, read, read].map((call) => recorder.send(call)));
    const busy = answer(429, [['retry-after', '2']]);
    for (const came of [busy, busy, busy]) await answerNext(came);
    assert.equal(recorder.overlaps, false);
    for (let left = 4; left > 0; left -= 1) {
      assert.equal((await underWay()).length, 1);
      await answerNext();
    }
    assert.deepEqual(
      (await all).map(({ response }) => response?.status),
      [200, 200, 200, 200],
    );
    // They waited together.
    assert.deepEqual(waits, [2000]);
    assert.equal(recorder.exchanges.filter(({ about }) => about.probe === 'turned-away').length, 3);
  });

  it('are made again alone where the bank broke connections, and as often then as any other', async () => {
    const { recorder, underWay, answerNext } = heldBank();
    const all = Promise.all([read, read].map((call) => recorder.send(call)));
    const lost = () => new TransportError('ECONNRESET', 'too many connections');
    await answerNext(lost());
    await answerNext(lost());
    for (const came of [answer(200), lost(), lost(), answer(200)]) {
      assert.equal((await underWay()).length, 1);
      await answerNext(came);
    }
    assert.deepEqual(
      (await all).map(({ response }) => response?.status),
      [200, 200],
    );
  });

  it('never go beyond the budget, and what is set aside is there for its course', async () => {
    const { recorder, answerNext } = heldBank({ calls: 5 });
    const reserved = recorder.reserve(3);
    const others = [read, read, read].map((call) => recorder.send(call).catch((error: Error) => error.name));
    const course = recorder.drawing(reserved, async () => {
      for (let made = 0; made < 3; made += 1) await recorder.send(write);
    });
    for (let left = 5; left > 0; left -= 1) await answerNext();
    await course;
    assert.equal((await Promise.all(others)).filter((each) => each === 'BudgetSpent').length, 1);
    assert.equal(recorder.exchanges.length, 5);
  });
});

describe('lanes', () => {
  it('let nobody past one who waits to go alone', async () => {
    const lanes = new Lanes(2);
    const order: string[] = [];
    const go = async (name: string, alone: boolean) => {
      const leave = await lanes.enter(alone);
      order.push(name);
      return leave;
    };
    const first = await go('read', false);
    const alone = go('write', true);
    const second = go('second read', false);
    assert.deepEqual(order, ['read']);
    first();
    (await alone)();
    (await second)();
    assert.deepEqual(order, ['read', 'write', 'second read']);
  });
});
