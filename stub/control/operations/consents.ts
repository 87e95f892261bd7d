import { json } from '../../http/reply.ts';
import type { Control } from '../control.ts';
import { type ControlOperation, operation } from '../operation.ts';

type Act = (control: Control['consents'], consentId: string, accountId: string) => Promise<void>;

/** One of those that take no body and answer 204. */
function hook(id: string, below: string, title: string, description: string, act: Act): ControlOperation {
  return operation({
    id,
    method: 'POST',
    path: `/stub/consents/{ConsentId}/${below}`,
    title,
    description: `${description} The consent must be Authorised.`,
    answers: { 204: { description: 'It has happened.' } },
    act: async ({ consents }, { params: { ConsentId = '', AccountId = '' } }) => {
      await act(consents, ConsentId, AccountId);
      return { status: 204 };
    },
  });
}

const text = { type: 'string' } as const;
const moment = { type: 'string', format: 'date-time' } as const;

const listedConsent = {
  type: 'object',
  required: ['consentId', 'clientId', 'status', 'creationDateTime', 'statusUpdateDateTime', 'expired', 'permissions'],
  properties: {
    consentId: text,
    clientId: text,
    persona: text,
    status: { enum: ['AwaitingAuthorisation', 'Authorised', 'Rejected', 'Revoked'] },
    creationDateTime: moment,
    statusUpdateDateTime: moment,
    expirationDateTime: moment,
    expired: { type: 'boolean' },
    permissions: { type: 'array', items: text },
  },
} as const;

/** What happens at a bank and not through its interface. */
export const consentOperations: readonly ControlOperation[] = [
  operation({
    id: 'list-consents',
    method: 'GET',
    path: '/stub/consents',
    title: 'List the consents',
    description:
      'With the client that made each, the persona who authorised it, and its status by now, in the words of the bank itself: they are those of version 3.1 at every release. The newest come first.',
    query: [{ name: 'client', description: 'Id of the client: only those that it made.', schema: text }],
    answers: {
      200: {
        description: 'The consents that the bank keeps.',
        schema: {
          type: 'object',
          required: ['consents'],
          properties: { consents: { type: 'array', items: listedConsent } },
        },
      },
    },
    act: ({ consents }, { query }) => json(200, { consents: consents.list(query.get('client') ?? undefined) }),
  }),
  hook(
    'withdraw-consent',
    'withdrawal',
    'Have the PSU withdraw access',
    'All tokens of the consent die. Its Status becomes Revoked up to release 3.1.3, stays from then on, and becomes CANC in version 4.',
    (consents, id) => consents.withdraw(id),
  ),
  hook(
    'demand-reauthentication',
    'reauthentication',
    'Want the PSU back',
    'Data is refused with 403 UK.OBIE.Reauthenticate (in version 4 U028) until the PSU has authorised the consent again.',
    (consents, id) => consents.demandReauthentication(id),
  ),
  hook(
    'break-down-once',
    'breakdown',
    'Break down at the next call',
    'The next call for data under the consent is answered 500.',
    (consents, id) => consents.breakDown(id),
  ),
  hook(
    'throttle-once',
    'throttling',
    'Have had enough of calls at the next one',
    'The next call for data under the consent is answered 429 with Retry-After.',
    (consents, id) => consents.throttle(id),
  ),
  hook(
    'switch-account',
    'accounts/{AccountId}/switch',
    'Have an account switched to another bank',
    'From now on the account shows UK.CASS.SwitchCompleted to the consent.',
    (consents, id, accountId) => consents.switchAccount(id, accountId),
  ),
  hook(
    'close-account',
    'accounts/{AccountId}/closure',
    'Have an account drop out of the consent',
    'From now on the account is refused with 403; the other accounts of the consent stay.',
    (consents, id, accountId) => consents.closeAccount(id, accountId),
  ),
];
