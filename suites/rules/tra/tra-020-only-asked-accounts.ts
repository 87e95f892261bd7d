import { lookAtOwners } from '../../core/bulk-lists.ts';
import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount, sampleTransaction } from '../../core/sample-records.ts';

const accounts = { operation: 'GET /accounts', data: { Account: [sampleAccount()] } } as const;
const single = (AccountId: string) => ({
  operation: 'GET /accounts/{AccountId}/transactions' as const,
  data: { Transaction: [sampleTransaction({ AccountId })] },
});
const bulk = (AccountId: string) => ({ ...single(AccountId), operation: 'GET /transactions' as const });

export default rule({
  id: 'AISP-TRA-020',
  level: 'MUST',
  title: 'Transactions are of the account that was asked for, and in bulk of the accounts of the consent',
  matters: 'A payment under the wrong account appears in the books of another person, and no later sum reveals it.',
  clause: clause('Transactions', 'Endpoints'),
  scenarios: ['reads', 'basic-view', 'transaction-permissions'],
  needs: 'an answer with transactions',
  apart: 'knowing all',
  judge: (evidence) => lookAtOwners(evidence, 'Transaction'),
  accept: { 'the account asked for': single('acc-1'), 'an account of the consent': [accounts, bulk('acc-1')] },
  reject: { 'another account': single('acc-2'), 'an account outside the consent': [accounts, bulk('acc-2')] },
});
