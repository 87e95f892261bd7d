import type { Consent } from '../consents/consent.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** An instant in milliseconds since the epoch, as `15 September 2026, 13:00 UTC`; seconds are told when there are any. */
export function instantWords(instant: number): string {
  const date = new Date(instant);
  const time = date.toISOString().slice(11, date.getUTCSeconds() === 0 ? 16 : 19);
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}, ${time} UTC`;
}

/** Until when access lasts, to end a sentence with, and the sentence after it: that it can be taken back. */
export function lifetimeWords({ expires }: Pick<Consent, 'expires'>): {
  readonly lasts: string;
  readonly back: string;
} {
  return expires === undefined
    ? { lasts: 'with no end date', back: 'You can take it back whenever you like.' }
    : { lasts: `until ${instantWords(expires)}`, back: 'You can take it back sooner.' };
}

/** Which transactions and statements are seen by date; undefined when the permissions open none. */
export function periodWords({
  permissions,
  from,
  to,
}: Pick<Consent, 'permissions' | 'from' | 'to'>): string | undefined {
  const asks = (start: string) => permissions.some((code) => code.startsWith(start));
  const kinds = [
    ...(asks('ReadTransactions') ? ['transactions'] : []),
    ...(asks('ReadStatements') ? ['statements'] : []),
  ];
  if (kinds.length === 0) return undefined;
  const what = kinds.join(' and ');
  if (from === undefined && to === undefined) return `All ${what} that this bank has, and new ones as they come`;
  if (to === undefined) return `All ${what} from ${instantWords(from ?? 0)} on, and new ones as they come`;
  if (from === undefined) return `All ${what} up to ${instantWords(to)}`;
  return `All ${what} from ${instantWords(from)} to ${instantWords(to)}`;
}
