import { operationIds } from '../../../schemas/operations.ts';
import { breaks } from '../../faces/broken-answer.ts';
import { json } from '../../http/reply.ts';
import type { AskedFault } from '../faults.ts';
import { type ControlOperation, operation } from '../operation.ts';

const text = { type: 'string' } as const;
const length = {
  description: 'Milliseconds, or text such as 250ms or 1.5s; up to five minutes.',
  anyOf: [
    { type: 'number', minimum: 0, maximum: 300_000 },
    { type: 'string', pattern: '^[0-9]{1,6}(\\.[0-9]{1,3})?(ms|s)$' },
  ],
} as const;
const pair = (one: string, other: string) => ({
  type: 'object',
  additionalProperties: false,
  required: [one, other],
  properties: { [one]: length, [other]: length },
});

const members = {
  fault: { ...text, description: 'The id of a fault: aisp faults lists them.' },
  delay: {
    description: 'Keeps answers back: as long each time, evenly between two lengths, or log-normal.',
    anyOf: [length, pair('from', 'to'), pair('median', 'p95')],
  },
  break: {
    enum: breaks,
    description: 'reset: the connection is reset. empty: it is closed without a byte. half: after half of the body.',
  },
  scope: {
    type: 'object',
    description: 'The calls that are meant: all that is told must be so. All calls when absent.',
    additionalProperties: false,
    properties: {
      clientId: { ...text, description: 'Those of one client.' },
      consentId: { ...text, description: 'Those about one consent.' },
      persona: { ...text, description: 'Those about a customer, by name.' },
      operation: { enum: operationIds, description: 'Those of one operation.' },
    },
  },
  times: { type: 'integer', minimum: 1, description: 'On how many calls; for good when absent.' },
  probability: { type: 'number', minimum: 0, maximum: 1, description: 'On how many of the calls that are meant.' },
} as const;

const running = {
  type: 'object',
  required: ['id', 'scope'],
  properties: { id: text, ...members },
} as const;

/** What goes wrong at run time. */
export const faultOperations: readonly ControlOperation[] = [
  operation({
    id: 'list-faults',
    method: 'GET',
    path: '/stub/faults',
    title: 'Tell what goes wrong',
    description: 'Lists what was made to go wrong at run time and still does, in the order in which it was added.',
    answers: { 200: { description: 'What goes wrong.', schema: { type: 'array', items: running } } },
    act: ({ faults }) => json(200, faults.list()),
  }),
  operation({
    id: 'add-fault',
    method: 'POST',
    path: '/stub/faults',
    title: 'Have something go wrong',
    description:
      'Makes the bank dishonest by a fault, or its answers late or broken, from the next call on. Exactly one of fault, delay and break is given. What is fixed when the bank starts (`fixed_at_start`), or makes no difference at this bank (`cannot_show`), is refused with 409 and the option to start it with.',
    request: {
      required: true,
      example: { fault: 'balance-type-missing-expected', scope: { persona: 'household' }, times: 3 },
      schema: { type: 'object', additionalProperties: false, properties: members },
    },
    answers: { 201: { description: 'It goes wrong; by the id it is removed.', schema: running } },
    refusals: {
      409: 'The fault is fixed when the bank starts, or makes no difference at this bank: the option to start it with is told.',
    },
    act: async ({ faults }, { body }) => {
      // Whatever a caller sent: what is wrong with it is found out where it is added.
      const id = await faults.add(body as AskedFault);
      return json(201, faults.list().find((each) => each.id === id) ?? { id });
    },
  }),
  operation({
    id: 'remove-fault',
    method: 'DELETE',
    path: '/stub/faults/{FaultId}',
    title: 'Have one thing go right again',
    description: 'Undoes one of what was added, by its id; 404 where there is none of this id any more.',
    answers: { 204: { description: 'It goes right.' } },
    refusals: { 404: 'Nothing goes wrong by this id.' },
    act: async ({ faults }, { params: { FaultId = '' } }) => {
      await faults.remove(FaultId);
      return { status: 204 };
    },
  }),
  operation({
    id: 'clear-faults',
    method: 'DELETE',
    path: '/stub/faults',
    title: 'Have everything go right again',
    description: 'Undoes all that was added. What logins brought along, and what the bank was started with, stays.',
    answers: { 204: { description: 'The bank is as it was started.' } },
    act: async ({ faults }) => {
      await faults.clear();
      return { status: 204 };
    },
  }),
];
