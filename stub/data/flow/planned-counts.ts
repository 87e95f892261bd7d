import type { AccountBlueprint, PaymentTarget } from '../blueprints/blueprint.ts';
import type { MonthIndex } from '../calendar.ts';
import type { Holding } from '../customers.ts';
import { type Schedule, timesIn } from '../schedule.ts';
import type { SidedCount } from '../transaction-book.ts';

interface Planned {
  readonly schedule: Schedule;
  /** The first month in which it may fall. */
  readonly since: MonthIndex;
}

/** Orders without terms that do not say when they begin have begun by then. */
const allBegun: MonthIndex = 2015 * 12 + 17;

const since = ({ begun, termMonths }: { readonly begun?: number; readonly termMonths?: number }): MonthIndex =>
  begun ?? (termMonths === undefined ? allBegun : Number.NEGATIVE_INFINITY);

const always = ({ schedule }: { readonly schedule: Schedule }): Planned => ({
  schedule,
  since: Number.NEGATIVE_INFINITY,
});

/** Standing orders and transfers of an account, those into `slot` alone when it is given. */
function payments({ standingOrders, transfers }: AccountBlueprint, slot?: number): readonly Planned[] {
  const wanted = ({ to }: { readonly to: PaymentTarget }) => slot === undefined || ('own' in to && to.own === slot);
  return [
    ...standingOrders.filter(wanted).map((plan) => ({ schedule: plan.schedule, since: since(plan) })),
    ...transfers.filter(wanted).map(always),
  ];
}

const times = (plans: readonly Planned[], month: MonthIndex): number =>
  plans.reduce((sum, { schedule, since }) => (month < since ? sum : sum + timesIn(schedule, month)), 0);

/** How many entries besides its flow an account has in a month, told from its plans alone: none of them is made. */
export function plannedCounts({ blueprint, customer }: Holding): (month: MonthIndex) => SidedCount {
  const { incomes, directDebits, spending, reversals, kind, slot, annualRate } = blueprint;
  const received = customer.persona.accounts
    .filter((other) => other.slot !== slot)
    .flatMap((one) => payments(one, slot));
  const credits = [...incomes.map(always), ...received];
  const debits = [
    ...payments(blueprint),
    ...directDebits.map((plan) => ({ schedule: plan.schedule, since: since(plan) })),
  ];
  const bought = Object.values(spending).reduce<number>((sum, count) => sum + (count === 'daily' ? 0 : count), 0);
  const pairs = reversals ? (kind === 'credit-card' ? 1 : 2) : 0;
  const paid = pairs + (annualRate === undefined ? 0 : 1);
  return (month) => ({ Credit: paid + times(credits, month), Debit: pairs + bought + times(debits, month) });
}
