import { operations } from '../../schemas/operations.ts';
import type { BankProfile, Holding } from '../../schemas/profiles/bank-profile.ts';
import type { Gap } from './archive.ts';
import { type Evidence, succeeded } from './evidence.ts';
import type { RecordName } from './operation-records.ts';
import { type Group, groupOf, type Rule } from './rule.ts';

/** The groups of rules about records that a customer may have none of, and those records. */
const lists: Readonly<Partial<Record<Group, readonly [holding: Holding, record: RecordName]>>> = {
  BEN: ['beneficiaries', 'Beneficiary'],
  DIR: ['direct-debits', 'DirectDebit'],
  OFF: ['offers', 'Offer'],
  SCP: ['scheduled-payments', 'ScheduledPayment'],
  STO: ['standing-orders', 'StandingOrder'],
};

/** The list that a rule is about, where the run read it with success and met no record on it; undefined for any other. */
export function emptyList(rule: Pick<Rule, 'id'>, evidence: Evidence): Holding | undefined {
  const [holding, record] = lists[groupOf(rule)] ?? [];
  if (holding === undefined || record === undefined) return undefined;
  const read = evidence.select().some((exchange) => {
    const { operation } = exchange.about;
    return operation !== undefined && operations[operation].group === holding && succeeded(exchange);
  });
  const [first] = evidence.records(record);
  return read && first === undefined ? holding : undefined;
}

/** True where a profile declares that the PSU has nothing of it. */
export function isDeclared({ holdsNothingOf = [] }: BankProfile, holding: Holding): boolean {
  return holdsNothingOf.includes(holding);
}

/** What opens the rules about an empty list. */
export function holdsNothing(holding: Holding): Omit<Gap, 'scenario'> {
  const name = holding.replace('-', ' ');
  return {
    reason: `None of the accounts that were read shows ${name}.`,
    supply: `Log in as a PSU with ${name}, name an account that has some in "accountIds", or declare in the profile that this PSU has none.`,
    key: `psu.${holding}`,
  };
}
