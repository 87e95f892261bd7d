import { headerOddities } from '../core/oddities.ts';
import { askOddly } from './ask-for-consent.ts';
import { readWithTheRest } from './odd-reads.ts';
import { signed } from './odd-requests.ts';
import { scenario } from './scenario.ts';

const accounts = { operation: 'GET /accounts', consent: 'detail' } as const;

/** Reads the accounts with those unusual request headers that no other read has carried and with two that are not allowed, once without x-fapi-financial-id where it is required, and posts a consent with a signature. */
export default scenario({
  name: 'headers',
  title: 'Varying the request headers',
  after: { 'transaction-permissions': 'it carries what is left of the unusual' },
  async run(drive) {
    await readWithTheRest(drive, headerOddities, { ...accounts, probe: 'happy' });
    await drive.call({
      ...accounts,
      probe: 'bad-header',
      variant: 'interaction-id',
      headers: { 'x-fapi-interaction-id': 'not-a-uuid' },
    });
    await drive.call({
      ...accounts,
      probe: 'bad-header',
      variant: 'auth-date',
      headers: { 'x-fapi-auth-date': '2012-09-11T19:43:31Z' },
    });
    if (drive.financialId !== undefined) {
      const headers = { 'x-fapi-financial-id': undefined };
      await drive.call({ ...accounts, probe: 'bad-header', variant: 'no-financial-id', headers });
    }
    await askOddly(drive, signed, { Permissions: ['ReadBalances', 'ReadAccountsDetail'] });
  },
});
