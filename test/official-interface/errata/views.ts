import { detailMembers } from '../../../schemas/view.ts';
import type { OfficialDefinitions, OfficialSchema } from '../official-document.ts';
import { type Erratum, messageOf, without } from './erratum.ts';

const transaction = {
  AccountId: '22289',
  CreditDebitIndicator: 'Credit',
  Status: 'Booked',
  BookingDateTime: '2024-05-01T10:00:00+00:00',
  Amount: { Amount: '12.50', Currency: 'GBP' },
};

const statement = {
  AccountId: '22289',
  Type: 'RegularPeriodic',
  StartDateTime: '2024-05-01T00:00:00+00:00',
  EndDateTime: '2024-05-31T00:00:00+00:00',
  CreationDateTime: '2024-06-01T00:00:00+00:00',
};

/** Where the files keep Basic and Detail records in another way than the permission table asks for. */
export const viewErrata: readonly Erratum[] = [
  {
    id: 'views as alternatives that exclude each other',
    releases: { until: '3.1.5' },
    forms: ['openapi'],
    reason:
      'A record must match one of Basic and Detail and not both, which a record without Detail members does, and in the open releases every Detail record. The Swagger file and all releases from 3.1.6 on have one record with the members of both.',
    clause: 'Swagger file of the same release; permissions, Detail Permissions',
    takenBy: 'us',
    repair: (definitions) =>
      changed(definitions, (schema) => (schema.oneOf === undefined ? schema : merged(schema.oneOf, definitions))),
    witness: () => ({ family: 'transaction', body: messageOf('Transaction', [transaction]) }),
  },
  {
    id: 'Basic records that are open to Detail members',
    releases: { since: '3.1.2', until: '3.1.3' },
    reason:
      'These releases close no record, so the file lets the Detail members pass in the Basic record like any member that it does not know. The permission table withholds them all the same.',
    clause: 'account-and-transaction-api-profile, Permissions, Detail Permissions',
    takenBy: 'the published file',
    repair: (definitions) =>
      changed(definitions, (schema, name) => {
        const detail = Object.values(detailMembers).find(({ record }) => name.startsWith(stemOf(record)));
        if (detail === undefined || !name.endsWith('Basic')) return schema;
        const withheld = Object.fromEntries(detail.forbiddenWithBasic.map((member) => [member, { not: {} }]));
        return { ...schema, properties: { ...schema.properties, ...withheld } };
      }),
    witness: () => ({
      family: 'transaction',
      view: 'basic',
      body: messageOf('Transaction', [{ ...transaction, TransactionInformation: 'Rent' }]),
    }),
  },
  {
    id: 'Basic and Detail accounts that require a currency and types',
    releases: { since: '3.1.7', until: '3.1.11' },
    reason:
      'The record of the message has them optional since 3.1.7, for accounts that were switched away. The two view records, to which no message refers, were not kept up.',
    clause: 'resources-and-data-models/aisp/Accounts, Account Switching',
    takenBy: 'us',
    repair: (definitions) =>
      changed(definitions, (schema, name) => {
        if (!/^OBAccount6(?:Basic|Detail)$/.test(name)) return schema;
        const optional = ['Currency', 'AccountType', 'AccountSubType'];
        return { ...schema, required: (schema.required ?? []).filter((member) => !optional.includes(member)) };
      }),
    witness: () => ({ family: 'account', view: 'basic', body: messageOf('Account', [{ AccountId: '22289' }]) }),
  },
  {
    id: 'Basic and Detail statements without total and local amounts',
    releases: { since: '3.1.11', until: '3.1.11' },
    reason: 'The record of the message has them since 3.1.11. The two view records were not kept up.',
    clause: 'resources-and-data-models/aisp/Statements, Data Dictionary, OBStatement2/TotalValue',
    takenBy: 'us',
    repair: (definitions) => {
      const { OBStatement2 = {} } = definitions;
      const { StatementAmount: _, ...basic } = OBStatement2.properties ?? {};
      return {
        ...definitions,
        OBStatement2Detail: OBStatement2,
        OBStatement2Basic: { ...OBStatement2, properties: basic },
      };
    },
    witness: () => ({
      family: 'statement',
      view: 'basic',
      body: messageOf('Statement', [{ ...statement, TotalValue: { Amount: '9.00', Currency: 'GBP' } }]),
    }),
  },
  {
    id: 'Detail transactions without intermediary agents',
    releases: { since: '4.0.1' },
    reason:
      'The record of the message has them since 4.0.1, and the page of the resource puts them into the Detail view.',
    clause: 'resources-and-data-models/aisp/Transactions, Data Dictionary, OBTransaction6/IntermediaryAgent1',
    takenBy: 'us',
    repair: (definitions) => {
      const { OBTransaction6 = {}, OBTransaction6Detail = {} } = definitions;
      const properties = { ...OBTransaction6Detail.properties, ...OBTransaction6.properties };
      return { ...definitions, OBTransaction6Detail: { ...OBTransaction6Detail, properties } };
    },
    witness: () => ({
      family: 'transaction',
      view: 'detail',
      body: messageOf('Transaction', [
        { ...transaction, Status: 'BOOK', IntermediaryAgent1: { Name: 'A bank between' } },
      ]),
    }),
  },
];

function changed(
  definitions: OfficialDefinitions,
  change: (schema: OfficialSchema, name: string) => OfficialSchema,
): OfficialDefinitions {
  return Object.fromEntries(Object.entries(definitions).map(([name, schema]) => [name, change(schema, name)]));
}

/** One record with the members of all alternatives, which requires what all of them do. */
function merged(alternatives: readonly OfficialSchema[], definitions: OfficialDefinitions): OfficialSchema {
  const records = alternatives.map(({ $ref = '' }) => definitions[$ref.replace('#/$defs/', '')] ?? {});
  const [first = {}, ...others] = records;
  const required = (first.required ?? []).filter((name) => others.every((other) => other.required?.includes(name)));
  return {
    ...without(first, 'required'),
    ...(required.length > 0 ? { required } : {}),
    properties: Object.assign({}, ...records.map(({ properties }) => properties)),
  };
}

function stemOf(record: string): string {
  return record.replace(/\d+$/, '');
}
