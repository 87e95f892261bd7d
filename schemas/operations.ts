import { inRange, type Release, type ReleaseRange } from './releases.ts';

/** Resource groups of the interface, as the standard's resource pages divide it. */
export const resourceGroups = [
  'account-access-consents',
  'accounts',
  'balances',
  'transactions',
  'beneficiaries',
  'direct-debits',
  'standing-orders',
  'scheduled-payments',
  'products',
  'offers',
  'parties',
  'statements',
] as const;

export type ResourceGroup = (typeof resourceGroups)[number];

/** One operation of the interface: its place, its messages, and what the endpoint table says of it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path template below `{base_url}/open-banking/v3.1/aisp`. */
  readonly path: string;
  readonly group: ResourceGroup;
  readonly implementation: 'mandatory' | 'conditional' | 'optional';
  readonly grant: 'client_credentials' | 'authorization_code';
  /** Status of a success. */
  readonly status: 200 | 201 | 204;
  /** Family of the success body (its message name depends on the release), `file` for the statement file, absent for none. */
  readonly response?: MessageFamily | 'file';
  readonly releases?: ReleaseRange;
}

/** The families of messages; `message-names.ts` gives the name a release uses. */
export const messageFamilies = [
  'consent-request',
  'consent',
  'account',
  'balance',
  'transaction',
  'beneficiary',
  'direct-debit',
  'standing-order',
  'scheduled-payment',
  'product',
  'offer',
  'party',
  'parties',
  'statement',
  'error',
] as const;

export type MessageFamily = (typeof messageFamilies)[number];

/**
 * The 29 operations of the interface, keyed as the standard prints them.
 * Clause: resources-and-data-models/aisp, section Endpoints.
 */
export const operations = {
  'POST /account-access-consents': {
    method: 'POST',
    path: '/account-access-consents',
    group: 'account-access-consents',
    implementation: 'mandatory',
    grant: 'client_credentials',
    status: 201,
    response: 'consent',
  },
  'GET /account-access-consents/{ConsentId}': {
    method: 'GET',
    path: '/account-access-consents/{ConsentId}',
    group: 'account-access-consents',
    implementation: 'mandatory',
    grant: 'client_credentials',
    status: 200,
    response: 'consent',
  },
  'DELETE /account-access-consents/{ConsentId}': {
    method: 'DELETE',
    path: '/account-access-consents/{ConsentId}',
    group: 'account-access-consents',
    implementation: 'mandatory',
    grant: 'client_credentials',
    status: 204,
  },
  'GET /accounts': {
    method: 'GET',
    path: '/accounts',
    group: 'accounts',
    implementation: 'mandatory',
    grant: 'authorization_code',
    status: 200,
    response: 'account',
  },
  'GET /accounts/{AccountId}': {
    method: 'GET',
    path: '/accounts/{AccountId}',
    group: 'accounts',
    implementation: 'mandatory',
    grant: 'authorization_code',
    status: 200,
    response: 'account',
  },
  'GET /accounts/{AccountId}/balances': {
    method: 'GET',
    path: '/accounts/{AccountId}/balances',
    group: 'balances',
    implementation: 'mandatory',
    grant: 'authorization_code',
    status: 200,
    response: 'balance',
  },
  'GET /balances': {
    method: 'GET',
    path: '/balances',
    group: 'balances',
    implementation: 'optional',
    grant: 'authorization_code',
    status: 200,
    response: 'balance',
  },
  'GET /accounts/{AccountId}/transactions': {
    method: 'GET',
    path: '/accounts/{AccountId}/transactions',
    group: 'transactions',
    implementation: 'mandatory',
    grant: 'authorization_code',
    status: 200,
    response: 'transaction',
  },
  'GET /transactions': {
    method: 'GET',
    path: '/transactions',
    group: 'transactions',
    implementation: 'optional',
    grant: 'authorization_code',
    status: 200,
    response: 'transaction',
  },
  'GET /accounts/{AccountId}/beneficiaries': {
    method: 'GET',
    path: '/accounts/{AccountId}/beneficiaries',
    group: 'beneficiaries',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'beneficiary',
  },
  'GET /beneficiaries': {
    method: 'GET',
    path: '/beneficiaries',
    group: 'beneficiaries',
    implementation: 'optional',
    grant: 'authorization_code',
    status: 200,
    response: 'beneficiary',
  },
  'GET /accounts/{AccountId}/direct-debits': {
    method: 'GET',
    path: '/accounts/{AccountId}/direct-debits',
    group: 'direct-debits',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'direct-debit',
  },
  'GET /direct-debits': {
    method: 'GET',
    path: '/direct-debits',
    group: 'direct-debits',
    implementation: 'optional',
    grant: 'authorization_code',
    status: 200,
    response: 'direct-debit',
  },
  'GET /accounts/{AccountId}/standing-orders': {
    method: 'GET',
    path: '/accounts/{AccountId}/standing-orders',
    group: 'standing-orders',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'standing-order',
  },
  'GET /standing-orders': {
    method: 'GET',
    path: '/standing-orders',
    group: 'standing-orders',
    implementation: 'optional',
    grant: 'authorization_code',
    status: 200,
    response: 'standing-order',
  },
  'GET /accounts/{AccountId}/scheduled-payments': {
    method: 'GET',
    path: '/accounts/{AccountId}/scheduled-payments',
    group: 'scheduled-payments',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'scheduled-payment',
  },
  'GET /scheduled-payments': {
    method: 'GET',
    path: '/scheduled-payments',
    group: 'scheduled-payments',
    implementation: 'optional',
    grant: 'authorization_code',
    status: 200,
    response: 'scheduled-payment',
  },
  'GET /accounts/{AccountId}/product': {
    method: 'GET',
    path: '/accounts/{AccountId}/product',
    group: 'products',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'product',
  },
  'GET /products': {
    method: 'GET',
    path: '/products',
    group: 'products',
    implementation: 'optional',
    grant: 'authorization_code',
    status: 200,
    response: 'product',
  },
  'GET /accounts/{AccountId}/offers': {
    method: 'GET',
    path: '/accounts/{AccountId}/offers',
    group: 'offers',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'offer',
  },
  'GET /offers': {
    method: 'GET',
    path: '/offers',
    group: 'offers',
    implementation: 'optional',
    grant: 'authorization_code',
    status: 200,
    response: 'offer',
  },
  'GET /accounts/{AccountId}/party': {
    method: 'GET',
    path: '/accounts/{AccountId}/party',
    group: 'parties',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'party',
  },
  'GET /accounts/{AccountId}/parties': {
    method: 'GET',
    path: '/accounts/{AccountId}/parties',
    group: 'parties',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'parties',
    releases: { since: '3.1.1' },
  },
  'GET /party': {
    method: 'GET',
    path: '/party',
    group: 'parties',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'party',
  },
  'GET /accounts/{AccountId}/statements': {
    method: 'GET',
    path: '/accounts/{AccountId}/statements',
    group: 'statements',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'statement',
  },
  'GET /accounts/{AccountId}/statements/{StatementId}': {
    method: 'GET',
    path: '/accounts/{AccountId}/statements/{StatementId}',
    group: 'statements',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'statement',
  },
  'GET /accounts/{AccountId}/statements/{StatementId}/file': {
    method: 'GET',
    path: '/accounts/{AccountId}/statements/{StatementId}/file',
    group: 'statements',
    implementation: 'optional',
    grant: 'authorization_code',
    status: 200,
    response: 'file',
  },
  'GET /accounts/{AccountId}/statements/{StatementId}/transactions': {
    method: 'GET',
    path: '/accounts/{AccountId}/statements/{StatementId}/transactions',
    group: 'statements',
    implementation: 'conditional',
    grant: 'authorization_code',
    status: 200,
    response: 'transaction',
  },
  'GET /statements': {
    method: 'GET',
    path: '/statements',
    group: 'statements',
    implementation: 'optional',
    grant: 'authorization_code',
    status: 200,
    response: 'statement',
  },
} as const satisfies Record<string, Operation>;

/** An operation as the standard prints it: method and path template. */
export type OperationId = keyof typeof operations;

export const operationIds = Object.keys(operations) as readonly OperationId[];

export const isOperationId = (value: unknown): value is OperationId => operationIds.some((id) => id === value);

/** Everything below `{base_url}`; the version segment has major and minor only. */
export const basePath = '/open-banking/v3.1/aisp';

/** The part of the path that a release shares with those of its version: patches share the path of the minor release. */
export function basePathOf(release: Release): string {
  return inRange(release, { since: '4.0.0' }) ? '/open-banking/v4.0/aisp' : basePath;
}

/** The operation's entry in its general form. */
export function operation(id: OperationId): Operation {
  return operations[id];
}
