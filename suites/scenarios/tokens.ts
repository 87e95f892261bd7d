import { operation } from '../../schemas/operations.ts';
import { discard } from './discard.ts';
import type { Drive } from './drive.ts';
import { scenario } from './scenario.ts';

/** Calls without a token, and with tokens that open nothing here. */
export default scenario({
  name: 'tokens',
  title: 'Calling without a good token',
  async run(drive) {
    const [accountId = 'unknown'] = await drive.accountIds('detail');
    const consentId = (await drive.consent('detail')).facts.consentId ?? 'unknown';
    // A bank that deletes without a token must not take the consent that the rest of the run depends on.
    const expendable = (await drive.consent('twin')).facts.consentId ?? 'unknown';
    for (const id of drive.profile.operations) {
      if (operation(id).path.includes('{StatementId}')) continue;
      const body =
        id === 'POST /account-access-consents' ? { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} } : undefined;
      const answer = await drive.call({
        operation: id,
        probe: 'no-token',
        variant: 'none',
        token: 'none',
        accountId,
        consentId: operation(id).method === 'DELETE' ? expendable : consentId,
        headers: { 'x-fapi-interaction-id': undefined },
        ...(body === undefined ? {} : { body }),
      });
      if (body !== undefined) await discard(drive, answer);
    }
    const accounts = { operation: 'GET /accounts', probe: 'no-token' } as const;
    await drive.call({ ...accounts, variant: 'garbage', token: { label: 'garbage', value: 'not-a-token' } });
    await drive.call({
      ...accounts,
      variant: 'basic-credentials',
      token: 'none',
      headers: { authorization: `Basic ${Buffer.from('somebody:something').toString('base64')}` },
    });
    await tampered(drive);
    await inQuery(drive);
    await drive.call({
      operation: 'GET /accounts/{AccountId}',
      probe: 'no-token',
      variant: 'garbage-unknown-account',
      token: { label: 'garbage', value: 'not-a-token' },
      accountId: '00000000-no-such-account',
    });
    await drive.call({ ...accounts, variant: 'client-token', token: 'client' });
    await drive.call({
      operation: 'GET /accounts/{AccountId}/balances',
      probe: 'no-token',
      variant: 'client-token',
      token: 'client',
      accountId,
    });
    await drive.call({
      operation: 'GET /account-access-consents/{ConsentId}',
      probe: 'no-token',
      variant: 'psu-token',
      token: 'detail',
      consentId,
    });
    await createWithPsuToken(drive);
  },
});

/** A good token with one character changed: in the middle, where a signature or an opaque value cannot absorb it. */
async function tampered(drive: Drive): Promise<void> {
  const good = await drive.token('detail');
  if (good === undefined) return;
  const middle = Math.floor(good.value.length / 2);
  const changed = good.value[middle] === 'x' ? 'y' : 'x';
  const value = good.value.slice(0, middle) + changed + good.value.slice(middle + 1);
  await drive.call({
    operation: 'GET /accounts',
    probe: 'no-token',
    variant: 'tampered',
    token: { label: 'tampered', value },
  });
}

/** A good token where it must not be: only that of a consent which the run made itself, with the fewest permissions, and deletes again. */
async function inQuery(drive: Drive): Promise<void> {
  if ((await drive.consent('minimal')).facts.consentId === undefined) return;
  const list = await drive.read('GET /accounts', 'minimal');
  const good = await drive.token('minimal');
  if (list === undefined || good === undefined) return;
  await drive.recorder.sendSecret({
    scenario: 'tokens',
    about: { operation: 'GET /accounts', probe: 'no-token', variant: 'query' },
    method: 'GET',
    url: `${list.request.url}?access_token=${encodeURIComponent(good.value)}`,
    headers: { accept: 'application/json', 'x-fapi-interaction-id': drive.recorder.newInteractionId() },
  });
}

/** A consent asked for with the token of a PSU; deleted again where the bank wrongly makes it. */
async function createWithPsuToken(drive: Drive): Promise<void> {
  const answer = await drive.call({
    operation: 'POST /account-access-consents',
    probe: 'no-token',
    variant: 'psu-token',
    token: 'detail',
    body: { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} },
  });
  await discard(drive, answer);
}
