import { beside } from '../../core/beside.ts';
import { sameInstant } from '../../core/consent-history.ts';
import { dualRule, told } from '../../core/dual/dual-rule.ts';
import { mandateIn, recordPairs } from '../../core/dual/pairs.ts';
import { textAt } from '../../core/json.ts';
import { below, look } from '../../core/look.ts';

const debits = (own: object, other: object) =>
  told(
    'GET /direct-debits',
    { DirectDebit: [{ AccountId: 'acc-1', DirectDebitId: 'dd-1', ...own }] },
    { DirectDebit: [{ AccountId: 'acc-1', DirectDebitId: 'dd-1', ...other }] },
  );
const orders = (own: object, other: object) =>
  told(
    'GET /standing-orders',
    { StandingOrder: [{ AccountId: 'acc-1', StandingOrderId: 'so-1', ...own }] },
    { StandingOrder: [{ AccountId: 'acc-1', StandingOrderId: 'so-1', ...other }] },
  );
const mandate = (MandateRelatedInformation: object) => ({ MandateRelatedInformation });

const statusNames = ['DirectDebitStatusCode', 'StandingOrderStatusCode'] as const;
const states: Readonly<Record<string, readonly string[]>> = {
  Active: ['ACTV'],
  Inactive: ['CANC', 'EXPI', 'SUSP'],
};
const known = Object.values(states).flat();

/** Frequencies of direct debits and their codes: of the words of 3.1, the only ones that version 4 has a code for. */
const collected: Readonly<Record<string, string>> = {
  Annual: 'YEAR',
  Daily: 'DAIL',
  Fortnightly: 'FRTN',
  HalfYearly: 'MIAN',
  Monthly: 'MNTH',
  NotKnown: 'NONE',
  Quarterly: 'QURT',
  Weekly: 'WEEK',
};

/** The code and the day for a rhythm of standing orders; undefined for one that a code would say less of. */
function rhythmOf(text: string): { readonly code: string; readonly day?: string } | undefined {
  const [form = '', interval = '', day = ''] = text.split(':');
  const simple = { NotKnown: 'NONE', EvryDay: 'DAIL', EvryWorkgDay: 'WODL' }[form];
  if (simple !== undefined) return { code: simple };
  const weeks: Readonly<Record<string, string>> = { '01': 'WEEK', '02': 'FRTN', '04': 'FOWK' };
  const months: Readonly<Record<string, string>> = {
    '01': 'MNTH',
    '02': 'TWMH',
    '03': 'QURT',
    '04': 'FOMH',
    '05': 'FIMH',
    '06': 'MIAN',
    '12': 'YEAR',
  };
  const code = form === 'IntrvlWkDay' ? weeks[interval] : form === 'IntrvlMnthDay' ? months[interval] : undefined;
  return code === undefined ? undefined : { code, day };
}

const dayNumber = (text: string) => Number.parseInt(text, 10);
const needsBoth = (what: string) => `${what} that both versions show under one id`;

export default [
  dualRule({
    id: 'AISP-DUAL-025',
    level: 'SHOULD',
    title: 'What is Active in version 3.1 is ACTV in version 4, and what is Inactive is CANC, EXPI or SUSP',
    matters:
      'An order that runs on one path and has ended on the other makes a forecast wrong by its amount each month.',
    needs: needsBoth('the state of a direct debit or a standing order'),
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, 'DirectDebit', 'StandingOrder')) {
        for (const name of statusNames) {
          const wanted = states[textAt(own.value, name) ?? ''];
          const is = textAt(other.value, name);
          if (wanted === undefined || is === undefined || !known.includes(is)) continue;
          yield look(below(other, name), wanted.includes(is), `Expected ${wanted.join(', ')}`, is);
        }
      }
    },
    accept: {
      'a mandate that ended': debits({ DirectDebitStatusCode: 'Inactive' }, { DirectDebitStatusCode: 'SUSP' }),
    },
    reject: { 'a mandate revived': debits({ DirectDebitStatusCode: 'Inactive' }, { DirectDebitStatusCode: 'ACTV' }) },
  }),
  dualRule({
    id: 'AISP-DUAL-026',
    level: 'SHOULD',
    title: 'The Frequency of a direct debit is the code for its word in version 3.1',
    matters: 'A bill that is monthly on one path and yearly on the other is planned for once or twelve times.',
    needs: needsBoth('the Frequency of a direct debit'),
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, 'DirectDebit')) {
        const word = textAt(own.value, 'Frequency');
        const code = collected[word?.replace(/^UK\.OBIE\./, '') ?? ''];
        const is = textAt(mandateIn(other), 'Frequency', 'Type');
        if (code === undefined || is === undefined || is === word) continue;
        yield look(
          below(other, 'MandateRelatedInformation', 'Frequency', 'Type'),
          is === code,
          `Expected ${code} for ${word}`,
          is,
        );
      }
    },
    accept: { monthly: debits({ Frequency: 'UK.OBIE.Monthly' }, mandate({ Frequency: { Type: 'MNTH' } })) },
    reject: { yearly: debits({ Frequency: 'UK.OBIE.Monthly' }, mandate({ Frequency: { Type: 'YEAR' } })) },
  }),
  dualRule({
    id: 'AISP-DUAL-027',
    level: 'SHOULD',
    title: 'The rhythm of a standing order is the same text in both versions, or its code and its day',
    matters: 'Rent that leaves on the first on one path and on the tenth on the other is told as paid late.',
    needs: needsBoth('the Frequency of a standing order'),
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, 'StandingOrder')) {
        const text = textAt(own.value, 'Frequency');
        const is = textAt(mandateIn(other), 'Frequency', 'Type');
        const rhythm = text === undefined ? undefined : rhythmOf(text);
        if (is === undefined || rhythm === undefined) continue;
        const place = below(other, 'MandateRelatedInformation', 'Frequency');
        yield look(place, is === text || is === rhythm.code, `Expected ${rhythm.code} or the same text`, is);
        const day = textAt(mandateIn(other), 'Frequency', 'PointInTime');
        if (is !== rhythm.code || day === undefined || rhythm.day === undefined || rhythm.day === '') continue;
        const same = dayNumber(day) === dayNumber(rhythm.day);
        yield look(below(place, 'PointInTime'), same, 'Expected the day of version 3.1', beside(day, rhythm.day));
      }
    },
    accept: {
      'code and day': orders(
        { Frequency: 'IntrvlMnthDay:01:05' },
        mandate({ Frequency: { Type: 'MNTH', PointInTime: '05' } }),
      ),
      'the same text': orders(
        { Frequency: 'IntrvlMnthDay:01:05' },
        mandate({ Frequency: { Type: 'IntrvlMnthDay:01:05' } }),
      ),
    },
    reject: {
      'another code': orders({ Frequency: 'IntrvlMnthDay:01:05' }, mandate({ Frequency: { Type: 'WEEK' } })),
      'another day': orders(
        { Frequency: 'IntrvlMnthDay:01:05' },
        mandate({ Frequency: { Type: 'MNTH', PointInTime: '06' } }),
      ),
    },
  }),
  dualRule({
    id: 'AISP-DUAL-028',
    level: 'SHOULD',
    title: 'The first and the final payment of a standing order are on the same day in both places',
    matters: 'An order that ends later on the new path goes on being counted after its last payment was made.',
    needs: needsBoth('the first or the final payment of a standing order'),
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, 'StandingOrder')) {
        for (const name of ['FirstPaymentDateTime', 'FinalPaymentDateTime']) {
          const [was, is] = [own.value[name], mandateIn(other)?.[name]];
          if (was === undefined || is === undefined) continue;
          const same = was === is || sameInstant(was, is) === true;
          yield look(
            below(other, 'MandateRelatedInformation', name),
            same,
            'Expected the date of version 3.1',
            beside(is, was),
          );
        }
      }
    },
    accept: {
      alike: orders(
        { FirstPaymentDateTime: '2026-01-05T00:00:00+00:00' },
        mandate({ FirstPaymentDateTime: '2026-01-05T00:00:00Z' }),
      ),
    },
    reject: {
      later: orders(
        { FinalPaymentDateTime: '2026-01-05T00:00:00+00:00' },
        mandate({ FinalPaymentDateTime: '2026-02-05T00:00:00Z' }),
      ),
    },
  }),
  dualRule({
    id: 'AISP-DUAL-029',
    level: 'MUST',
    title: 'The MandateIdentification of a direct debit is the same in both versions',
    matters:
      'It is the number by which a payer and a collector know what was agreed; with two of them a mandate is looked for in vain.',
    needs: needsBoth('the MandateIdentification of a direct debit'),
    optional: true,
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, 'DirectDebit')) {
        const [was, is] = [own.value.MandateIdentification, mandateIn(other)?.MandateIdentification];
        if (was === undefined || is === undefined) continue;
        const place = below(other, 'MandateRelatedInformation', 'MandateIdentification');
        yield look(place, is === was, 'Expected the one of version 3.1', beside(is, was));
      }
    },
    accept: { alike: debits({ MandateIdentification: 'M-1' }, mandate({ MandateIdentification: 'M-1' })) },
    reject: { another: debits({ MandateIdentification: 'M-1' }, mandate({ MandateIdentification: 'M-2' })) },
  }),
  dualRule({
    id: 'AISP-DUAL-030',
    level: 'SHOULD',
    title: 'The Reference of a standing order in version 3.1 stands in its RemittanceInformation in version 4',
    matters: 'By the reference a payee tells whose money came; without it an order is a payment from nobody.',
    needs: needsBoth('a standing order with a Reference in version 3.1'),
    *judge(evidence) {
      for (const { own, other } of recordPairs(evidence, 'StandingOrder')) {
        const reference = textAt(own.value, 'Reference');
        if (reference === undefined || reference === '') continue;
        const { RemittanceInformation: told } = other.value;
        const holds = told !== undefined && JSON.stringify(told).includes(JSON.stringify(reference).slice(1, -1));
        yield look(other, holds, 'Expected the Reference of version 3.1 in RemittanceInformation', told);
      }
    },
    accept: { 'as free text': orders({ Reference: 'RENT' }, { RemittanceInformation: { Unstructured: ['RENT'] } }) },
    reject: { nowhere: orders({ Reference: 'RENT' }, {}) },
  }),
];
