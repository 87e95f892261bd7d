import { discard } from './discard.ts';
import { scenario } from './scenario.ts';

/** A detached signature in form only: nobody's key made it. */
const signature = 'eyJhbGciOiJQUzI1NiIsImtpZCI6ImFpc3AtY29uZm9ybWFuY2UifQ..bm90LWEtc2lnbmF0dXJl';
const accounts = { operation: 'GET /accounts', consent: 'detail' } as const;

/** Reads the accounts with unusual but allowed request headers and with two that are not, and posts a consent with a signature. */
export default scenario({
  name: 'headers',
  title: 'Varying the request headers',
  async run(drive) {
    const happy = (variant: string, headers: Record<string, string | undefined>) =>
      drive.call({ ...accounts, probe: 'happy', variant, headers });
    await happy('no-interaction-id', { 'x-fapi-interaction-id': undefined });
    await happy('no-interaction-id', { 'x-fapi-interaction-id': undefined });
    await happy('interaction-id-upper-case', {
      'x-fapi-interaction-id': undefined,
      'X-FAPI-Interaction-ID': drive.recorder.newInteractionId(),
    });
    await happy('auth-date', { 'x-fapi-auth-date': 'Tue, 11 Sep 2012 19:43:31 GMT' });
    await happy('last-logged-time', { 'x-fapi-customer-last-logged-time': 'Tue, 11 Sep 2012 19:43:31 GMT' });
    await happy('ip-v4', { 'x-fapi-customer-ip-address': '192.0.2.45' });
    await happy('ip-v6', { 'x-fapi-customer-ip-address': '2001:db8::17' });
    await happy('user-agent', { 'x-customer-user-agent': 'Mozilla/5.0 (conformance)' });
    await happy('financial-id', { 'x-fapi-financial-id': '0015800000jfQ9aAAE' });
    await happy('content-type', { 'content-type': 'text/plain' });
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
      body: { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} },
    });
    await discard(drive, signed);
  },
});
