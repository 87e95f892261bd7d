import { type OperationId, operation } from '../../../schemas/operations.ts';
import { accountLists, leftOut, lookAtOwners } from '../../core/bulk-lists.ts';
import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { offersOf } from '../../core/offered.ts';
import type { RecordName } from '../../core/operation-records.ts';
import { answersWithList } from '../../core/operation-records.ts';
import { rule } from '../../core/rule.ts';
import { sampleDirectDebit, sampleScheduledPayment } from '../../core/sample-payments.ts';
import { sampleAccount, sampleBalance } from '../../core/sample-records.ts';

/** Where one list alone shows the account, it is for the rule of that list: balances, transactions and beneficiaries have one. */
const others: readonly RecordName[] = [
  'DirectDebit',
  'StandingOrder',
  'ScheduledPayment',
  'Product',
  'Offer',
  'Statement',
];

/** True for a list over all accounts besides that of the accounts themselves. */
function isBulk(id: OperationId): boolean {
  const { path, grant } = operation(id);
  return grant === 'authorization_code' && !path.includes('{') && answersWithList(id) && id !== 'GET /accounts';
}

const accounts = { operation: 'GET /accounts', data: { Account: [sampleAccount()] } } as const;
const balances = (AccountId: string) =>
  ({ operation: 'GET /balances', data: { Balance: [sampleBalance(), sampleBalance({ AccountId })] } }) as const;
const payments = (AccountId: string) =>
  ({
    operation: 'GET /scheduled-payments',
    data: { ScheduledPayment: [sampleScheduledPayment({ AccountId })] },
  }) as const;
const debits = (AccountId: string) =>
  ({ operation: 'GET /direct-debits', data: { DirectDebit: [sampleDirectDebit({ AccountId })] } }) as const;

export default rule({
  id: 'AISP-ACC-001a',
  statements: ['AISP-ACC-001'],
  level: 'MUST',
  title: 'GET /accounts lists every account of which lists over all accounts show records',
  matters: 'A TPP drops records of accounts that it does not know; a payment is then fetched each day and never shown.',
  clause: clause('Accounts', 'GET /accounts'),
  applies: offersOf((id) => /^GET \/(?!accounts?\b|account-|party\b)/.test(id)),
  scenarios: ['reads', 'basic-view'],
  needs: 'the list of accounts on one page, and a list over all accounts with records',
  *judge(evidence) {
    for (const [id, { exchange, operations }] of leftOut(evidence)) {
      const shown = `records of it in ${[...operations].join(' and ')}`;
      const expected = 'Expected every account of which several other lists show records, or none of its records there';
      yield look({ exchange, pointer: '/Data/Account' }, false, expected, id, shown);
    }
    for (const { exchange, consent } of accountLists(evidence)) {
      const beside = evidence
        .successes({ consent, probe: 'happy' })
        .filter(({ about }) => about.operation && isBulk(about.operation));
      if (beside.length > 0) yield look({ exchange, pointer: '/Data/Account' }, true, '');
    }
    for (const record of others) {
      for (const each of lookAtOwners(evidence, record)) {
        if (each.place.exchange.about.accountId === undefined) yield each;
      }
    }
  },
  accept: {
    'lists of the accounts that are listed': [accounts, payments('acc-1'), debits('acc-1')],
    'one list alone shows it, which has a rule of its own': [accounts, payments('acc-1'), balances('acc-2')],
  },
  reject: {
    'one list shows an account that is not listed': [accounts, payments('acc-2')],
    'none is listed at all': [{ ...accounts, data: { Account: [] } }, balances('acc-1'), payments('acc-1')],
    'two lists show it': [accounts, balances('acc-2'), payments('acc-2')],
  },
});
