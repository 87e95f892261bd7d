import type { OperationId } from '../../schemas/operations.ts';
import { scenario } from './scenario.ts';

/** Standing orders are read by account and scheduled payments over all of them: either shows what the Basic view withholds. */
const bulk: readonly OperationId[] = [
  'GET /accounts',
  'GET /balances',
  'GET /transactions',
  'GET /beneficiaries',
  'GET /scheduled-payments',
  'GET /statements',
  'GET /party',
];

const byAccount: readonly OperationId[] = [
  'GET /accounts/{AccountId}',
  'GET /accounts/{AccountId}/balances',
  'GET /accounts/{AccountId}/transactions',
  'GET /accounts/{AccountId}/beneficiaries',
  'GET /accounts/{AccountId}/direct-debits',
  'GET /accounts/{AccountId}/standing-orders',
  'GET /accounts/{AccountId}/statements',
  'GET /accounts/{AccountId}/product',
  'GET /accounts/{AccountId}/offers',
];

/** Read where there is no list over all accounts. */
const scheduledPayments: OperationId = 'GET /accounts/{AccountId}/scheduled-payments';

/** Reads under a consent with Basic codes only. */
export default scenario({
  name: 'basic-view',
  title: 'Reading with Basic permissions',
  after: { reads: 'it tells which account comes first, and what is unusual rides along in one order' },
  async run(drive) {
    for (const id of bulk) await drive.read(id, 'basic');
    const views = drive.offers('GET /scheduled-payments') ? byAccount : [...byAccount, scheduledPayments];
    const [accountId] = await drive.accountIds('basic');
    if (accountId === undefined) return;
    for (const id of views) await drive.read(id, 'basic', { accountId });
    // To compare the two views there must be both of one account.
    if (!(await drive.accountIds('detail')).includes(accountId)) return;
    await drive.together(...views.map((id) => () => drive.read(id, 'detail', { accountId })));
  },
});
