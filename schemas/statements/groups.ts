import type { Version } from '../releases.ts';

/** Groups of statements and of rules, in the order of the standard's topics, and what each is about. */
export const groups = {
  EP: 'Endpoints',
  SEC: 'Security and tokens',
  HDR: 'Headers',
  HTTP: 'Status codes and routing',
  ERR: 'Error body',
  ENV: 'Envelope',
  PAG: 'Pagination',
  FIL: 'Filters',
  DTM: 'Dates and times',
  FMT: 'Value formats',
  CON: 'Account access consents',
  PRM: 'Permissions',
  PAN: 'PAN masking',
  ACC: 'Accounts',
  BAL: 'Balances',
  TRA: 'Transactions',
  BEN: 'Beneficiaries',
  DIR: 'Direct debits',
  STO: 'Standing orders',
  SCP: 'Scheduled payments',
  PAR: 'Parties',
  PRO: 'Products',
  OFF: 'Offers',
  STA: 'Statements',
  SUP: 'Supplementary data',
  VER: 'Versions',
  SEED: 'This service',
  V4: 'Version 4.0',
  DUAL: 'Both versions at once',
} as const;

export type Group = keyof typeof groups;

const ofVersionFour: readonly string[] = ['V4', 'DUAL'] satisfies readonly Group[];

/** The groups of what a version says, by the same titles: version 3.1 knows nothing of the next one, unless that is `beside` it. */
export function groupsOf(version: Version, beside = false): Readonly<Record<string, string>> {
  const isKnown = (name: string) => version === '4.0' || !ofVersionFour.includes(name) || (beside && name === 'DUAL');
  return Object.fromEntries(Object.entries(groups).filter(([name]) => isKnown(name)));
}
