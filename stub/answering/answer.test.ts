import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { fault } from '../faults/fault.ts';
import { at, list, openBank } from '../testing/open-bank.ts';

test('what one grant was told is never told to another at the same URL', async () => {
  const { call, grant } = openBank();
  const [detail, basic, narrow, other] = [
    await grant(),
    await grant({ permissions: ['ReadAccountsBasic'] }),
    await grant({ select: 'first:1' }),
    await grant({ persona: 'everyday' }),
  ];
  const read = async (token: string) => list((await call('/accounts', { token })).body, 'Data.Account');
  for (let round = 0; round < 2; round++) {
    assert.ok((await read(detail.token)).every((account) => 'Account' in account));
    assert.ok((await read(basic.token)).every((account) => !('Account' in account)));
    assert.equal((await read(narrow.token)).length, 1);
    const own = (await read(other.token)).map((account) => account.AccountId);
    assert.deepEqual(own, other.accountIds);
  }
});

test('an answer is remembered within its minute and made again in the next', async () => {
  const { call, grant, clock } = openBank();
  const { token } = await grant();
  const at12 = await call('/balances', { token });
  clock.now += 59_000;
  assert.equal((await call('/balances', { token })).text, at12.text);
  clock.now += 1000;
  const later = await call('/balances', { token });
  assert.equal(at(at12.body, 'Data.Balance.0.DateTime'), '2026-06-15T12:00:00+00:00');
  assert.equal(at(later.body, 'Data.Balance.0.DateTime'), '2026-06-15T12:01:00+00:00');
});

test('a remembered answer is still guarded', async () => {
  const { call, grant, clientToken } = openBank();
  const { token, consentId } = await grant();
  assert.equal((await call('/accounts', { token })).status, 200);
  assert.equal((await call('/accounts', { token, headers: { accept: 'text/xml' } })).status, 406);
  assert.equal((await call('/accounts', { token, headers: { 'x-fapi-interaction-id': 'x' } })).status, 400);
  await call(`/account-access-consents/${consentId}`, { token: await clientToken(), method: 'DELETE' });
  assert.equal((await call('/accounts', { token })).status, 401);
});

const described = { title: 'Decides otherwise', breaks: ['AISP-HTTP-027'] } as const;

test('routing can be dishonest, too', async () => {
  const faults = [
    fault({
      id: 'serves-what-it-does-not-offer',
      ...described,
      behaviour: { notImplemented: () => () => undefined, methodAllowed: () => () => true },
    }),
  ];
  const { call, grant } = openBank({ profile: serviceProfile, faults });
  const { token } = await grant();
  assert.equal((await call('/beneficiaries', { token })).status, 200);
  assert.equal((await call('/accounts', { token, method: 'PUT' })).status, 200);
});

test('a dishonest bank can go on serving a deleted consent', async () => {
  const faults = [
    fault({
      id: 'serves-deleted-consents',
      ...described,
      behaviour: {
        revokeTokens: () => () => {},
        consentBehind: (honest) => {
          const seen = new Map<string, ReturnType<typeof honest>>();
          return (consents, id) => {
            const found = honest(consents, id) ?? seen.get(id);
            seen.set(id, found);
            return found;
          };
        },
      },
    }),
  ];
  const { call, grant, clientToken } = openBank({ faults });
  const { token, consentId } = await grant();
  assert.equal((await call('/accounts', { token })).status, 200);
  const client = await clientToken();
  await call(`/account-access-consents/${consentId}`, { token: client, method: 'DELETE' });
  assert.equal((await call(`/account-access-consents/${consentId}`, { token: client })).status, 400);
  assert.equal((await call('/accounts', { token })).status, 200);
});
