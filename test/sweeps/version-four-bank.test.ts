import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type MessageFamily, operation, operationIds } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { type Release, releasesOf } from '../../schemas/releases.ts';
import { hasViews } from '../../schemas/view.ts';
import { at, list, openBank } from '../../stub/testing/open-bank.ts';
import { validatorFor } from '../../suites/validation/validators.ts';

/** What is wrong with a body as a message of a release; nothing where it is right. */
function wrong(release: Release, family: MessageFamily, body: unknown): readonly string[] {
  const view = hasViews(family) ? ('detail' as const) : undefined;
  return validatorFor({ family, view, release, profile: fullProfile })(body).map((fault) => JSON.stringify(fault));
}

for (const release of releasesOf('4.0')) {
  describe(`the bank in ${release}`, () => {
    const { bank, call, clientToken, grant } = openBank({ release });

    it('answers every operation with the message of the release, for every persona', async () => {
      let records = 0;
      for (const { hint } of bank.personas) {
        const { token, accountIds } = await grant({ persona: hint });
        for (const id of operationIds.filter((each) => each.startsWith('GET') && !each.includes('consents'))) {
          const { path, response } = operation(id);
          if (response === undefined || response === 'file' || path.includes('{StatementId}')) continue;
          for (const accountId of path.includes('{AccountId}') ? accountIds : ['']) {
            const answer = await call(path.replace('{AccountId}', accountId), { token });
            assert.equal(answer.status, 200, `${hint} ${id}: ${answer.text}`);
            assert.deepEqual(wrong(release, response, answer.body), [], `${hint} ${id}`);
            const [element = ''] = Object.keys(answer.body.Data as object);
            records += list(answer.body, `Data.${element}`).length;
          }
        }
      }
      assert.ok(records > 1000, String(records));
    });

    it('shows no member of a Detail view to a Basic consent', async () => {
      const permissions = [
        'ReadAccountsBasic',
        'ReadTransactionsBasic',
        'ReadTransactionsCredits',
        'ReadTransactionsDebits',
      ];
      const { token } = await grant({ permissions });
      for (const [path, family] of [
        ['/accounts', 'account'],
        ['/transactions', 'transaction'],
      ] as const) {
        const { body } = await call(path, { token });
        assert.deepEqual(validatorFor({ family, view: 'basic', release, profile: fullProfile })(body), [], path);
      }
    });

    it('tells each balance by its code, and leaves out the one that has none', async () => {
      const { token } = await grant();
      const types = list((await call('/balances', { token })).body, 'Data.Balance').map(({ Type }) => Type);
      assert.deepEqual([...new Set(types)].toSorted(), ['ITAV', 'XPCD']);
    });

    it('refuses with codes of four characters', async () => {
      const client = await clientToken();
      const { token } = await grant();
      const consents = '/account-access-consents';
      const refused = [
        [await call(consents, { token: client, method: 'POST', body: { Data: {}, Risk: {} } }), 400, 'U004'],
        [await call(consents, { token: client, method: 'POST', body: '{' }), 400, 'U010'],
        [await call(`${consents}/none`, { token: client }), 400, 'U011'],
        [await call('/accounts/none', { token }), 400, 'U011'],
        [await call('/accounts', { token, headers: { 'x-fapi-auth-date': 'yesterday' } }), 400, 'U006'],
        [await call('/nowhere', { token }), 404, 'B404'],
      ] as const;
      for (const [{ status, body, text }, expected, code] of refused) {
        assert.equal(status, expected, text);
        assert.deepEqual(wrong(release, 'error', body), [], text);
        assert.equal(at(body, 'Errors.0.ErrorCode'), code, text);
        assert.ok(!('Code' in body) && !('Message' in body), text);
      }
      const { status, text } = await call('/accounts');
      assert.deepEqual([status, text], [401, '']);
    });
  });
}

describe('a consent of version 4', () => {
  async function awaiting(expires?: string) {
    const opened = openBank({ release: '4.0.1' });
    const client = await opened.clientToken();
    const body = {
      Data: { Permissions: ['ReadAccountsBasic'], ...(expires === undefined ? {} : { ExpirationDateTime: expires }) },
      Risk: {},
    };
    const made = await opened.call('/account-access-consents', { token: client, method: 'POST', body });
    assert.equal(made.status, 201, made.text);
    return { ...opened, client, made: made.body };
  }

  const shown = (body: unknown) => ({
    status: at(body, 'Data.Status'),
    reasons: list(body, 'Data.StatusReason').map(({ StatusReasonCode }) => StatusReasonCode),
    since: at(body, 'Data.StatusUpdateDateTime'),
  });

  it('awaits authorisation, is authorised, is taken back, and is authorised again', async () => {
    const { call, clientToken, grant, clock, bank } = openBank({ release: '4.0.1' });
    const { consentId, token } = await grant({ permissions: ['ReadAccountsBasic'] });
    const client = await clientToken();
    const read = async () => {
      const answer = await call(`/account-access-consents/${consentId}`, { token: client });
      assert.deepEqual(wrong('4.0.1', 'consent', answer.body), []);
      return shown(answer.body);
    };
    assert.deepEqual(await read(), { status: 'AUTH', reasons: [], since: '2026-06-15T12:00:00+00:00' });
    clock.now += 60_000;
    await bank.control.consents.demandReauthentication(consentId);
    assert.deepEqual(await read(), { status: 'CANC', reasons: ['TKSP', 'U028'], since: '2026-06-15T12:01:00+00:00' });
    const refused = await call('/accounts', { token });
    assert.deepEqual([refused.status, at(refused.body, 'Errors.0.ErrorCode')], [403, 'U028']);
    clock.now += 60_000;
    await bank.control.consents.withdraw(consentId);
    assert.deepEqual(await read(), { status: 'CANC', reasons: ['CUST'], since: '2026-06-15T12:02:00+00:00' });
    assert.equal((await call('/accounts', { token })).status, 401);
  });

  it('says that it waits, and why', async () => {
    const { made } = await awaiting();
    assert.deepEqual(wrong('4.0.1', 'consent', made), []);
    assert.deepEqual(shown(made), { status: 'AWAU', reasons: ['U036'], since: '2026-06-15T12:00:00+00:00' });
  });

  it('shows its end, and a call under it learns that it ended', async () => {
    const { call, clientToken, grant, clock } = openBank({ release: '4.0.1' });
    const expires = '2026-06-15T12:30:00+00:00';
    const { consentId, token } = await grant({ permissions: ['ReadAccountsBasic'], ExpirationDateTime: expires });
    clock.now = Date.parse(expires);
    const refused = await call('/accounts', { token });
    assert.deepEqual([refused.status, at(refused.body, 'Errors.0.ErrorCode')], [401, 'TKXP'], refused.text);
    assert.deepEqual(wrong('4.0.1', 'error', refused.body), []);
    const { body } = await call(`/account-access-consents/${consentId}`, { token: await clientToken() });
    assert.deepEqual(shown(body), { status: 'EXPD', reasons: ['TKXP'], since: expires });
  });
});
