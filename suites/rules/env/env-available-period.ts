import { clause } from '../../core/clause.ts';
import { json, recordsOf } from '../../core/evidence.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { bookedAt } from '../../core/page-sketches.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { instantOf } from '../../core/wall-clock.ts';

const dayMs = 86_400_000;
const [first, last] = ['FirstAvailableDateTime', 'LastAvailableDateTime'] as const;

const answer = (from: string, to: string, booked: string, consent: 'detail' | 'credits' = 'detail'): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  consent,
  body: {
    Data: { Transaction: [bookedAt('t1', booked)] },
    Meta: { [first]: from, [last]: to },
  },
});

export default [
  rule({
    id: 'AISP-ENV-013',
    optional: true,
    level: 'SHOULD',
    title: 'The available period in Meta is a period, and holds the transactions that come with it',
    matters:
      'A TPP that trusts the available period never asks outside it: transactions beyond its ends are never fetched.',
    clause: clause('Account and Transaction API', 'Using Meta to identify Available Transaction Period'),
    scenarios: ['reads', 'basic-view'],
    needs: 'an answer that gives the available period in Meta',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.successes()) {
        const meta = { exchange, pointer: '/Meta' };
        const [from, to] = [first, last].map((name) => instantOf(textAt(json(exchange), 'Meta', name)));
        if (from !== undefined && to !== undefined) yield look(meta, from <= to, `Expected ${first} before ${last}`);
        if (from === undefined && to === undefined) continue;
        for (const found of recordsOf(exchange, 'Transaction')) {
          const at = instantOf(textAt(found.value, 'BookingDateTime'));
          if (at === undefined) continue;
          // A period may be given in whole days.
          const inside = (from === undefined || at > from - dayMs) && (to === undefined || at < to + dayMs);
          const booked = textAt(found.value, 'BookingDateTime');
          yield look(
            below(found, 'BookingDateTime'),
            inside,
            'Expected the transaction in the available period',
            booked,
          );
        }
      }
    },
    accept: {
      'to the second': answer('2026-01-01T08:00:00Z', '2026-03-01T09:00:00Z', '2026-03-01T09:00:00Z'),
      'in whole days': answer('2026-01-01T00:00:00+00:00', '2026-03-01T00:00:00+00:00', '2026-03-01T17:00:00+00:00'),
    },
    reject: {
      'the wrong way round': answer('2026-03-01T00:00:00Z', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'),
      'a transaction before it': answer('2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z', '2026-01-15T00:00:00Z'),
    },
  }),
  rule({
    id: 'AISP-ENV-014',
    optional: true,
    level: 'SHOULD',
    title: 'The available period in Meta is no longer than the period that was consented to',
    matters:
      'A period longer than what was consented to has TPPs ask for what they will be refused, and explain a gap that is none.',
    clause: clause('Account and Transaction API', 'Using Meta to identify Available Transaction Period'),
    scenarios: ['transaction-permissions'],
    needs: 'an answer that gives the available period in Meta, under a consent for a period',
    apart: true,
    *judge(evidence) {
      for (const exchange of evidence.successes()) {
        if (recordsOf(exchange, 'Transaction').length === 0) continue;
        const bounds = [
          [first, 'from', -1],
          [last, 'to', 1],
        ] as const;
        for (const [name, end, sign] of bounds) {
          const text = textAt(json(exchange), 'Meta', name);
          const at = instantOf(text);
          const bound = at === undefined ? undefined : instantOf(evidence.periodOf(exchange)?.[end]);
          if (bound === undefined || at === undefined) continue;
          const inside = (at - bound) * sign < dayMs;
          yield look({ exchange, pointer: `/Meta/${name}` }, inside, 'Expected a period within the consent', text);
        }
      }
    },
    accept: {
      'within it': answer('2026-01-02T00:00:00Z', '2026-02-20T00:00:00Z', '2026-02-01T00:00:00Z', 'credits'),
      'the same': answer('2026-01-01T00:00:00Z', '2026-02-28T23:59:59Z', '2026-02-01T00:00:00Z', 'credits'),
    },
    reject: {
      'from earlier': answer('2019-01-01T00:00:00Z', '2026-02-20T00:00:00Z', '2026-02-01T00:00:00Z', 'credits'),
      'to later': answer('2026-01-02T00:00:00Z', '2026-03-14T00:00:00Z', '2026-02-01T00:00:00Z', 'credits'),
    },
  }),
];
