import { lookAtOwners } from '../../core/bulk-lists.ts';
import { clause } from '../../core/clause.ts';
import { rule } from '../../core/rule.ts';
import { sampleAccount, sampleBalance } from '../../core/sample-records.ts';

const accounts = { operation: 'GET /accounts', data: { Account: [sampleAccount()] } } as const;
const single = (AccountId: string) => ({
  operation: 'GET /accounts/{AccountId}/balances' as const,
  data: { Balance: [sampleBalance({ AccountId })] },
});
const bulk = (AccountId: string) => ({
  operation: 'GET /balances' as const,
  data: { Balance: [sampleBalance({ AccountId })] },
});

export default rule({
  id: 'AISP-BAL-011',
  level: 'MUST',
  title: 'Balances are of the account that was asked for, and in bulk of the accounts of the consent',
  matters: 'A balance under the wrong account is the worst that an app can show: somebody spends what is not theirs.',
  clause: clause('Balances', 'Endpoints'),
  scenarios: ['reads', 'basic-view'],
  needs: 'an answer with balances',
  judge: (evidence) => lookAtOwners(evidence, 'Balance'),
  accept: { 'the account asked for': single('acc-1'), 'an account of the consent': [accounts, bulk('acc-1')] },
  reject: { 'another account': single('acc-2'), 'an account outside the consent': [accounts, bulk('acc-2')] },
});
