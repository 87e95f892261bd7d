import type { CounterpartyKey } from '../blueprints/blueprint.ts';
import { type Category, categories } from '../blueprints/merchants.ts';
import { hour, type MonthIndex, monthStart, day as oneDay } from '../calendar.ts';
import { type Counterparty, counterparty } from '../counterparties.ts';
import type { Holding } from '../customers.ts';
import type { Entry } from '../ledger/entry.ts';
import type { Pence } from '../money.ts';
import { homeTown } from '../people.ts';
import { boughtFor } from './bought-for.ts';
import type { Flow } from './flow.ts';
import { type Merchants, merchantsIn } from './local-merchants.ts';

/** Clients of a business that pay by the day. */
const clients = 24;

/** An account whose months flow, and what is known of it once it has been asked for. */
export interface FlowingAccount {
  readonly holding: Holding;
  readonly flow: Flow;
  readonly town: string;
  /** Of its town. */
  readonly merchants: Merchants;
  /** Whom it deals with by the day, told once. */
  readonly met: Map<CounterpartyKey, Counterparty>;
}

export function flowingAccount(holding: Holding, flow: Flow): FlowingAccount {
  const { town } = homeTown(holding.customer);
  return { holding, flow, town, merchants: merchantsIn(town), met: new Map() };
}

/** The other side of what comes in by the day; there are few, so that they are kept. */
function payer({ holding, met }: FlowingAccount, key: CounterpartyKey): () => Counterparty {
  return () => {
    const known = met.get(key) ?? counterparty(holding.customer, key);
    met.set(key, known);
    return known;
  };
}

/** Booked overnight, between one and six, and known one or two days before, as card schemes deliver. */
function purchase(account: FlowingAccount, month: MonthIndex, midnight: number, place: Place): Entry {
  const { flow, town, merchants, holding } = account;
  const name = boughtFor(place.pence, flow.unit(month, place.number, 5));
  const category: Category = categories[name];
  const sellers = merchants.get(name) ?? [];
  const [from, to] = category.hours;
  const seller = sellers[Math.floor(flow.unit(month, place.number, 6) * sellers.length)] ?? town;
  const second = Math.floor(flow.unit(month, place.number, 7) * (to - from) * hour);
  return {
    key: `flow:${place.number}`,
    kind: holding.blueprint.kind === 'credit-card' ? 'credit-card' : 'debit-card',
    at: midnight + hour + Math.floor(place.share * 5 * hour),
    madeAt: midnight - (place.inDay % 2 === 0 ? 2 : 1) * oneDay + from * hour + second,
    pence: -place.pence,
    merchant: { name: seller, category, town },
  };
}

function credit(account: FlowingAccount, month: MonthIndex, midnight: number, place: Place): Entry {
  const isTaking = account.flow.plan.of === 'takings';
  const at = midnight + 8 * hour + Math.floor(place.share * 12 * hour);
  const client = 1 + Math.floor(account.flow.unit(month, place.number, 5) * clients);
  return {
    key: `flow:${place.number}`,
    kind: 'transfer-in',
    at,
    madeAt: at,
    pence: place.pence,
    reference: isTaking ? `INV ${String(month % 100).padStart(2, '0')}${1000 + place.number}` : 'ROUND UP',
    counterparty: payer(account, isTaking ? `client:${client}` : 'own-elsewhere'),
  };
}

interface Place {
  /** Counted from 0 within the month, and within the day. */
  readonly number: number;
  readonly inDay: number;
  /** How much of the time in which the day's entries are booked is over by then, in [0, 1). */
  readonly share: number;
  readonly pence: Pence;
}

/** The entries of the flow on a day of a month, counted from 0, oldest first, when the month's come to `total`, without a sign. */
export function flowEntries(account: FlowingAccount, month: MonthIndex, day: number, total: Pence): readonly Entry[] {
  const { flow } = account;
  const first = flow.countBefore(month, day);
  const midnight = monthStart(month) + day * oneDay;
  const amounts = flow.amountsOf(month, day, total);
  const made = flow.plan.of === 'purchases' ? purchase : credit;
  return amounts.map((pence, inDay) => {
    const number = first + inDay;
    const share = (inDay + flow.unit(month, number, 4)) / amounts.length;
    return made(account, month, midnight, { number, inDay, share, pence });
  });
}
