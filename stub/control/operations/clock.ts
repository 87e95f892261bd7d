import { json } from '../../http/reply.ts';
import { fastest } from '../../state/bank-clock.ts';
import { type ControlOperation, operation } from '../operation.ts';
import { members, textMember, wrong } from './members.ts';

const path = '/stub/clock';
const dateTime = { type: 'string', format: 'date-time' } as const;

const reading = {
  description: 'What the clock shows, and how it goes.',
  schema: {
    type: 'object',
    required: ['now', 'rate', 'frozen', 'followsMachine', 'machine'],
    properties: {
      now: { ...dateTime, description: 'The time of the bank, in UTC.' },
      rate: { type: 'number', description: 'How many times as fast as that of the machine it goes.' },
      frozen: { type: 'boolean', description: 'True while it stands still.' },
      followsMachine: { type: 'boolean', description: 'True while it is the clock of the machine.' },
      machine: { ...dateTime, description: 'The time of the machine, by which signatures, ID tokens and TLS go.' },
    },
  },
} as const;

export const clockOperations: readonly ControlOperation[] = [
  operation({
    id: 'read-clock',
    method: 'GET',
    path,
    title: 'Read the clock',
    description: 'Tells what the clock of the bank shows, and how it goes.',
    answers: { 200: reading },
    act: ({ clock }) => json(200, clock.read()),
  }),
  operation({
    id: 'set-clock',
    method: 'PUT',
    path,
    title: 'Set the clock',
    description:
      'Moves the clock to a time, lets it run at a multiple of that of the machine, or stops it. What is left out stays as it is. Tokens, codes and consents live by this clock; pending entries are booked, standing orders and scheduled payments fall due by it.',
    request: {
      required: true,
      example: { now: '2026-03-15T12:00:00Z', rate: 0 },
      schema: {
        type: 'object',
        additionalProperties: false,
        minProperties: 1,
        properties: {
          now: { ...dateTime, description: 'From 2020 to 2099.' },
          rate: { type: 'number', minimum: 0, maximum: fastest, description: '0 stops it, 1 is usual.' },
        },
      },
    },
    answers: { 200: reading },
    act: async ({ clock }, { body }) => {
      const asked = members(body, ['now', 'rate']);
      const { rate } = asked;
      const now = textMember(asked, 'now');
      if (now === undefined && rate === undefined) throw wrong('The body must have now, rate, or both');
      if (rate !== undefined && typeof rate !== 'number') throw wrong('rate must be a number');
      return json(200, now === undefined ? await clock.run(rate) : await clock.set(now, rate));
    },
  }),
  operation({
    id: 'advance-clock',
    method: 'POST',
    path: `${path}/advance`,
    title: 'Move the clock on',
    description: 'Moves the clock on by a duration; months and years are those of the calendar.',
    request: {
      required: true,
      example: { by: 'P1D' },
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['by'],
        properties: { by: { type: 'string', description: 'A duration of ISO 8601: P1D, P1M, PT90M.' } },
      },
    },
    answers: { 200: reading },
    act: async ({ clock }, { body }) => {
      const by = textMember(members(body, ['by']), 'by');
      if (by === undefined) throw wrong('by must be a duration of ISO 8601, such as P1D, P1M or PT90M');
      return json(200, await clock.advance(by));
    },
  }),
  operation({
    id: 'follow-machine-clock',
    method: 'DELETE',
    path,
    title: 'Have the clock follow that of the machine',
    description: 'Has the clock show the time of the machine again, as before it was first moved.',
    answers: { 200: reading },
    act: async ({ clock }) => json(200, await clock.follow()),
  }),
];
