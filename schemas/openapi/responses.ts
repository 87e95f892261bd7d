import { type OperationId, operation } from '../operations.ts';
import type { DescribedBank } from './described-bank.ts';
import { messageReference } from './message-components.ts';
import type { Content, Header, Reference, ResponseObject } from './open-api.ts';

const json = 'application/json';

const header = (name: string): Reference => ({ $ref: `#/components/headers/${name}` });

/** Headers of answers. */
export const headerComponents: Readonly<Record<string, Header>> = {
  'x-fapi-interaction-id': {
    description: 'The id that the call came with, or one that the bank gave it.',
    required: true,
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'In how many seconds to try again.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  Allow: { description: 'The methods that this path has.', required: true, schema: { type: 'string' } },
  'WWW-Authenticate': {
    description: 'What kind of token is wanted, and what is wrong with the one that came.',
    required: true,
    schema: { type: 'string' },
  },
};

const fileName: Header = { description: 'The name of the file.', required: true, schema: { type: 'string' } };

const everywhere = { 'x-fapi-interaction-id': header('x-fapi-interaction-id') };
const error: Content = { [json]: { schema: { $ref: '#/components/schemas/OBErrorResponse1' } } };

/** The refusals of this bank, by status. A caller is told why in the body, but where the standard wants none. */
function refusals({ bodyLimit }: DescribedBank): Readonly<Record<string, ResponseObject>> {
  return {
    400: {
      description: 'The request cannot be understood, or names something that this bank does not have.',
      headers: everywhere,
      content: error,
    },
    401: {
      description:
        'There is no access token, or one that is worth nothing here. Where it has expired, there is no body.',
      headers: { ...everywhere, 'WWW-Authenticate': header('WWW-Authenticate') },
      content: error,
    },
    403: {
      description: 'The access token is good, but its consent does not reach this far.',
      headers: everywhere,
      content: error,
    },
    405: {
      description: 'The path has no such method.',
      headers: { ...everywhere, Allow: header('Allow') },
      content: error,
    },
    406: {
      description: 'The caller takes no media type that this operation answers with.',
      headers: everywhere,
      content: error,
    },
    413: { description: `The body is larger than ${bodyLimit} bytes.`, headers: everywhere, content: error },
    415: { description: 'The body comes in another media type than JSON.', headers: everywhere, content: error },
    429: {
      description: 'There were too many calls.',
      headers: { ...everywhere, 'Retry-After': header('Retry-After') },
    },
    500: { description: 'The bank has broken down.', headers: everywhere, content: error },
  };
}

const ofBodies: readonly string[] = ['413', '415'];

/** The refusals as components, by names such as `Refused403`. */
export function responseComponents(bank: DescribedBank): Readonly<Record<string, ResponseObject>> {
  return Object.fromEntries(Object.entries(refusals(bank)).map(([status, each]) => [`Refused${status}`, each]));
}

function success(bank: DescribedBank, id: OperationId): ResponseObject {
  const { status, response } = operation(id);
  if (response === undefined) return { description: 'It is done. There is no body.', headers: everywhere };
  if (response === 'file') {
    return {
      description: 'The statement as a file.',
      headers: { ...everywhere, 'Content-Disposition': fileName },
      content: { [bank.fileType]: { schema: { type: 'string', format: 'binary' } } },
    };
  }
  return {
    description: status === 201 ? 'The consent, with the id that the bank gave it.' : 'What was asked for.',
    headers: everywhere,
    content: { [json]: { schema: messageReference(bank, response, id) } },
  };
}

/** Every answer of an operation, by status: the success first. */
export function responsesOf(
  bank: DescribedBank,
  id: OperationId,
): Readonly<Record<string, ResponseObject | Reference>> {
  const { method, status } = operation(id);
  const refused = Object.keys(refusals(bank)).filter((each) => method === 'POST' || !ofBodies.includes(each));
  return {
    [status]: success(bank, id),
    ...Object.fromEntries(refused.map((each) => [each, { $ref: `#/components/responses/Refused${each}` } as const])),
  };
}

/** What an operation takes: a consent is asked for with every code that the bank offers. */
export function requestBodyOf(bank: DescribedBank, id: OperationId) {
  if (operation(id).method !== 'POST') return undefined;
  const example = { Data: { Permissions: bank.offered }, Risk: {} };
  return { required: true, content: { [json]: { schema: messageReference(bank, 'consent-request', id), example } } };
}
