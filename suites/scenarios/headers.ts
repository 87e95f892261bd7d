import { headerOddities } from '../core/oddities.ts';
import { discard } from './discard.ts';
import { readWithTheRest } from './odd-reads.ts';
import { scenario } from './scenario.ts';

/** A detached signature in form only: nobody's key made it. */
const signature = 'eyJhbGciOiJQUzI1NiIsImtpZCI6ImFpc3AtY29uZm9ybWFuY2UifQ..bm90LWEtc2lnbmF0dXJl';
const accounts = { operation: 'GET /accounts', consent: 'detail' } as const;

/** Reads the accounts with those unusual request headers that no other read has carried and with two that are not allowed, and posts a consent with a signature. */
export default scenario({
  name: 'headers',
  title: 'Varying the request headers',
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
    // Without an operation: a bank may refuse a signature that it did not ask for, so no rule of the operation may judge it.
    const signed = await drive.call({
      path: '/account-access-consents',
      method: 'POST',
      probe: 'happy',
      variant: 'signature',
      token: 'client',
      headers: { 'x-jws-signature': signature },
      // Of no other consent's content: a bank that took it for one of those would have that one deleted.
      body: { Data: { Permissions: ['ReadBalances', 'ReadAccountsDetail'] }, Risk: {} },
    });
    await discard(drive, signed);
  },
});
