import { filterParameters } from '../../../schemas/openapi/parameters.ts';
import { type OperationId, operation, operationIds } from '../../../schemas/operations.ts';
import { type PermissionCode, permissionCodes } from '../../../schemas/permissions.ts';
import { hasViews } from '../../../schemas/view.ts';
import type { RecordedExchange } from '../../../suites/core/archive.ts';
import { sentHeader } from '../../../suites/core/evidence.ts';
import { neededFor } from '../../../suites/core/opened-by.ts';
import { answersWithList, operationsWith, recordNameOf } from '../../../suites/core/operation-records.ts';
import { singleResources } from '../../../suites/core/single-resources.ts';
import { isSuccess, statusOf } from '../../../suites/core/status.ts';
import { refusalCases } from '../../../suites/scenarios/refusal-cases.ts';
import type { Dimension } from './breadth.ts';

type Which = (id: OperationId) => boolean;

/** The offered operations of a kind, as the path or the operation of a call tells them. */
export function operationsOf(title: string, which: Which): Dimension {
  return {
    title,
    domain: ({ context }) => context.profile.operations.filter(which),
    tried: ({ about }) => (about.operation === undefined ? [] : [about.operation]),
  };
}

const isData: Which = (id) => operation(id).grant === 'authorization_code';
const isFile: Which = (id) => operation(id).response === 'file';
const ofAccount: Which = (id) => id.includes('{AccountId}');

export const everyOperation = operationsOf('every operation', () => true);
export const everyRead = operationsOf('every GET', (id) => operation(id).method === 'GET');
export const withBody = operationsOf(
  'every operation that answers with JSON',
  (id) => operation(id).response !== undefined && !isFile(id),
);
export const everyData = operationsOf('every operation on data', isData);
export const dataWithJson = operationsOf(
  'every operation on data that answers with JSON',
  (id) => isData(id) && !isFile(id),
);
export const everyConsentOperation = operationsOf('every operation on consents', (id) => !isData(id));
export const oneConsent = operationsOf('every operation on one consent', (id) => id.includes('{ConsentId}'));
export const belowAccount = operationsOf('every operation on one account', ofAccount);
export const oneStatement = operationsOf('every operation on one statement', (id) => id.includes('{StatementId}'));
export const collections = operationsOf(
  'every collection',
  (id) => isData(id) && answersWithList(id) && !singleResources.includes(id),
);
export const bulkLists = operationsOf('every list over all accounts', (id) => {
  return answersWithList(id) && !id.includes('{');
});
export const listsOfTransactions = operationsOf('every list of transactions', (id) =>
  operationsWith('Transaction').includes(id),
);
export const byPermission = operationsOf('every operation that a permission opens', (id) => neededFor(id).length > 0);
export const withRecords = operationsOf(
  'every operation that answers with records',
  (id) => recordNameOf(id) !== undefined,
);

/** The same of a bank that speaks two versions, as far as a call of the other version was looked at beside one of this. */
export function twinsOf({ title, domain }: Dimension): Dimension {
  return {
    title: `${title}, in both versions`,
    domain,
    tried: ({ about, id }, { evidence }) => {
      const isTwin = about.face !== undefined || evidence.otherFace.some((other) => other.about.follows === id);
      return about.operation === undefined || !isTwin ? [] : [about.operation];
    },
  };
}

/** The ends of filters: each alone, and both, for every operation that declares them. */
export const filterEnds: Dimension = {
  title: 'every operation with filters: from alone, to alone, both',
  domain: ({ context }) =>
    context.profile.operations.flatMap((id) => {
      const [from, to] = filterParameters[id] ?? [];
      return from === undefined || to === undefined
        ? []
        : [from, to, `${from} and ${to}`].map((ends) => `${id}: ${ends}`);
    }),
  tried: ({ about, request }) => {
    const sent = new Set(
      [...new URL(request.url).searchParams.keys()].filter((name) => /^(from|to).*DateTime$/.test(name)),
    );
    return about.operation === undefined || sent.size === 0
      ? []
      : [`${about.operation}: ${[...sent].sort().join(' and ')}`];
  },
};

/** Resources with a Basic and a Detail view, under each choice of the two codes, for every operation that shows them. */
export const viewsOfResources: Dimension = {
  title: 'every operation with two views: Basic alone, Detail alone, both granted',
  domain: ({ context }) =>
    context.profile.operations
      .filter((id) => viewOf(id) !== undefined)
      .flatMap((id) => ['Basic', 'Detail', 'Basic and Detail'].map((view) => `${id}: ${view}`)),
  tried: (exchange, run) => {
    const id = exchange.about.operation;
    const stem = id === undefined ? undefined : viewOf(id);
    const granted = run.evidence.consentOf(exchange)?.permissions ?? [];
    const held = ['Basic', 'Detail'].filter((view) => granted.some((code) => code === `${stem}${view}`));
    return stem === undefined || held.length === 0 || !isSuccess(exchange) ? [] : [`${id}: ${held.join(' and ')}`];
  },
};

function viewOf(id: OperationId): string | undefined {
  const { response } = operation(id);
  if (response === undefined || response === 'file' || !hasViews(response)) return undefined;
  return neededFor(id)
    .flat()
    .find((code) => code.endsWith('Basic') && code.toLowerCase().includes(response.replace(/-|y$/g, '').slice(0, 8)))
    ?.replace(/Basic$/, '');
}

/** A code without the one that is mostly asked for beside it. */
const siblings: Readonly<Partial<Record<PermissionCode, PermissionCode>>> = {
  ...Object.fromEntries(
    permissionCodes.flatMap((code) => {
      const other = permissionCodes.find((each) => each === code.replace(/Basic$/, 'Detail') && each !== code);
      return other === undefined ? [] : [[code, other] as const, [other, code] as const];
    }),
  ),
  ReadTransactionsCredits: 'ReadTransactionsDebits',
  ReadTransactionsDebits: 'ReadTransactionsCredits',
  ReadParty: 'ReadPartyPSU',
  ReadPartyPSU: 'ReadParty',
};

/** What a code opens and what it leaves closed, where the other one of its pair is not there. */
export const codesAlone: Dimension = {
  title: 'every code of a pair alone: what it opens, and what the other one would open',
  domain: ({ context }) =>
    context.profile.operations.flatMap((id) =>
      neededFor(id)
        .flat()
        .flatMap((code) => {
          const other = siblings[code];
          if (other === undefined) return [];
          const also = neededFor(id).flat().includes(other);
          return [`${id} with ${code} without ${other}`, ...(also ? [] : [`${id} with ${other} without ${code}`])];
        }),
    ),
  tried: (exchange, run) => {
    const id = exchange.about.operation;
    const granted = run.evidence.consentOf(exchange)?.permissions ?? [];
    return id === undefined
      ? []
      : granted.flatMap((code) => {
          const other = siblings[code];
          return other === undefined || granted.includes(other) ? [] : [`${id} with ${code} without ${other}`];
        });
  },
};

/** Statuses of errors that a bank of the standard has, as far as a run can call them forth. */
export const errorStatuses: Dimension = {
  title: 'every status of an error',
  domain: () => ['400', '401', '403', '404', '405', '406', '415', '429', '500'],
  tried: (exchange) => [String(statusOf(exchange))],
};

/** Values of one kind that calls are tried with, by the variant or the oddity of the call. */
export function variants(
  title: string,
  all: readonly string[],
  more: Partial<Pick<Dimension, 'tried'>> = {},
): Dimension {
  return {
    title,
    domain: () => all,
    tried: ({ about }) => [about.variant, about.carries].filter((each) => each !== undefined),
    ...more,
  };
}

/** Methods that the paths of data do not have. */
export const otherMethods: Dimension = {
  title: 'every path of data with every other method',
  domain: ({ context }) => {
    const data = context.profile.operations.filter((id) => operation(id).grant === 'authorization_code');
    return data.flatMap((id) => ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} ${operation(id).path}`));
  },
  tried: ({ about, request }) =>
    about.operation === undefined ? [] : [`${request.method} ${operation(about.operation).path}`],
};

/** Representations that calls ask for beside JSON, by operation. */
export function accepting(title: string, which: Which, types: readonly string[]): Dimension {
  return {
    title,
    domain: ({ context }) =>
      context.profile.operations.filter(which).flatMap((id) => types.map((type) => `${id} as ${type}`)),
    tried: (exchange) => [`${exchange.about.operation} as ${sentHeader(exchange, 'accept')}`],
  };
}

export const fileTypes = accepting('the file of a statement, as its own type and as others', isFile, [
  '*/*',
  'application/pdf',
  'application/json',
]);

export type Form = readonly [name: string, test: RegExp];

/** Ways to write a date-time, wherever a call carries one: in the query, or in the body of a consent request. */
export function forms(
  title: string,
  all: readonly Form[],
  where: (exchange: RecordedExchange) => readonly string[],
): Dimension {
  return {
    title,
    domain: () => all.map(([name]) => name),
    tried: (exchange) =>
      where(exchange).flatMap((value) => all.filter(([, test]) => test.test(value)).map(([name]) => name)),
  };
}

/** The values of the filters of a call, escapes undone. */
export function filtersSent({ request }: RecordedExchange): readonly string[] {
  return [...new URL(request.url).searchParams].flatMap(([name, value]) =>
    /^(from|to).*DateTime$/.test(name) ? [value] : [],
  );
}

/** The date-times of a consent request. */
export function datesSent({ request }: RecordedExchange): readonly string[] {
  return [...(request.body ?? '').matchAll(/"\w+DateTime":"([^"]*)"/g)].map(([, value = '']) => value);
}

/** The faults of a consent request that a run tries. */
export const refusalsOfConsents: Dimension = {
  ...variants('the faults of a consent request', []),
  domain: ({ context }) =>
    refusalCases(context.profile).flatMap(({ variant }) => (variant.startsWith('not-offered:') ? [] : [variant])),
};

/** The codes of a group that the bank does not offer. */
export const codesNotOffered: Dimension = {
  ...variants('every code of a resource that is not offered', []),
  domain: ({ context }) =>
    permissionCodes
      .filter((code) => !context.profile.operations.some((id) => neededFor(id).flat().includes(code)))
      .filter((code) => code !== 'ReadPAN')
      .map((code) => `not-offered:${code}`),
};

/** The operations that the bank does not offer. */
export const notOffered: Dimension = {
  title: 'every operation that is not offered',
  domain: ({ context }) => operationIds.filter((id) => !context.profile.operations.includes(id)),
  tried: ({ about }) => (about.operation === undefined ? [] : [about.operation]),
};

/** The consents that limit what a list of transactions shows. */
export const consentsFiltered: Dimension = {
  title: 'consents for one side and a period',
  domain: () => ['credits', 'debits'],
  tried: ({ about }) => (about.consent === undefined ? [] : [about.consent]),
};
