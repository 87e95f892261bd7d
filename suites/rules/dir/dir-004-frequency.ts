import { clause } from '../../core/clause.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';
import { offersGroup } from '../../core/offered.ts';
import { rule } from '../../core/rule.ts';
import { sampleDirectDebit } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

const frequencies: readonly string[] = [
  'Annual',
  'Daily',
  'Fortnightly',
  'HalfYearly',
  'Monthly',
  'NotKnown',
  'Quarterly',
  'Weekly',
];
const record = (Frequency: string): Sketch => ({
  operation: 'GET /accounts/{AccountId}/direct-debits',
  data: { DirectDebit: [sampleDirectDebit({ Frequency })] },
});

export default rule({
  id: 'AISP-DIR-004',
  optional: true,
  level: 'MUST',
  title: 'Frequency of a direct debit, where it is in the name of UK.OBIE, is one of the eight values of the standard',
  matters:
    "Next month's bills are laid out by the frequency; an unknown one puts a yearly insurance in every month, or in none.",
  clause: clause('Namespaced Enumerations', 'OBExternalDirectDebitFrequency1Code'),
  releases: { since: '3.1.3', until: '3.1.11' },
  applies: offersGroup('direct-debits'),
  scenarios: ['reads', 'basic-view'],
  needs: 'a direct debit with a Frequency of UK.OBIE',
  apart: true,
  *judge(evidence) {
    for (const found of evidence.records('DirectDebit')) {
      const value = textAt(found.value, 'Frequency');
      // Values of the bank's own, and values without a namespace, are for the rules on namespaces.
      if (value?.startsWith('UK.OBIE.') !== true) continue;
      const holds = frequencies.includes(value.slice('UK.OBIE.'.length));
      yield look(below(found, 'Frequency'), holds, 'Expected a frequency that the standard lists', value);
    }
  },
  accept: {
    monthly: record('UK.OBIE.Monthly'),
    'not known': record('UK.OBIE.NotKnown'),
    'a value of the bank beside one of the standard': {
      operation: 'GET /accounts/{AccountId}/direct-debits',
      data: { DirectDebit: [sampleDirectDebit(), sampleDirectDebit({ Frequency: 'GB.AlphaBank.EveryTenDays' })] },
    },
  },
  reject: {
    'a value that the standard does not list': record('UK.OBIE.Yearly'),
    'other letters': record('UK.OBIE.MONTHLY'),
  },
});
