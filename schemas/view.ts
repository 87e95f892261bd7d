import type { AnnotatedSchema } from './json-schema.ts';
import type { MessageFamily } from './operations.ts';

/** How much of a resource the permissions of a consent open. */
export type View = 'basic' | 'detail';

export const views = ['basic', 'detail'] as const satisfies readonly View[];

interface DetailMembers {
  /** Name of the record's definition. */
  readonly record: string;
  readonly forbiddenWithBasic: readonly string[];
  readonly requiredWithDetail: readonly string[];
}

const creditor = {
  forbiddenWithBasic: ['CreditorAgent', 'CreditorAccount'],
  requiredWithDetail: ['CreditorAccount'],
} as const;

/**
 * Families with a Basic and a Detail view, and the members that tell them apart. For message schemas only: a bank
 * decides what it withholds from the prose. Clause: account-and-transaction-api-profile, Permissions, Detail Permissions.
 */
export const detailMembers = {
  account: {
    record: 'OBAccount6',
    forbiddenWithBasic: ['Account', 'Servicer', 'StatementFrequencyAndFormat'],
    requiredWithDetail: ['Account'],
  },
  beneficiary: { record: 'OBBeneficiary5', ...creditor },
  'standing-order': { record: 'OBStandingOrder6', ...creditor },
  'scheduled-payment': { record: 'OBScheduledPayment3', ...creditor },
  transaction: {
    record: 'OBTransaction6',
    forbiddenWithBasic: [
      'TransactionInformation',
      'Balance',
      'MerchantDetails',
      'CreditorAgent',
      'CreditorAccount',
      'DebtorAgent',
      'DebtorAccount',
      'UltimateCreditor',
      'UltimateDebtor',
      'IntermediaryAgent1',
      'IntermediaryAgent2',
      'IntermediaryAgent3',
    ],
    requiredWithDetail: [],
  },
  statement: { record: 'OBStatement2', forbiddenWithBasic: ['StatementAmount'], requiredWithDetail: [] },
} as const satisfies Partial<Record<MessageFamily, DetailMembers>>;

export type ViewFamily = keyof typeof detailMembers;

/** True for a family whose records have a Basic and a Detail view. */
export function hasViews(family: MessageFamily): family is ViewFamily {
  return Object.hasOwn(detailMembers, family);
}

/**
 * The record of `family` as `view` shows it. A closed record loses the Detail members in the Basic view and so refuses
 * them like any other unknown member; an open one names and refuses them.
 */
export function viewOf(record: AnnotatedSchema, family: ViewFamily, view: View, closed: boolean): AnnotatedSchema {
  const { forbiddenWithBasic, requiredWithDetail }: DetailMembers = detailMembers[family];
  if (view === 'detail') return { ...record, required: [...(record.required ?? []), ...requiredWithDetail] };
  const properties = Object.entries(record.properties ?? {}).flatMap(([name, member]): [string, AnnotatedSchema][] => {
    if (!forbiddenWithBasic.includes(name)) return [[name, member]];
    const { 'x-since': since, 'x-until': until } = member;
    const span = {
      ...(since === undefined ? {} : { 'x-since': since }),
      ...(until === undefined ? {} : { 'x-until': until }),
    };
    return closed ? [] : [[name, { ...span, not: {} }]];
  });
  return { ...record, properties: Object.fromEntries(properties) };
}
