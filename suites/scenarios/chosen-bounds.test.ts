import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bookedAt } from '../core/page-sketches.ts';
import { archiveOf } from '../core/sketch.ts';
import { chosenBounds, closestBounds, inSeconds, showsBooked } from './chosen-bounds.ts';

/** A page of records that were booked in these minutes of an hour of each day, as written. */
const boundsOf = (...times: readonly string[]) => chosenBounds(pageOf(...times));

function pageOf(...times: readonly string[]) {
  const Transaction = times.map((time, index) => bookedAt(`t${index}`, `2026-03-${time}+00:00`));
  const { exchanges } = archiveOf({ operation: 'GET /accounts/{AccountId}/transactions', data: { Transaction } });
  return exchanges[0];
}

describe('the bounds of a filter', () => {
  it('leave a moment out at both ends, in whatever order the records come', () => {
    const bounds = { from: '2026-03-02T10:00:00', to: '2026-03-03T10:00:00' };
    const days = ['01T10:00:00', '02T10:00:00', '03T10:00:00', '04T10:00:00'];
    assert.deepEqual(boundsOf(...days), bounds);
    assert.deepEqual(boundsOf(...days.toReversed()), bounds);
    assert.deepEqual(boundsOf('01T10:00:00', '02T10:00:00', '03T10:00:00'), { from: bounds.from, to: bounds.from });
  });

  it('count a moment once, however many records have it', () => {
    const bounds = { from: '2026-03-02T10:00:00', to: '2026-03-02T10:00:00' };
    assert.deepEqual(boundsOf('01T10:00:00', '01T10:00:00', '02T10:00:00', '03T10:00:00', '03T10:00:00'), bounds);
  });

  it('have the precision of the records, without a fraction that is nought', () => {
    const { from, to } = boundsOf('01T10:00:00.5', '02T10:00:00.123456789', '03T10:00:00.000', '04T10:00:00') ?? {};
    assert.equal(from, '2026-03-02T10:00:00.123456789');
    assert.equal(to, '2026-03-03T10:00:00');
  });

  it('have another moment beside them that they leave, less than an hour away, where there is one', () => {
    const days = Array.from({ length: 12 }, (_, index) => `${String(index + 1).padStart(2, '0')}T10:00:00`);
    assert.deepEqual(boundsOf(...days), { from: '2026-03-05T10:00:00', to: '2026-03-09T10:00:00' });
    const bounds = { from: '2026-03-04T10:00:00', to: '2026-03-10T10:00:00' };
    assert.deepEqual(boundsOf(...days, '04T10:59:00', '10T09:01:00'), bounds);
  });

  it('are none where nothing is booked', () => {
    assert.equal(boundsOf(), undefined);
  });

  it('lie close together where much is booked in between', () => {
    const [first, near] = ['02T10:00:00', '02T11:00:00'];
    const page = pageOf('01T10:00:00', '01T10:05:00', first, near, '04T10:00:00', '05T10:00:00');
    assert.deepEqual(closestBounds(page), { from: `2026-03-${first}`, to: `2026-03-${near}` });
    assert.equal(closestBounds(pageOf(first, near, '04T10:00:00')), undefined);
    assert.equal(showsBooked(page), true);
    assert.equal(showsBooked(pageOf(first, near)), false);
  });

  it('leave no less in whole seconds', () => {
    const bounds = { from: '2026-03-02T10:00:00.25', to: '2026-03-03T23:59:59.75' };
    assert.deepEqual(inSeconds(bounds), { from: '2026-03-02T10:00:00', to: '2026-03-04T00:00:00' });
  });
});
