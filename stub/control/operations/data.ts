import { type AddedListName, addedLists } from '../../../schemas/added-data/members.ts';
import { json } from '../../http/reply.ts';
import type { Control } from '../control.ts';
import { DataError } from '../data/data-problem.ts';
import { type ControlOperation, type JsonSchema, operation } from '../operation.ts';

const path = '/stub/data';
const text = { type: 'string' } as const;
/** Of a document with as much in it as the bank keeps. */
const largest = 32 * 1024 * 1024;

const thing = {
  type: 'object',
  required: ['id', 'kind', 'persona', 'fixed'],
  properties: {
    id: { ...text, description: 'What it is removed by: the id that the interface shows; of a customer, the persona.' },
    kind: { enum: Object.values(addedLists) },
    persona: { ...text, description: 'The customer whose it is.' },
    AccountId: { ...text, description: 'The account that it is on.' },
    accountIds: { type: 'array', items: text, description: 'The accounts of a customer.' },
    fixed: { type: 'boolean', description: 'True for what the bank was started with: it stays.' },
  },
} as const;

const things = { description: 'What was added.', schema: { type: 'array', items: thing } } as const;

/** What a list holds is described by the schema of data, which `aisp schemas` writes. */
const list = { type: 'array', items: { type: 'object' } } as const satisfies JsonSchema;

/** Answers what was added, or tells the problems, each with the pointer to where it is. */
async function answered(adding: Promise<unknown>) {
  try {
    return json(201, await adding);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const { error: code, message: error_description, problems } = error;
    return json(400, { error: code, error_description, problems });
  }
}

interface One {
  readonly id: string;
  readonly below: string;
  readonly title: string;
  readonly description: string;
  readonly example: object;
  readonly list: AddedListName;
}

/** One that adds a single thing. */
function addOne({ id, below, title, description, example, list: name }: One): ControlOperation {
  return operation({
    id,
    method: 'POST',
    path: `/stub/data/${below}`,
    title,
    description,
    request: { required: true, schema: { type: 'object' }, example },
    answers: { 201: things },
    act: async ({ data }, { body }) => await answered(data.add({ [name]: [body] })),
  });
}

const payee = { SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '00210112345678', Name: 'Priya Shah' };
const amount = { Amount: '12.30', Currency: 'GBP' };

const single: readonly One[] = [
  {
    id: 'add-transaction',
    below: 'transactions',
    list: 'transactions',
    title: 'Add a transaction',
    description:
      'Books a transaction; balances, statements and lists follow. Its Status and BookingDateTime say when: without either now, in the past or in the future as the date says, and Pending is known at once and booked on its date.',
    example: { account: 'household/1', CreditDebitIndicator: 'Debit', Amount: amount },
  },
  {
    id: 'add-beneficiary',
    below: 'beneficiaries',
    list: 'beneficiaries',
    title: 'Add a beneficiary',
    description: 'Registers whom an account may pay.',
    example: { account: 'household/1', CreditorAccount: payee },
  },
  {
    id: 'add-standing-order',
    below: 'standing-orders',
    list: 'standingOrders',
    title: 'Add a standing order',
    description:
      'Sets up an order that pays on the days of its Frequency: each payment is booked when its day comes, on both accounts where both are the customer’s.',
    example: {
      account: 'household/1',
      Frequency: 'IntrvlMnthDay:01:15',
      FirstPaymentAmount: amount,
      CreditorAccount: payee,
    },
  },
  {
    id: 'add-scheduled-payment',
    below: 'scheduled-payments',
    list: 'scheduledPayments',
    title: 'Add a scheduled payment',
    description: 'Announces a single payment, which is booked when its moment comes.',
    example: {
      account: 'household/1',
      ScheduledPaymentDateTime: 'P7D',
      InstructedAmount: amount,
      CreditorAccount: payee,
    },
  },
  {
    id: 'add-direct-debit',
    below: 'direct-debits',
    list: 'directDebits',
    title: 'Add a direct debit',
    description: 'Sets up a mandate; the collection that it names as its last is booked.',
    example: { account: 'household/1', Name: 'Harbour Water' },
  },
  {
    id: 'add-customer',
    below: 'customers',
    list: 'customers',
    title: 'Add a customer',
    description: 'Adds a customer with accounts, whom one can log in as by the persona’s name.',
    example: { persona: 'anna', accounts: [{ Nickname: 'Everyday', openingBalance: '1500.00' }] },
  },
];

const done = { 204: { description: 'It is done.' } } as const;

/** What is added to the data that the bank computes, and taken away again. */
export const dataOperations: readonly ControlOperation[] = [
  operation({
    id: 'add-data',
    method: 'POST',
    path,
    title: 'Add data',
    description:
      'Adds all that a document holds, or nothing of it: then the answer tells the first fifty problems, with the pointer to each in problems, and how many more there are. An account is named by its AccountId or as household/1; ids are made where there is none; a date-time may be a duration from now, such as P3D or -P1M.',
    request: {
      required: true,
      largest,
      example: { transactions: [single[0]?.example] },
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(Object.keys(addedLists).map((name) => [name, list])),
      },
    },
    answers: { 201: things },
    act: async ({ data }, { body }) => await answered(data.add(body)),
  }),
  ...single.map(addOne),
  operation({
    id: 'list-data',
    method: 'GET',
    path,
    title: 'List what was added',
    description: 'Lists all that was added, with what the bank was started with.',
    answers: { 200: things },
    act: ({ data }: Control) => json(200, data.list()),
  }),
  operation({
    id: 'clear-data',
    method: 'DELETE',
    path,
    title: 'Take away what was added',
    description: 'Takes away all that was added since the start. Added customers go with their tokens.',
    answers: done,
    act: async ({ data }) => {
      await data.clear();
      return { status: 204 };
    },
  }),
  operation({
    id: 'remove-data',
    method: 'DELETE',
    path: '/stub/data/{Id}',
    title: 'Take away one thing that was added',
    description:
      'Takes away what was added by this id. A customer goes with all that is on the accounts; a beneficiary whom an added order pays stays until the order is gone.',
    answers: done,
    act: async ({ data }, { params: { Id = '' } }) => {
      await data.remove(Id);
      return { status: 204 };
    },
  }),
];
