import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RecordedExchange } from './archive.ts';
import { ParsedBodies } from './parsed-bodies.ts';
import { archiveOf } from './sketch.ts';

/** Answers of some seventy characters each. */
function answers(...ids: readonly string[]): readonly RecordedExchange[] {
  const body = (id: string) => ({ Data: { Account: [{ AccountId: id }] }, Note: 'some words of no meaning' });
  return archiveOf(ids.map((id) => ({ operation: 'GET /accounts', body: body(id) }))).exchanges;
}

describe('parsed bodies', () => {
  it('are held as long as there is room, and read again after that', () => {
    const bodies = new ParsedBodies(300);
    const many = answers('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    const first = many.map((exchange) => bodies.valueOf(exchange));
    assert.ok(bodies.held > 100 && bodies.held <= 300, String(bodies.held));
    const again = many.map((exchange) => bodies.valueOf(exchange));
    assert.deepEqual(again, first);
    assert.notEqual(again[0], first[0]);
    const last = many.at(-1);
    assert.ok(last);
    assert.equal(bodies.valueOf(last), again.at(-1));
  });

  it('are one value for equal texts, also where one was read when the other was let go', () => {
    const bodies = new ParsedBodies(200);
    const [one, other, ...between] = answers('a', 'a', 'b', 'c', 'd', 'e');
    assert.ok(one && other);
    const value = bodies.valueOf(one);
    assert.equal(bodies.valueOf(other), value);
    for (const each of between) bodies.valueOf(each);
    assert.notEqual(bodies.valueOf(other), value);
    assert.equal(bodies.valueOf(one), bodies.valueOf(other));
  });

  it('stay while they are asked for, whatever comes between', () => {
    const bodies = new ParsedBodies(300);
    const [often, ...others] = answers('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    assert.ok(often);
    const value = bodies.valueOf(often);
    for (const each of others) {
      bodies.valueOf(each);
      assert.equal(bodies.valueOf(often), value);
    }
  });

  it('are not let go by the call that asks for them', () => {
    const bodies = new ParsedBodies(0);
    const [one, other] = answers('a', 'b');
    assert.ok(one && other);
    bodies.valueOf(one);
    bodies.valueOf(other);
    assert.deepEqual(bodies.valueOf(one), JSON.parse(one.response?.body ?? ''));
  });

  it('tell what they are without being read again, and hold no more than usual after work in less room', () => {
    const bodies = new ParsedBodies(1000);
    const [one] = answers('a');
    const [text] = archiveOf({ operation: 'GET /accounts', body: 'no JSON' }).exchanges;
    assert.ok(one && text);
    assert.deepEqual([bodies.isObject(one), bodies.isObject(text)], [true, false]);
    assert.deepEqual([bodies.hasList(one, 'Account'), bodies.hasList(one, 'Balance')], [true, false]);
    bodies.within(0, () => {
      assert.equal(bodies.held, 0);
      assert.ok(bodies.isObject(one));
      assert.equal(bodies.held, 0);
    });
    assert.equal(bodies.valueOf(text), undefined);
  });
});
