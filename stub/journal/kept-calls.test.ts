import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from '../http/reply.ts';
import { KeptCalls } from './kept-calls.ts';
import { NotedCall } from './noted-call.ts';

const keeping = { prefix: 'p-', links: false, bodyBytes: 1000 };
const reply = json(200, { Data: {} });

/** A call that was over at a place, with some headers in the way in which they are sent. */
function over(
  position: number,
  { value = 'Bearer é', refused = false, query = `n=${position}`, sentId = '' } = {},
): NotedCall {
  const url = `http://127.0.0.1/accounts?${query}`;
  const call = new NotedCall(keeping, position, 1_700_000_000_000.5, { method: 'GET', url }, [
    ...['Host', '127.0.0.1', 'X-Twice', '', 'x-twice', 'b'],
    ...['Authorization', value, 'X-Fapi-Interaction-Id', sentId],
  ]);
  const refusal = refused ? new Error('refused') : undefined;
  const interactionId = sentId === '' ? `made for ${position}` : sentId;
  const noted = { interactionId, release: '3.1.11', operation: 'GET /accounts', accountIds: ['a'] } as const;
  return Object.assign(call, { ...noted, reply, refusal, position, durationMs: 1.25, status: 200, changes: ['f'] });
}

const told = (call: NotedCall | undefined) => {
  assert.ok(call);
  const { id, position, at, status, release, operation, interactionId, accountIds, changes, refusal, weight } = call;
  const noted = { id, position, at, status, release, operation, interactionId, accountIds, changes, refusal, weight };
  return { ...noted, recorded: call.recorded(true) };
};

const positions = (kept: KeptCalls, after = 0) => Array.from(kept.after(after), ({ position }) => position);

test('a call is what it was, whether its texts are kept alone or it is kept whole', () => {
  const calls = [over(1), over(2, { refused: true }), over(3, { value: 'x'.repeat(2_000) }), over(4)];
  const kept = new KeptCalls({ calls: 4, bytes: 1e6 }, keeping);
  for (const call of calls) kept.add(call);
  for (const call of calls) assert.deepEqual(told(kept.find(call.id)), told(call));
  const isItself = calls.map((call) => kept.find(call.id) === call);
  assert.deepEqual(isItself, [false, true, true, false]);
});

test('calls that are like others are kept by what they differ in, and are what they were', () => {
  const like = { query: 'same' };
  const ids = ['one', 'two', '', 'one', 'Bearer é', 'Host', 'two'];
  const kept = new KeptCalls({ calls: 9, bytes: 1e6 }, keeping);
  const calls = [
    ...ids.map((sentId, index) => over(index + 1, { ...like, sentId })),
    over(ids.length + 1, { ...like, value: 'Bearer other', sentId: 'three' }),
    over(ids.length + 2, { ...like, sentId: 'four' }),
  ];
  for (const call of calls) kept.add(call);
  assert.deepEqual([...kept.after(0)].map(told), calls.map(told));
  const later = Array.from({ length: 12 }, (_, index) => over(10 + index, { ...like, sentId: `later ${index}` }));
  for (const call of later) kept.add(call);
  assert.deepEqual([...kept.after(0)].map(told), later.slice(-9).map(told));
});

test('a place that is used again tells of the last call alone', () => {
  const kept = new KeptCalls({ calls: 2, bytes: 1e6 }, keeping);
  const calls = [over(1, { refused: true }), over(2), over(3), over(4, { refused: true }), over(5)];
  for (const call of calls) kept.add(call);
  assert.deepEqual(positions(kept), [4, 5]);
  assert.deepEqual([...kept.after(3)].map(told), calls.slice(3).map(told));
  assert.equal(kept.find('p-3'), undefined);
  assert.deepEqual([kept.next(0)?.position, kept.next(4)?.position, kept.next(5)], [4, 5, undefined]);
});

test('the oldest go for the bytes of others, but never the last', () => {
  const { weight } = over(1);
  const kept = new KeptCalls({ calls: 10, bytes: 3 * weight }, keeping);
  for (let position = 1; position <= 25; position++) kept.add(over(position));
  assert.deepEqual(positions(kept), [23, 24, 25]);
  kept.clear();
  assert.deepEqual(positions(kept), []);
  const least = new KeptCalls({ calls: 10, bytes: 1 }, keeping);
  for (let position = 1; position <= 3; position++) least.add(over(position));
  assert.deepEqual(positions(least), [3]);
  const none = new KeptCalls({ calls: 0, bytes: 1e6 }, keeping);
  none.add(over(1));
  assert.deepEqual([positions(none), none.next(0)], [[], undefined]);
});
