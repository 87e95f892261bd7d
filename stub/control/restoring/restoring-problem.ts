import type { LoginProblem } from '../../access/login.ts';
import type { AddedRecord } from '../../data/added/added-record.ts';
import type { World } from '../../data/world.ts';
import type { Entry } from '../../state/store.ts';
import { shapeProblem } from './entry-shapes.ts';
import { isObject } from './shape.ts';

/** What of a bank the entries of a snapshot rest on. */
export interface RestoringBank {
  readonly world: Pick<World, 'customer' | 'account' | 'holderOf'>;
  /** The keys of the customers that were added since the start: with a snapshot they are others. */
  readonly addedSince: ReadonlySet<string>;
  readonly faultProblem: LoginProblem;
}

/** The accounts of the customers that a snapshot adds, by the keys of those. */
function customersIn(entries: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const added = entries.filter(({ table }) => table === 'added').map(({ value }) => value as AddedRecord);
  return new Map(
    added.flatMap((record) =>
      record.kind === 'customer'
        ? [[record.customerKey, record.persona.accounts.map(({ accountId = '' }) => accountId)] as const]
        : [],
    ),
  );
}

/** The accounts of a customer, with the customers of a snapshot in the place of those that were added since the start. */
function accountsWith({ world, addedSince }: RestoringBank, added: ReadonlyMap<string, readonly string[]>) {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  return (customerKey: string): ReadonlySet<string> | undefined => {
    if (known.has(customerKey)) return known.get(customerKey);
    const computed = addedSince.has(customerKey) ? undefined : world.customer(customerKey);
    const own = added.get(customerKey) ?? (computed?.key === customerKey ? computed.accountIds : undefined);
    const accounts = own === undefined ? undefined : new Set(own);
    known.set(customerKey, accounts);
    return accounts;
  };
}

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : []);

/**
 * Why the bank could not go on with these entries, in words; undefined where it can. They come from whoever asks, who can make a digest
 * of anything: each must be what its table holds, and speak of customers, accounts and faults that there are.
 */
export async function restoringProblem(entries: readonly Entry[], bank: RestoringBank): Promise<string | undefined> {
  const misshapen = shapeProblem(entries);
  if (misshapen !== undefined) return misshapen;
  const added = customersIn(entries);
  const accountsOf = accountsWith(bank, added);
  const faults = new Set<string>();
  const ids = new Set<string>();
  for (const [index, { table, value }] of entries.entries()) {
    if (!isObject(value) || table.startsWith('provider/')) continue;
    const place = `entries[${index}] of the snapshot`;
    const { customerKey, accountIds, accountId, toAccountId, fault, faults: brought } = value;
    for (const id of [...textsOf(brought), ...(typeof fault === 'string' ? [fault] : [])]) faults.add(id);
    if (typeof customerKey !== 'string') continue;
    const own = accountsOf(customerKey);
    if (own === undefined) return `${place} is of a customer whom this bank does not have`;
    const named = [...textsOf(accountIds), accountId, toAccountId].filter((each) => typeof each === 'string');
    if (!named.every((each) => own.has(String(each))))
      return `${place} is of an account that its customer does not have`;
    for (const each of added.get(table === 'added' && value.kind === 'customer' ? customerKey : '') ?? []) {
      const known = bank.world.account(each) !== undefined && !bank.addedSince.has(bank.world.holderOf(each));
      if (known || ids.has(each)) return `${place} has an account by the id of another`;
      ids.add(each);
    }
  }
  for (const id of faults) {
    const problem = await bank.faultProblem([id]);
    if (problem !== undefined) return `the snapshot has a fault that this bank cannot have: ${problem}`;
  }
  return undefined;
}
