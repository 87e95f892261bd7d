import { type OperationId, operation } from '../operations.ts';
import { inRanges, type ReleaseRanges } from '../releases.ts';
import type { DescribedBank } from './described-bank.ts';
import type { Parameter, Reference } from './open-api.ts';

const text = { type: 'string' } as const;

const paths: Readonly<Record<string, Parameter>> = {
  ConsentId: {
    name: 'ConsentId',
    in: 'path',
    required: true,
    description: 'The id that the bank gave the consent when it was asked for.',
    schema: text,
  },
  AccountId: {
    name: 'AccountId',
    in: 'path',
    required: true,
    description: 'The id of an account that the PSU selected: `GET /accounts` lists them.',
    schema: text,
  },
  StatementId: {
    name: 'StatementId',
    in: 'path',
    required: true,
    description: 'The id of a statement of this account.',
    schema: text,
  },
};

/** Headers that every operation takes, with the releases that have them. Clause: the files of each release, parameters. */
const headers: readonly { readonly releases: ReleaseRanges; readonly parameter: Parameter }[] = [
  {
    releases: { until: '3.1.1' },
    parameter: {
      name: 'x-fapi-financial-id',
      in: 'header',
      required: true,
      description: 'Which bank is called. This one takes any value.',
      schema: { type: 'string', minLength: 1 },
      example: 'reference-bank',
    },
  },
  ...[
    { name: 'x-fapi-customer-last-logged-time', releases: { until: '3.1.1' } as const },
    { name: 'x-fapi-auth-date', releases: { since: '3.1.2' } as const },
  ].map(({ name, releases }) => ({
    releases,
    parameter: {
      name,
      in: 'header',
      description:
        'When the PSU last logged in with the caller, as a full date of RFC 7231, such as `Tue, 11 Sep 2012 19:43:31 GMT`.',
      schema: text,
    } as const,
  })),
  {
    releases: {},
    parameter: {
      name: 'x-fapi-customer-ip-address',
      in: 'header',
      description: 'The address of the PSU, where a PSU waits for the answer.',
      schema: text,
    },
  },
  {
    releases: {},
    parameter: {
      name: 'x-fapi-interaction-id',
      in: 'header',
      description: 'A UUID by which both sides find the call again. The answer repeats it, or has one of the bank.',
      schema: { type: 'string', format: 'uuid' },
    },
  },
  {
    releases: [{ until: '3.1.1' }, { since: '3.1.4' }],
    parameter: {
      name: 'x-customer-user-agent',
      in: 'header',
      description: 'The user agent of the PSU.',
      schema: text,
    },
  },
  {
    releases: { since: '4.0.1' },
    parameter: {
      name: 'x-client-id',
      in: 'header',
      description: 'The id of the client, for the bank to count calls by. Nobody is authenticated by it.',
      schema: text,
    },
  },
];

const bound = (name: string, which: string): Parameter => ({
  name,
  in: 'query',
  description: `${which} The moment itself counts. A time zone is left out of account.`,
  schema: { type: 'string', format: 'date-time' },
});

/** The filters of each operation that has any: the start of the range, then its end. */
export const filterParameters: Readonly<Partial<Record<OperationId, readonly string[]>>> = {
  'GET /accounts/{AccountId}/transactions': ['fromBookingDateTime', 'toBookingDateTime'],
  'GET /transactions': ['fromBookingDateTime', 'toBookingDateTime'],
  'GET /accounts/{AccountId}/statements': ['fromStatementDateTime', 'toStatementDateTime'],
  'GET /statements': ['fromStatementDateTime', 'toStatementDateTime'],
};

const bounds: Readonly<Record<string, Parameter>> = {
  fromBookingDateTime: bound('fromBookingDateTime', 'Only what was booked at this moment or after it.'),
  toBookingDateTime: bound('toBookingDateTime', 'Only what was booked at this moment or before it.'),
  fromStatementDateTime: bound('fromStatementDateTime', 'Only statements that begin at this moment or after it.'),
  toStatementDateTime: bound('toStatementDateTime', 'Only statements that end at this moment or before it.'),
};

function pageParameter({ paging, pageSize }: DescribedBank): Parameter {
  return {
    name: paging.parameter,
    in: 'query',
    description: `A page beyond the first, each of ${pageSize} records at most. Its values come from \`Links\`: no caller makes them up.`,
    schema: text,
  };
}

function named(bank: DescribedBank, id: OperationId): readonly Parameter[] {
  const inPath = [...operation(id).path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => paths[name]);
  const inQuery = (filterParameters[id] ?? []).map((name) => bounds[name]);
  const page = bank.paging.operations.includes(id) ? [pageParameter(bank)] : [];
  const inHeader = headers.filter(({ releases }) => inRanges(bank.release, releases)).map(({ parameter }) => parameter);
  return [...inPath, ...inQuery, ...page, ...inHeader].filter((each) => each !== undefined);
}

/** The parameters of an operation, as references. `Authorization` is none: that is said by its security schemes. */
export function parametersOf(bank: DescribedBank, id: OperationId): readonly Reference[] {
  return named(bank, id).map(({ name }) => ({ $ref: `#/components/parameters/${name}` }));
}

/** Every parameter that the operations of the bank refer to, by its name. */
export function parameterComponents(bank: DescribedBank): Readonly<Record<string, Parameter>> {
  const all = bank.profile.operations.flatMap((id) => named(bank, id));
  return Object.fromEntries(all.map((parameter) => [parameter.name, parameter]));
}
