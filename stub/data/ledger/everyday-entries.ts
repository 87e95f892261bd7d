import { type Category, type CategoryName, categories, categoryNames } from '../blueprints/merchants.ts';
import { day, daysIn, hour, type MonthIndex, monthStart } from '../calendar.ts';
import { counterparty } from '../counterparties.ts';
import type { Holding } from '../customers.ts';
import { homeTown } from '../people.ts';
import { type Stream, stream } from '../random.ts';
import type { DraftEntry } from './entry.ts';

/** Card schemes deliver overnight: between these hours purchases are booked. */
const deliveredFrom = hour;
const deliveredTo = 6 * hour - 1;

function timeOfDay(draw: Stream, category: Category): number {
  const [from, to] = category.hours;
  return draw.int(from * hour, to * hour - 1);
}

const cardKind = (holding: Holding): 'credit-card' | 'debit-card' =>
  holding.blueprint.kind === 'credit-card' ? 'credit-card' : 'debit-card';

function purchase(holding: Holding, month: MonthIndex, name: CategoryName, number: number, daily: boolean): DraftEntry {
  const category: Category = categories[name];
  const key = `card:${name}:${number}`;
  const draw = stream(holding.seed, 'purchase', holding.key, month, key);
  // A subscription is told by a stream of its own, without the month.
  const terms = category.subscription === true ? stream(holding.seed, 'subscription', holding.key, key) : draw;
  const dayOfMonth = daily ? number : terms.int(1, category.subscription === true ? 28 : daysIn(month));
  const merchant = terms.pick(category.merchants);
  const [low, high] = category.pence;
  const drawn = terms.int(low, high);
  const pence = name === 'cash' ? Math.round(drawn / 1000) * 1000 : drawn;
  const midnight = monthStart(month) + (dayOfMonth - 1) * day;
  const withTown = { name: merchant, category, town: homeTown(holding.customer).town };
  if (name === 'cash') {
    const at = midnight + timeOfDay(draw, category);
    return { key, kind: 'cash', at, madeAt: at, pence: -pence, merchant: withTown };
  }
  // Two days to be booked for the daily purchase: at any moment at least one is pending.
  const days = daily ? 2 : draw.int(1, 2);
  return {
    key,
    kind: cardKind(holding),
    at: midnight + draw.int(deliveredFrom, deliveredTo),
    madeAt: midnight - days * day + timeOfDay(draw, category),
    pence: -pence,
    merchant: withTown,
    flexible: category.flexible && holding.blueprint.balancing === 'spending',
  };
}

function purchases(holding: Holding, month: MonthIndex): readonly DraftEntry[] {
  return categoryNames.flatMap((name) => {
    const wanted = holding.blueprint.spending[name];
    if (wanted === undefined) return [];
    const count = wanted === 'daily' ? daysIn(month) : wanted;
    return Array.from({ length: count }, (_, i) => purchase(holding, month, name, i + 1, wanted === 'daily'));
  });
}

function invoices(holding: Holding, month: MonthIndex): readonly DraftEntry[] {
  const plan = holding.blueprint.invoices;
  if (plan === undefined) return [];
  return Array.from({ length: plan.count }, (_, i) => {
    const draw = stream(holding.seed, 'invoice', holding.key, month, i);
    const at = monthStart(month) + draw.int(0, daysIn(month) - 1) * day + draw.int(8 * hour, 18 * hour);
    const pence = draw.int(...plan.pence);
    const number = draw.int(100, 999);
    const client = draw.int(1, 12);
    return {
      key: `invoice:${i + 1}`,
      kind: 'transfer-in',
      at,
      madeAt: at,
      pence,
      reference: `INV ${String(month % 100).padStart(2, '0')}${String(number)}`,
      counterparty: () => counterparty(holding.customer, `client:${client}`),
      flexible: holding.blueprint.balancing === 'income',
    } satisfies DraftEntry;
  });
}

/** A purchase that is taken back and, on accounts that take cheques, a cheque that is returned unpaid: each pair comes to nil. */
function reversals(holding: Holding, month: MonthIndex): readonly DraftEntry[] {
  if (!holding.blueprint.reversals) return [];
  const draw = stream(holding.seed, 'reversal', holding.key, month);
  const category: Category = categories.shopping;
  const merchant = { name: draw.pick(category.merchants), category, town: homeTown(holding.customer).town };
  const price = draw.int(...category.pence);
  const bought = monthStart(month) + draw.int(4, 17) * day;
  const booked = bought + draw.int(deliveredFrom, deliveredTo);
  const refunded = bought + draw.int(3, 6) * day + draw.int(deliveredFrom, deliveredTo);
  const pair: readonly DraftEntry[] = [
    {
      key: 'returned-purchase',
      kind: cardKind(holding),
      at: booked,
      madeAt: bought - day + timeOfDay(draw, category),
      pence: -price,
      merchant,
    },
    { key: 'refund', kind: 'refund', at: refunded, madeAt: refunded, pence: price, merchant },
  ];
  if (holding.blueprint.kind === 'credit-card') return pair;
  const paidIn = monthStart(month) + draw.int(3, 14) * day + draw.int(9 * hour, 16 * hour);
  const returned = paidIn + 4 * day;
  const cheque = draw.int(20, 120) * 100;
  const reference = `CHEQUE ${String(draw.int(100_000, 999_999))}`;
  return [
    ...pair,
    {
      key: 'cheque',
      kind: 'cheque',
      at: paidIn,
      madeAt: paidIn,
      pence: cheque,
      reference,
      counterparty: () => counterparty(holding.customer, 'person:cheque'),
    },
    { key: 'cheque-returned', kind: 'cheque-returned', at: returned, madeAt: returned, pence: -cheque, reference },
  ];
}

/** What comes and goes without agreement: purchases, cash, clients' payments, reversals. */
export function everydayEntries(holding: Holding, month: MonthIndex): readonly DraftEntry[] {
  return [...purchases(holding, month), ...invoices(holding, month), ...reversals(holding, month)];
}
