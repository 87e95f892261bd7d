import { lookAtOwners } from '../../core/bulk-lists.ts';
import { clause } from '../../core/clause.ts';
import { offersOf } from '../../core/offered.ts';
import type { RecordName } from '../../core/operation-records.ts';
import { rule } from '../../core/rule.ts';
import { sampleDirectDebit, sampleScheduledPayment } from '../../core/sample-payments.ts';
import type { Sketch } from '../../core/sketch.ts';

/** Of balances, transactions, beneficiaries and the product of an account other rules tell the same. */
const others: readonly RecordName[] = ['DirectDebit', 'StandingOrder', 'ScheduledPayment', 'Offer', 'Statement'];

const debits = (AccountId: string): Sketch => ({
  operation: 'GET /accounts/{AccountId}/direct-debits',
  data: { DirectDebit: [sampleDirectDebit({ AccountId })] },
});
const payments = (AccountId: string): Sketch => ({
  operation: 'GET /accounts/{AccountId}/scheduled-payments',
  data: { ScheduledPayment: [sampleScheduledPayment(), sampleScheduledPayment({ AccountId })] },
});

export default rule({
  id: 'AISP-ACC-002a',
  statements: ['AISP-ACC-002'],
  level: 'MUST',
  title: 'An AccountId leads to what belongs to that account: each list of an account holds its records alone',
  matters:
    "Records of another account under this id give a customer bills and orders that are somebody else's, or count their own twice.",
  clause: clause('Accounts', 'GET /accounts'),
  optional: true,
  applies: offersOf((id) => /\{AccountId\}\/(?!balances|transactions|beneficiaries|product|part)/.test(id)),
  scenarios: ['reads', 'basic-view'],
  needs: 'an account with direct debits, standing orders, scheduled payments, offers or statements',
  *judge(evidence) {
    for (const record of others) {
      for (const each of lookAtOwners(evidence, record)) {
        if (each.place.exchange.about.accountId !== undefined) yield each;
      }
    }
  },
  accept: { 'the account asked for': [debits('acc-1'), payments('acc-1')] },
  reject: { 'direct debits of another account': debits('acc-2'), 'one payment of another account': payments('acc-2') },
});
