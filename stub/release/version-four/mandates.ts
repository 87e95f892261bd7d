import { inRange, type Release } from '../../../schemas/releases.ts';
import { stream } from '../../data/random.ts';
import { withOtherSide } from './other-side.ts';

type Written = Readonly<Record<string, unknown>>;

/** How often, as version 4 tells it. */
interface Frequency {
  readonly Type: string;
  readonly PointInTime?: string;
  readonly CountPerPeriod?: number;
}

/** Codes for so many months between payments. */
const everyMonths: Readonly<Record<string, string>> = {
  '01': 'MNTH',
  '02': 'TWMH',
  '03': 'QURT',
  '04': 'FOMH',
  '05': 'FIMH',
  '06': 'MIAN',
  '12': 'YEAR',
};

/** Codes for so many weeks between payments. */
const everyWeeks: Readonly<Record<string, string>> = { '01': 'WEEK', '02': 'FRTN', '04': 'FOWK' };

const simple: Readonly<Record<string, string>> = { NotKnown: 'NONE', EvryDay: 'DAIL', EvryWorkgDay: 'WODL' };

/** Where the day is not known, that it is once in the period; what has no rhythm has no period either. */
const counted = (Type: string): Frequency => (Type === 'NONE' ? { Type } : { Type, CountPerPeriod: 1 });

/** A day from the end of the month has a sign, which leaves one digit for it. */
const pointOf = (day: string): string => day.replace(/^-0/, '-');

/**
 * The frequency of a standing order by a code and the day on which it falls; the text of 3.1 where a code would say less: for
 * intervals of days and of odd weeks, for a week of the month, and from 4.0.1 on for the quarter days. Before its last update 4.0.0 had
 * no texts, and the official suite still knows none: there the quarter days are told as quarterly. Every second year has a code from
 * 4.0.1 on.
 * Clause: account-and-transaction-api-profile, OBMandateRelatedInformation1.
 */
export function standingOrderFrequency(text: string, release: Release): Frequency {
  const code = simple[text];
  if (code !== undefined) return counted(code);
  if (text.startsWith('QtrDay:') && release === '4.0.0') return counted('QURT');
  const [, weeks = '', weekDay = ''] = /^IntrvlWkDay:(\d\d):(\d\d)$/.exec(text) ?? [];
  const weekly = everyWeeks[weeks];
  if (weekly !== undefined) return { Type: weekly, PointInTime: weekDay };
  const [, months = '', monthDay = ''] = /^IntrvlMnthDay:(\d\d):(-?\d\d)$/.exec(text) ?? [];
  const monthly = months === '24' && inRange(release, { since: '4.0.1' }) ? 'TWYR' : everyMonths[months];
  return monthly === undefined ? { Type: text } : { Type: monthly, PointInTime: pointOf(monthDay) };
}

const collected: Readonly<Record<string, string>> = {
  'UK.OBIE.Annual': 'YEAR',
  'UK.OBIE.Daily': 'DAIL',
  'UK.OBIE.Fortnightly': 'FRTN',
  'UK.OBIE.HalfYearly': 'MIAN',
  'UK.OBIE.Monthly': 'MNTH',
  'UK.OBIE.NotKnown': 'NONE',
  'UK.OBIE.Quarterly': 'QURT',
  'UK.OBIE.Weekly': 'WEEK',
};

/** What a mandate that is paid no longer may have come to, and why. */
const ends = [
  { status: 'CANC', Reason: 'Cancelled by the customer' },
  { status: 'EXPI', Reason: 'The contract that it was for has ended' },
  { status: 'SUSP', Reason: 'Suspended until the collector gives notice anew' },
] as const;

const runOut = { status: 'EXPI', Reason: 'The final payment was made' } as const;

/**
 * What has become of an order or of a mandate, of which 3.1 tells whether it is active: with its final payment behind it an order has
 * run out; how a mandate ended this bank has on its own files.
 */
function state({ DirectDebitId, DirectDebitStatusCode, StandingOrderStatusCode, FinalPaymentDateTime }: Written): {
  readonly status?: string;
  readonly Reason?: string;
} {
  const word = DirectDebitStatusCode ?? StandingOrderStatusCode;
  if (word === undefined) return {};
  if (word === 'Active') return { status: 'ACTV' };
  return FinalPaymentDateTime === undefined ? stream(0, 'mandate ended', String(DirectDebitId)).pick(ends) : runOut;
}

const withoutUndefined = (object: Written): Written =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

/** A direct debit of version 4: what is agreed stands in an object of its own. */
export function directDebit(record: Written): Written {
  const { MandateIdentification, Frequency, DirectDebitStatusCode: _, ...others } = record;
  const { status, Reason } = state(record);
  return withoutUndefined({
    ...others,
    DirectDebitStatusCode: status,
    MandateRelatedInformation: withoutUndefined({
      MandateIdentification,
      Classification: 'VARI',
      Frequency: counted(collected[String(Frequency)] ?? 'NONE'),
      Reason,
    }),
  });
}

/**
 * From which day an order recurs: the month after the first payment, on its own day. An order that is paid by another rhythm, or no
 * more than once, goes on as it began.
 */
function recursFrom(first: unknown, final: unknown, { Type, PointInTime = '' }: Frequency): string | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)-/.exec(String(first)) ?? [];
  if (Type !== 'MNTH' || !/^(?:0[1-9]|1\d|2[0-8])$/.test(PointInTime) || month === undefined) return undefined;
  const next = new Date(Date.UTC(Number(year), Number(month), Number(PointInTime))).toISOString().slice(0, 10);
  const day = `${next}T00:00:00+00:00`;
  return typeof final === 'string' && Date.parse(final) < Date.parse(day) ? undefined : day;
}

/** What a standing order pays for: some a document with an amount, which 4.0.0 has as a whole number. */
function structured(Reference: unknown, record: Written, release: Release): Written {
  const told = { CreditorReferenceInformation: { Reference } };
  const { NextPaymentAmount } = record;
  const amount = typeof NextPaymentAmount === 'object' ? Reflect.get(NextPaymentAmount ?? {}, 'Amount') : undefined;
  const id = String(record.StandingOrderId);
  if (typeof amount !== 'string' || stream(0, 'document paid', id).chance(1 / 2)) return told;
  return {
    ReferredDocumentInformation: [{ Code: 'CINV', Number: `INV-${id.replace(/\D/g, '').slice(-6).padStart(6, '0')}` }],
    ReferredDocumentAmount: inRange(release, { until: '4.0.0' }) ? Math.round(Number(amount)) : amount,
    ...told,
  };
}

/** A standing order of version 4: what is agreed, and what the payee reads, stand in objects of their own. */
export function standingOrder(record: Written, release: Release): Written {
  const { Frequency, Reference, FirstPaymentDateTime, FinalPaymentDateTime, ...others } = withOtherSide(record);
  const { status, Reason } = state(record);
  const rhythm = standingOrderFrequency(String(Frequency), release);
  return withoutUndefined({
    ...others,
    StandingOrderStatusCode: status,
    MandateRelatedInformation: withoutUndefined({
      Classification: 'FIXE',
      FirstPaymentDateTime,
      RecurringPaymentDateTime: recursFrom(FirstPaymentDateTime, FinalPaymentDateTime, rhythm),
      FinalPaymentDateTime,
      Frequency: rhythm,
      Reason,
    }),
    RemittanceInformation:
      Reference === undefined ? undefined : { Structured: [structured(Reference, record, release)] },
  });
}
