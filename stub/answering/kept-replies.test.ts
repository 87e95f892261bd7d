import assert from 'node:assert/strict';
import { test } from 'node:test';
import { KeptReplies } from './kept-replies.ts';

const moment = { minute: 29_000_000, generation: 1, accounts: 2, switched: 0 };
const reply = (status: number) => ({ status });

test('an answer is told to the grant, for the URI and at the moment that it was made for, and to no other', () => {
  const kept = new KeptReplies({ replies: 10, bytes: 1_000 });
  kept.set('one', moment, '/accounts', reply(200));
  assert.deepEqual(kept.get('one', { ...moment }, '/accounts'), reply(200));
  assert.equal(kept.get('other', moment, '/accounts'), undefined);
  assert.equal(kept.get('one', moment, '/balances'), undefined);
  for (const name of ['minute', 'generation', 'accounts', 'switched'] as const) {
    assert.equal(kept.get('one', { ...moment, [name]: moment[name] + 1 }, '/accounts'), undefined, name);
  }
});

test('an answer of another moment takes the place of all that the grant was told before', () => {
  const kept = new KeptReplies({ replies: 10, bytes: 1_000 });
  const later = { ...moment, minute: moment.minute + 1 };
  kept.set('one', moment, '/accounts', reply(200));
  kept.set('one', later, '/accounts', reply(201));
  assert.deepEqual(kept.get('one', later, '/accounts'), reply(201));
  assert.equal(kept.get('one', moment, '/accounts'), undefined);
});

test('no more are kept than the limit, of one grant or of many, and what is used is kept', () => {
  for (const grantOf of [() => 'one', (number: number) => `grant ${number}`]) {
    const kept = new KeptReplies({ replies: 10, bytes: 1_000 });
    kept.set('used', moment, '/accounts', reply(200));
    for (let number = 0; number < 100; number++) {
      kept.set(grantOf(number), moment, `/transactions?page=${number}`, reply(number));
      assert.deepEqual(kept.get('used', moment, '/accounts'), reply(200));
    }
    const found = Array.from({ length: 100 }, (_, number) =>
      kept.get(grantOf(number), moment, `/transactions?page=${number}`),
    ).filter((each) => each !== undefined);
    assert.ok(found.length > 0 && found.length < 10, `${found.length} are kept`);
    assert.deepEqual(found.at(-1), reply(99));
  }
});

test('no more bytes are kept than the bound and one answer, and what is used is kept', () => {
  const kept = new KeptReplies({ replies: 1_000, bytes: 1_000 });
  const told = (length: number) => ({ status: 200, body: 'x'.repeat(length) });
  const held = (grantId: string, count: number) =>
    Array.from({ length: count }, (_, number) => kept.get(grantId, moment, `/${number}`)).filter(
      (each) => each !== undefined,
    );
  kept.set('used', moment, '/0', told(10));
  for (let number = 0; number < 100; number++) {
    kept.set('one', moment, `/${number}`, told(100));
    assert.ok(kept.get('used', moment, '/0') !== undefined, `${number}`);
  }
  assert.ok(held('one', 100).length >= 4 && held('one', 100).length <= 10, `${held('one', 100).length} are kept`);
  for (let number = 0; number < 9; number++) kept.set('large', moment, `/${number}`, told(5_000));
  assert.deepEqual(held('large', 9), [told(5_000)]);
});

test('a limit that cannot be halved is a mistake', () => {
  for (const replies of [0, 1, 3, 2.5]) assert.throws(() => new KeptReplies({ replies, bytes: 1_000 }), TypeError);
});
