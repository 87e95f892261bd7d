import { madeElsewhere } from './course.ts';
import { scenario } from './scenario.ts';

/** Reads under consents for a period and for one side of the transactions: without filters, and with one that is wider. */
export default scenario({
  name: 'transaction-permissions',
  title: 'Reading one side of the transactions',
  after: { 'basic-view': 'what is unusual rides along with both, in one order' },
  async run(drive) {
    const [first] = await drive.accountIds('credits');
    if (first !== undefined) await drive.read('GET /accounts/{AccountId}/statements', 'credits', { accountId: first });
    for (const consent of ['credits', 'debits'] as const) {
      // One side is enough over all accounts; what a filter must not lift is tried on both.
      if (consent === 'credits') await drive.read('GET /transactions', consent);
      const [accountId] = await drive.accountIds(consent);
      if (accountId === undefined) continue;
      await drive.read('GET /accounts/{AccountId}/transactions', consent, { accountId });
      await drive.call({
        operation: 'GET /accounts/{AccountId}/transactions',
        probe: 'filter',
        variant: 'wider-than-consent',
        consent,
        accountId,
        query: 'fromBookingDateTime=2000-01-01T00:00:00&toBookingDateTime=2099-12-31T23:59:59',
      });
    }
    if (!drive.tokens.makesConsents) drive.gap(madeElsewhere);
  },
});
