import type { MessageFamily } from '../../../schemas/operations.ts';
import { clause } from '../../core/clause.ts';
import { hasFrequencyForm, isWithinBounds } from '../../core/frequencies.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { frequencyOf } from '../../core/mandates.ts';
import { offersGroup } from '../../core/offered.ts';
import { isNothing } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import { sampleOrder } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const record = (...frequencies: readonly string[]): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: frequencies.map((Frequency) => sampleOrder({ Frequency })) },
});
const shared = {
  level: 'MUST',
  clause: clause('Standing Orders', 'Data Dictionary'),
  applies: offersGroup('standing-orders'),
  scenarios: ['reads', 'basic-view'],
} as const;
const families: readonly MessageFamily[] = ['standing-order'];

/** The two things that the one pattern of Frequency says. */
export default [
  rule({
    ...shared,
    id: 'AISP-STO-002',
    title: 'Frequency of a standing order has one of the forms of the release, such as IntrvlMnthDay:01:-01',
    matters: "The rhythm is parsed from this text; a form of the bank's own puts the rent on no day of the month.",
    statements: ['AISP-STO-002', 'AISP-STO-003', 'AISP-STO-004', 'AISP-STO-016'],
    needs: 'a standing order',
    releases: { until: '3.1.11' },
    owns: {
      rule: 'AISP-STO-002',
      families,
      at: ['/Data/StandingOrder/*/Frequency'],
      keywords: ['pattern', 'minLength', 'maxLength'],
    },
    apart: true,
    *judge(evidence, { release }) {
      for (const found of evidence.records('StandingOrder')) {
        const value = textAt(found.value, 'Frequency');
        if (value === undefined || isNothing(below(found, 'Frequency'))) continue;
        yield look(below(found, 'Frequency'), hasFrequencyForm(value, release), 'Expected a form of Frequency', value);
      }
    },
    accept: {
      'every form': record(
        'NotKnown',
        'EvryDay',
        'EvryWorkgDay',
        'IntrvlDay:15',
        'IntrvlWkDay:02:03',
        'WkInMnthDay:02:03',
        'IntrvlMnthDay:06:15',
        'QtrDay:SCOTTISH',
      ),
      'days counted from the end of the month': record('IntrvlMnthDay:01:-01'),
    },
    reject: {
      'a word of everyday language': record('Monthly'),
      'another spelling': record('WkinMnthDay:02:03'),
      'brackets for colons': record('WkInMnthDay(2)'),
      'one digit': record('IntrvlWkDay:1:3'),
      'a field missing': record('IntrvlMnthDay:01'),
      'a code of direct debits': record('UK.OBIE.Monthly'),
      'a quarter that the standard does not name': record('QtrDay:WELSH'),
    },
  }),
  rule({
    ...shared,
    id: 'AISP-STO-005',
    releases: { until: '3.1.11' },
    optional: true,
    title: 'The numbers of a Frequency lie within their bounds: weeks, days of the week, months and days of the month',
    matters:
      'The fortieth day of a month comes never: the order drops out of the forecast, or a careless parser puts it on another day.',
    needs: 'a standing order with numbers in its Frequency',
    apart: true,
    *judge(evidence, { release }) {
      for (const found of evidence.records('StandingOrder')) {
        const { text: value = '', place = found } = frequencyOf(found) ?? {};
        const holds = isWithinBounds(value, release);
        if (holds === undefined) continue;
        yield look(place, holds, 'Expected numbers within the bounds of the data dictionary', value);
      }
    },
    accept: {
      'the lowest and the highest': record(
        'IntrvlDay:02',
        'IntrvlDay:31',
        'IntrvlWkDay:09:07',
        'WkInMnthDay:05:07',
        'IntrvlMnthDay:24:31',
        'IntrvlMnthDay:12:-05',
      ),
      'a form without numbers is not looked at': record('EvryDay', 'IntrvlWkDay:01:01'),
    },
    reject: {
      'every day as an interval': record('IntrvlDay:01'),
      'an eighth day of the week': record('IntrvlWkDay:01:08'),
      'no week': record('IntrvlWkDay:00:01'),
      'a sixth week of the month': record('WkInMnthDay:06:01'),
      'seven months': record('IntrvlMnthDay:07:01'),
      'day 32': record('IntrvlMnthDay:01:32'),
      'six days before the end': record('IntrvlMnthDay:01:-06'),
    },
  }),
];
