import { json } from '../../http/reply.ts';
import { type ControlOperation, operation } from '../operation.ts';
import { members, textMember } from './members.ts';

const text = { type: 'string' } as const;
/** Of a snapshot of a bank that is as full as it can be. */
const largest = 256 * 1024 * 1024;

const snapshot = {
  type: 'object',
  description: 'All that changes in a bank. Its entries are no one’s business but the bank’s.',
  required: ['kind', 'version', 'bank', 'entries', 'digest'],
  properties: {
    kind: { const: 'aisp-conformance snapshot' },
    version: { const: 1 },
    bank: { type: 'object', description: 'The bank that it is of: another does not take it.' },
    entries: { type: 'array' },
    digest: { ...text, description: 'What gives away that it was changed.' },
  },
} as const;

export const resetOperations: readonly ControlOperation[] = [
  operation({
    id: 'reset',
    method: 'POST',
    path: '/stub/reset',
    title: 'Begin anew',
    description:
      'Does away with all that has changed since the start: consents, tokens, codes, and how the clock goes. With clientId only with what is that client’s, with persona only with what that persona authorised.',
    request: {
      example: {},
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          clientId: { ...text, description: 'A registered client.' },
          persona: { ...text, description: 'A customer, by its name.' },
        },
      },
    },
    answers: { 204: { description: 'It is done.' } },
    act: async (control, { body }) => {
      const asked = members(body, ['clientId', 'persona']);
      const [clientId, persona] = [textMember(asked, 'clientId'), textMember(asked, 'persona')];
      await control.reset({
        ...(clientId === undefined ? {} : { clientId }),
        ...(persona === undefined ? {} : { persona }),
      });
      return { status: 204 };
    },
  }),
  operation({
    id: 'take-snapshot',
    method: 'GET',
    path: '/stub/snapshot',
    title: 'Take a snapshot',
    description:
      'Gives all that changes in the bank, tokens and secrets among it, as one document to be restored later.',
    answers: { 200: { description: 'The snapshot.', schema: snapshot } },
    act: (control) => json(200, control.snapshot()),
  }),
  operation({
    id: 'restore-snapshot',
    method: 'PUT',
    path: '/stub/snapshot',
    title: 'Restore a snapshot',
    description:
      'Puts what a snapshot holds in the place of all that there is. A clock that went on when it was taken has gone on since.',
    request: { required: true, schema: snapshot, largest },
    answers: { 204: { description: 'The bank is as it was.' } },
    act: async (control, { body }) => {
      await control.restore(body);
      return { status: 204 };
    },
  }),
];
