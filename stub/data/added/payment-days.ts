import { day, daysIn, monthOf, monthStart, weekday } from '../calendar.ts';

/** Days on which a standing order pays: `first` is the day that intervals count from. All are midnights in seconds. */
type FallsOn = (midnight: number, first: number) => boolean;

const dayOfMonth = (midnight: number): number => (midnight - monthStart(monthOf(midnight))) / day + 1;
/** Weeks begin on Monday. */
const weekOf = (midnight: number): number => Math.floor((midnight / day + 3) / 7);

/** The quarter days, as month and day. Clause: Standing Orders, Data Dictionary, Frequency. */
const quarterDays: Readonly<Record<string, readonly string[]>> = {
  ENGLISH: ['3-25', '6-24', '9-29', '12-25'],
  SCOTTISH: ['2-2', '5-15', '8-1', '11-11'],
  RECEIVED: ['3-20', '6-19', '9-24', '12-20'],
};

/** A day that a month does not have is its last. */
function isDayOfMonth(midnight: number, wanted: number): boolean {
  const days = daysIn(monthOf(midnight));
  return dayOfMonth(midnight) === (wanted < 0 ? days + 1 + wanted : Math.min(wanted, days));
}

/** Every form of Frequency that tells the days: `NotKnown` does not. */
function reading(frequency: string): FallsOn | undefined {
  const [form, one = '', two = ''] = frequency.split(':');
  const [n, m] = [Number(one), Number(two)];
  switch (form) {
    case 'EvryDay':
      return () => true;
    case 'EvryWorkgDay':
      return (midnight) => weekday(midnight) <= 5;
    case 'IntrvlDay':
      return n > 0 ? (midnight, first) => ((midnight - first) / day) % n === 0 : undefined;
    case 'IntrvlWkDay':
      return n > 0 && m >= 1 && m <= 7
        ? (midnight, first) => weekday(midnight) === m && (weekOf(midnight) - weekOf(first)) % n === 0
        : undefined;
    case 'WkInMnthDay':
      return n >= 1 && n <= 5 && m >= 1 && m <= 7
        ? (midnight) => weekday(midnight) === m && Math.ceil(dayOfMonth(midnight) / 7) === n
        : undefined;
    case 'IntrvlMnthDay':
      return n > 0 && m !== 0 && m >= -5 && m <= 31
        ? (midnight, first) => (monthOf(midnight) - monthOf(first)) % n === 0 && isDayOfMonth(midnight, m)
        : undefined;
    case 'QtrDay': {
      const days = quarterDays[one];
      return days && ((midnight) => days.includes(`${(monthOf(midnight) % 12) + 1}-${dayOfMonth(midnight)}`));
    }
    default:
      return undefined;
  }
}

/** True for a Frequency that tells on which days an order pays. */
export function tellsDays(frequency: string): boolean {
  return reading(frequency) !== undefined;
}

/**
 * The days on which an order of this Frequency pays, from `first` up to, not including, `end`. Intervals of weeks and months count
 * from those that `first` is in. None for a Frequency that tells no days.
 */
export function paymentDays(frequency: string, first: number, end: number): readonly number[] {
  const fallsOn = reading(frequency);
  const days: number[] = [];
  if (fallsOn === undefined) return days;
  for (let midnight = first; midnight < end; midnight += day) if (fallsOn(midnight, first)) days.push(midnight);
  return days;
}
