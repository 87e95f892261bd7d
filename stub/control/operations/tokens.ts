import { permissionCodes } from '../../../schemas/permissions.ts';
import { usualPersona } from '../../access/headless-decision.ts';
import { OAuthError } from '../../access/oauth-error.ts';
import { json } from '../../http/reply.ts';
import { asEnvironment, type TokenRequest } from '../developer-token.ts';
import { operation } from '../operation.ts';

const text = { type: 'string' } as const;
const dateTime = { type: 'string', description: 'A date-time in any spelling of ISO 8601.' } as const;
const accounts = { type: 'array', items: text } as const;
const permissions = { type: 'array', items: { enum: permissionCodes } } as const;

/** `POST /stub/tokens`. */
export const tokenOperation = operation({
  id: 'issue-token',
  method: 'POST',
  path: '/stub/tokens',
  title: 'Issue a token',
  description:
    'Makes a consent, has a persona authorise it and issues its access token, in one call; and a token of the client, which reads the consent.',
  query: [
    {
      name: 'as',
      description: 'env for the variables that a run takes from the environment, one a line.',
      schema: { enum: ['json', 'env'], default: 'json' },
    },
  ],
  request: {
    required: true,
    example: { persona: usualPersona },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        persona: { ...text, default: usualPersona, description: 'The customer who authorises.' },
        permissions: { ...permissions, description: 'All that the bank offers, when absent.' },
        accounts: { ...accounts, description: 'AccountIds of the persona; all when absent.' },
        select: { ...text, pattern: '^first:[1-9][0-9]*$', description: 'The first so many accounts.' },
        clientId: { ...text, description: 'The first client, when absent.' },
        expiresIn: { type: 'integer', minimum: 0, description: 'Seconds; 0 for a token that is expired at once.' },
        ExpirationDateTime: dateTime,
        TransactionFromDateTime: dateTime,
        TransactionToDateTime: dateTime,
      },
    },
  },
  answers: {
    201: {
      description: 'The token, and what is known of its consent.',
      schema: {
        type: 'object',
        required: [
          'access_token',
          'token_type',
          'expires_in',
          'scope',
          'openbanking_intent_id',
          'account_ids',
          'permissions',
          'client_token',
        ],
        properties: {
          access_token: text,
          token_type: { const: 'Bearer' },
          expires_in: { type: 'integer', description: 'Seconds.' },
          scope: text,
          openbanking_intent_id: { ...text, description: 'The ConsentId.' },
          account_ids: accounts,
          permissions,
          client_token: { ...text, description: 'A token of the client itself: it reads the consent, and deletes it.' },
        },
      },
      others: { 'text/plain': 'AISP_TOKEN, AISP_CONSENT_ID and AISP_CLIENT_TOKEN, one a line.' },
    },
  },
  act: async (control, { query, body, certificate }) => {
    const as = query.get('as') ?? 'json';
    if (as !== 'json' && as !== 'env') throw new OAuthError('invalid_request', 'as must be json or env');
    // Whatever a caller sent: what is wrong with it is found out where the token is made.
    const token = await control.token(body as TokenRequest, certificate);
    return as === 'json' ? json(201, token) : { status: 201, body: asEnvironment(token), contentType: 'text/plain' };
  },
});
