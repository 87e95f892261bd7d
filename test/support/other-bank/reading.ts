import type { Consent } from './consents.ts';
import { told } from './dates.ts';
import type { Departs } from './departures.ts';
import { balances, type Resource, statements, transactions } from './resources.ts';
import { type Account, isWithin, type Row } from './world.ts';

/** What is read, for whom. */
export interface Reading {
  readonly resource: Resource;
  readonly accounts: readonly Account[];
  readonly consent: Consent;
  readonly query: URLSearchParams;
  readonly departs: Departs;
}

/** The records that a consent opens and a query asks for, the oldest first, with the members that the consent may see. */
export function read({ resource, accounts, consent, query, departs }: Reading): readonly Row[] {
  const rows = accounts.flatMap((account) => resource.rows(account));
  const wanted = rows.filter(
    (row) => isInWindow(resource, row, consent, departs) && isAskedFor(resource, row, query, departs),
  );
  if (resource === transactions) wanted.sort((one, other) => moment(one) - moment(other));
  return wanted.map((row) => disclosed(resource, row, consent, departs));
}

const moment = ({ BookingDateTime: booked }: Row) => Date.parse(String(booked));

/** Clause: TransactionFromDateTime and TransactionToDateTime of a consent; statements lie wholly within them. */
function isInWindow(resource: Resource, row: Row, { dates, codes }: Consent, departs: Departs): boolean {
  const from = dates.TransactionFromDateTime ?? Number.NEGATIVE_INFINITY;
  const to = dates.TransactionToDateTime ?? Number.POSITIVE_INFINITY;
  if (resource === statements) return isBetween(row, from, to);
  if (resource !== transactions) return true;
  const credit = row.CreditDebitIndicator === 'Credit';
  if (!codes.includes(credit ? 'ReadTransactionsCredits' : 'ReadTransactionsDebits')) return false;
  return departs('window-ignored') || isWithin(row, from, to);
}

function isBetween({ StartDateTime: start, EndDateTime: end }: Row, from: number, to: number): boolean {
  return Date.parse(String(start)) >= from && Date.parse(String(end)) <= to;
}

/** Clause: Filtering. What cannot be read as a date filters nothing, and a zone is not looked at. */
function isAskedFor(resource: Resource, row: Row, query: URLSearchParams, departs: Departs): boolean {
  const end = (name: string, open: number) => told(query.get(name) ?? '')?.local ?? open;
  const [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (resource === statements) {
    return isBetween(row, end('fromStatementDateTime', least), end('toStatementDateTime', most));
  }
  if (resource !== transactions || departs('filters-ignored')) return true;
  const to = end('toBookingDateTime', most);
  if (departs('upper-bound-exclusive') && moment(row) === to) return false;
  return isWithin(row, end('fromBookingDateTime', least), to);
}

/** A record with what the consent may see of it, and no full number of a card: nobody has ReadPAN. */
function disclosed(resource: Resource, row: Row, { codes }: Consent, departs: Departs): Row {
  const [, detail] = resource.codes;
  const whole = detail === undefined || codes.includes(detail);
  const withheld = resource.detail.filter(
    (name) => !(name === 'TransactionInformation' && departs('basic-shows-detail')),
  );
  const seen = Object.entries(row).filter(([name]) => whole || !withheld.includes(name));
  const masked = departs('card-number-in-clear') ? seen : seen.map(([name, value]) => [name, masking(value)]);
  return spoilt(resource, Object.fromEntries(masked), departs);
}

/** Masks the middle of what looks like the number of a card, wherever it stands. Clause: ReadPAN, six and four digits may be shown. */
function masking(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(\d{6})\d{6}(\d{4})$/, '$1XXXXXX$2');
  if (Array.isArray(value)) return value.map(masking);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, masking(each)]));
}

function spoilt(resource: Resource, row: Row, departs: Departs): Row {
  if (resource === transactions && departs('bookings-without-zone')) {
    return { ...row, BookingDateTime: String(row.BookingDateTime).slice(0, -1) };
  }
  if (resource !== balances) return row;
  const { Type: type, ...others } = row;
  const amount = others.Amount as Row;
  const told = departs('amount-is-a-number') ? { ...amount, Amount: Number(amount.Amount) } : amount;
  const closing = type === 'ClosingBooked' && departs('balance-without-type');
  return { ...others, Amount: told, ...(closing ? {} : { Type: type }) };
}
