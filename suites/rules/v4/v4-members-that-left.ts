import { clause, openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { look } from '../../core/look.ts';
import { offersGroup } from '../../core/offered.ts';
import { shownMembers } from '../../core/placeholders.ts';
import { type Rule, rule } from '../../core/rule.ts';
import { sampleDirectDebitOfFour, sampleOrderOfFour } from '../../core/sample-four.ts';
import { sampleAccount } from '../../core/sample-records.ts';
import type { Sketch, Vector } from '../../core/sketch.ts';

interface Left extends Pick<Rule, 'title' | 'matters' | 'clause' | 'applies' | 'needs'> {
  readonly id: Rule['id'];
  readonly record: 'Account' | 'DirectDebit' | 'StandingOrder';
  readonly names: readonly string[];
  readonly accept: Readonly<Record<string, Vector>>;
  /** A record as version 4 has it, with these members besides. */
  readonly with: (changes: JsonObject) => Sketch;
}

/** Members of 3.1 that have another name or place in version 4: none of them stands where it stood. */
function left({ id, record, names, with: sketch, applies, ...literal }: Left): Rule {
  return rule({
    ...literal,
    ...(applies === undefined ? {} : { applies }),
    id,
    level: 'MUST NOT',
    releases: { since: '4.0.0' },
    scenarios: ['reads', 'basic-view'],
    owns: { rule: id, at: names.map((name) => `/Data/${record}/*/${name}`), keywords: ['additionalProperties'] },
    apart: true,
    *judge(evidence) {
      for (const found of evidence.records(record)) {
        const shown = shownMembers(found, names);
        yield look(found, shown.length === 0, 'Expected no member that version 4 has elsewhere', shown);
      }
    },
    reject: Object.fromEntries(names.map((name) => [name, sketch({ [name]: 'as before' })])),
  });
}

const account = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts',
  data: { Account: [sampleAccount({ AccountType: undefined, AccountSubType: undefined, ...changes })] },
});
const order = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: [sampleOrderOfFour(changes)] },
});
const debit = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/direct-debits',
  data: { DirectDebit: [sampleDirectDebitOfFour(changes)] },
});

export default [
  left({
    id: 'AISP-V4-067',
    record: 'Account',
    names: ['AccountType', 'AccountSubType'],
    title: 'An account of version 4 has neither AccountType nor AccountSubType',
    matters:
      'A client of version 4 reads AccountCategory and AccountTypeCode; where the old names stand, savings and loans fall into one pot.',
    clause: openApiClause('OBAccount6'),
    needs: 'an account',
    with: account,
    accept: { 'the members of version 4': account({ AccountCategory: 'Personal', AccountTypeCode: 'CACC' }) },
  }),
  left({
    id: 'AISP-V4-098',
    record: 'DirectDebit',
    names: ['MandateIdentification', 'Frequency'],
    title: 'MandateIdentification and Frequency are no members of the direct debit itself',
    matters:
      'A client looks for the mandate where version 4 keeps it; a bank that left it where it was shows bills that nobody can tell apart.',
    clause: clause('Direct Debits', 'Data Dictionary'),
    applies: offersGroup('direct-debits'),
    needs: 'an account with direct debits',
    with: debit,
    accept: {
      'inside the mandate': debit({}),
      'a member of the bank beside them': debit({ CollectorCode: '829104' }),
    },
  }),
  left({
    id: 'AISP-V4-101',
    record: 'StandingOrder',
    names: ['Frequency', 'Reference', 'FirstPaymentDateTime', 'FinalPaymentDateTime'],
    title: 'Frequency, Reference and the first and final dates are no members of the standing order itself',
    matters:
      'An order with its rhythm in the old place has none for a client of version 4: the rent is missing from the forecast.',
    clause: openApiClause('OBStandingOrder6'),
    applies: offersGroup('standing-orders'),
    needs: 'an account with standing orders',
    with: order,
    accept: {
      'inside the mandate': order({}),
      'without a mandate': order({ MandateRelatedInformation: undefined, RemittanceInformation: undefined }),
    },
  }),
];
