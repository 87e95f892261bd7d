import { clause, openApiClause } from '../../core/clause.ts';
import { hasFrequencyForm } from '../../core/frequencies.ts';
import type { JsonObject } from '../../core/json.ts';
import { below, lenient, look } from '../../core/look.ts';
import { rhythmsOfFour } from '../../core/mandates.ts';
import { offersOf } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleMandate, sampleOrderOfFour } from '../../core/sample-four.ts';
import type { Sketch } from '../../core/sketch.ts';

const paid = (...frequencies: readonly JsonObject[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: {
    StandingOrder: frequencies.map((Frequency) =>
      sampleOrderOfFour({ MandateRelatedInformation: sampleMandate({ Frequency }) }),
    ),
  },
});
const shared = {
  optional: true,
  releases: { since: '4.0.0' },
  applies: offersOf((id) => id.endsWith('/standing-orders') || id.endsWith('/direct-debits')),
  scenarios: ['reads', 'basic-view'],
  apart: true,
} as const;
const notes = clause('Account and Transaction API', 'OBMandateRelatedInformation1');
/** True for a code of four letters that says that something is paid again. */
const repeats = (type: unknown) => typeof type === 'string' && /^(?!NONE|ADHO)[A-Z]{4}$/.test(type);

/** How often a mandate of version 4 is paid: a code, and how many times or when in the period. */
export default [
  rule({
    ...shared,
    id: 'AISP-V4-103',
    level: 'MUST NOT',
    title: 'CountPerPeriod and PointInTime of a Frequency are never given together',
    matters:
      'Four times a month, or on the fourth of the month: a Frequency that says both lets a forecast choose either.',
    clause: notes,
    needs: 'a direct debit or a standing order with CountPerPeriod or PointInTime',
    *judge(evidence) {
      for (const { value, place } of rhythmsOfFour(evidence)) {
        const { CountPerPeriod: count, PointInTime: point } = value;
        if (count === undefined && point === undefined) continue;
        yield look(place, count === undefined || point === undefined, 'Expected one of the two alone', value);
      }
    },
    accept: {
      'a count': paid({ Type: 'MNTH', CountPerPeriod: 2 }),
      'a point': paid({ Type: 'MNTH', PointInTime: '18' }, { Type: 'NONE' }),
    },
    reject: { both: paid({ Type: 'MNTH', CountPerPeriod: 1, PointInTime: '18' }) },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-104',
    level: 'SHOULD',
    title: 'A Frequency with a code that repeats tells how many times in the period, or when in it',
    matters:
      'Each month is said, and whether on the first or on the last day is not: the rent may be due before the wages come.',
    clause: notes,
    needs: 'a direct debit or a standing order whose Frequency is a code that repeats',
    *judge(evidence) {
      for (const { value, place } of rhythmsOfFour(evidence)) {
        const { Type, CountPerPeriod: count, PointInTime: point } = value;
        if (!repeats(Type)) continue;
        const told = count !== undefined || point !== undefined;
        yield look(place, told, 'Expected CountPerPeriod or PointInTime beside this code', Type);
      }
    },
    accept: {
      'how many times': paid({ Type: 'WEEK', CountPerPeriod: 1 }),
      'when, beside one whose rhythm is not known and a text of version 3.1': paid(
        { Type: 'MNTH', PointInTime: '-1' },
        { Type: 'NONE' },
        { Type: 'ADHO' },
        { Type: 'QtrDay:ENGLISH' },
      ),
    },
    reject: { neither: paid({ Type: 'MNTH' }) },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-107',
    level: 'SHOULD',
    title: 'A Frequency by a text of version 3.1 stands alone, without CountPerPeriod and PointInTime',
    matters:
      'The text says the day already: a count or a point beside it says it twice, and sooner or later not the same.',
    clause: openApiClause('OBFrequency6'),
    needs: 'a direct debit or a standing order whose Frequency is a text of version 3.1',
    *judge(evidence, { release }) {
      for (const { value, place } of rhythmsOfFour(evidence)) {
        const { Type, CountPerPeriod: count, PointInTime: point } = value;
        if (typeof Type !== 'string' || !hasFrequencyForm(Type, release)) continue;
        yield look(place, count === undefined && point === undefined, 'Expected the text alone', value);
      }
    },
    accept: { 'the text alone': paid({ Type: 'IntrvlMnthDay:01:-01' }, { Type: 'MNTH', PointInTime: '01' }) },
    reject: {
      'with a point': paid({ Type: 'IntrvlMnthDay:01:18', PointInTime: '18' }),
      'with a count': paid({ Type: 'EvryDay', CountPerPeriod: 1 }),
    },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-108',
    level: 'MUST',
    tolerates: ['digits-of-a-point-in-time'],
    title: 'PointInTime is a text of two digits, or of a minus sign and one digit',
    matters:
      'The day of a payment is read from these two characters; where a third one stands, it falls on another day or on none.',
    clause: openApiClause('OBFrequency6'),
    needs: 'a direct debit or a standing order with a PointInTime',
    owns: {
      rule: 'AISP-V4-108',
      at: ['/Data/*/*/MandateRelatedInformation/Frequency/PointInTime'],
      keywords: ['type', 'maxLength'],
    },
    *judge(evidence) {
      for (const { value, place } of rhythmsOfFour(evidence)) {
        const { PointInTime: point } = value;
        if (point === undefined) continue;
        const at = below(place, 'PointInTime');
        const short = typeof point === 'string' && [...point].length <= 2;
        yield look(at, short, 'Expected a text of at most two characters', point);
        const tell = lenient('digits-of-a-point-in-time');
        if (short) yield tell(at, /^(?:\d\d|-\d)$/.test(point), 'Expected two digits, or a minus sign and one', point);
      }
    },
    accept: {
      'a day of the month': paid({ Type: 'MNTH', PointInTime: '18' }),
      'the last day': paid({ Type: 'MNTH', PointInTime: '-1' }),
    },
    reject: {
      'three characters': paid({ Type: 'MNTH', PointInTime: '-01' }),
      'a number': paid({ Type: 'MNTH', PointInTime: 18 }),
      'one digit': paid({ Type: 'WEEK', PointInTime: '3' }),
      letters: paid({ Type: 'WEEK', PointInTime: 'Mo' }),
    },
  }),
  rule({
    ...shared,
    id: 'AISP-V4-109',
    level: 'MUST',
    tolerates: ['count-of-no-payments'],
    title: 'CountPerPeriod is a whole number, and at least one',
    matters: 'How many payments fall into a month is counted with: half of one, or a text, stops the sum.',
    clause: openApiClause('OBFrequency6'),
    needs: 'a direct debit or a standing order with a CountPerPeriod',
    owns: {
      rule: 'AISP-V4-109',
      at: ['/Data/*/*/MandateRelatedInformation/Frequency/CountPerPeriod'],
      keywords: ['type', 'format'],
    },
    *judge(evidence) {
      for (const { value, place } of rhythmsOfFour(evidence)) {
        const { CountPerPeriod: count } = value;
        if (count === undefined) continue;
        const at = below(place, 'CountPerPeriod');
        const whole = typeof count === 'number' && Number.isInteger(count) && count >= -(2 ** 31) && count < 2 ** 31;
        yield look(at, whole, 'Expected a whole number of 32 bits', count);
        if (whole) yield lenient('count-of-no-payments')(at, count >= 1, 'Expected at least one payment', count);
      }
    },
    accept: {
      once: paid({ Type: 'MNTH', CountPerPeriod: 1 }),
      'many times': paid({ Type: 'INDA', CountPerPeriod: 96 }),
    },
    reject: {
      'as text': paid({ Type: 'MNTH', CountPerPeriod: '1' }),
      'half of one': paid({ Type: 'MNTH', CountPerPeriod: 0.5 }),
      'more than 32 bits hold': paid({ Type: 'MNTH', CountPerPeriod: 2 ** 31 }),
      none: paid({ Type: 'MNTH', CountPerPeriod: 0 }),
    },
  }),
];
