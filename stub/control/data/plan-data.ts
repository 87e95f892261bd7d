import { type AddedListName, addedLists } from '../../../schemas/added-data/members.ts';
import type { AddedCustomer, AddedRecord } from '../../data/added/added-record.ts';
import type { World } from '../../data/world.ts';
import { DataItem, type Reading } from './data-item.ts';
import { type DataProblem, tooMany } from './data-problem.ts';
import type { PlanContext } from './plan-context.ts';
import { planCustomer } from './plan-customer.ts';
import { planBeneficiary, planDirectDebit, planScheduledPayment, planStandingOrder } from './plan-payments.ts';
import { planTransaction } from './plan-transaction.ts';

/** What a document of data is read against. */
export interface Books {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The computed data with all that was added, and these records besides. */
  readonly worldWith: (more: readonly AddedRecord[]) => World;
  /** Ids of all that was added. */
  readonly ids: () => Iterable<string>;
  readonly creditorsAreKnown: boolean;
  readonly newId: () => string;
  readonly nextOrder: () => number;
}

const minute = 60;

/** Beneficiaries come before those who pay them. */
const readers: Readonly<
  Record<Exclude<AddedListName, 'customers'>, (item: DataItem, context: PlanContext) => AddedRecord | undefined>
> = {
  beneficiaries: planBeneficiary,
  transactions: planTransaction,
  standingOrders: planStandingOrder,
  scheduledPayments: planScheduledPayment,
  directDebits: planDirectDebit,
};

/** What a problem is about, as its message names it. */
const subject = ({ message }: DataProblem): string => /^"([^"]*)"/.exec(message)?.[1] ?? '';

/** A member and all that hold it: `a`, `a[0]` and `a[0].b` of `a[0].b`. */
function holders(name: string): readonly string[] {
  return [...name.matchAll(/[.[]/g)].map(({ index }) => name.slice(0, index)).concat(name);
}

/** Problems of the books, but for those of members whose shape is wrong: that is told already. */
function unlike(found: readonly DataProblem[], shapes: readonly DataProblem[]): readonly DataProblem[] {
  const told = new Set(shapes.map(subject));
  return found.filter((problem) => !holders(subject(problem)).some((name) => told.has(name)));
}

/** Claims ids: each is given once, whatever kind of thing it is of. */
function claiming(books: Books): PlanContext['claim'] {
  const taken = new Set(books.ids());
  return (item, member, others) => {
    const told = item.text(member);
    const id = told ?? books.newId();
    if (told !== undefined && (taken.has(id) || new Set(others()).has(id))) {
      item.wrong(
        member,
        `is taken: this bank has a ${JSON.stringify(id)} already`,
        'Give another one, or leave it out.',
      );
    }
    taken.add(id);
    return id;
  };
}

/** What the accounts of a customer are named by, unless it is the name of another customer. */
function namesOf({ id, persona: { accounts } }: AddedCustomer, world: World): readonly string[] {
  return [...(world.customer(id) === undefined ? [id] : []), ...accounts.flatMap(({ accountId }) => accountId ?? [])];
}

/** What a document of data comes to, and all that is wrong with it, with what is wrong with its shape: what is planned is good only where nothing is. */
export function planData(
  document: unknown,
  books: Books,
  shapes: readonly DataProblem[],
): { readonly records: readonly AddedRecord[]; readonly problems: readonly DataProblem[] } {
  const many = tooMany(document);
  if (many !== undefined) return { records: [], problems: [many] };
  const present = Math.floor(books.clock() / 1000);
  const now = present - (present % minute);
  const reading: Reading = { problems: [], now };
  const root = new DataItem('', document, reading);
  const common = {
    ...{ now, present, creditorsAreKnown: books.creditorsAreKnown },
    ...{ claim: claiming(books), nextOrder: books.nextOrder },
  };
  const planned: AddedRecord[] = [];
  const doubtful = new Set<string>();
  const context = (world: World): PlanContext => ({ ...common, world, planned, doubtful });
  const before = context(books.worldWith([]));
  for (const item of root.items('customers')) {
    const known = reading.problems.length;
    const customer = planCustomer(item, before);
    // Nothing is said of the accounts of a customer who is told wrong: that is another cause.
    if (reading.problems.length > known) for (const name of namesOf(customer, before.world)) doubtful.add(name);
    else planned.push(customer);
  }
  const after = planned.length === 0 ? before : context(books.worldWith([...planned]));
  for (const [name, read] of Object.entries(readers)) {
    for (const item of root.items(name)) {
      const record = read(item, after);
      if (record !== undefined) planned.push(record);
    }
  }
  const names = Object.keys(addedLists);
  if (!names.some((name) => root.has(name))) {
    root.wrong(undefined, 'holds nothing to add', `Give it one of ${names.join(', ')}.`);
  }
  return { records: planned, problems: [...shapes, ...unlike(reading.problems, shapes)] };
}
