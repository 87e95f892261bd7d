import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { SignJWT } from 'jose';
import { type Body, byBasic, officialSuite, redirectUri, versionOne } from './support/official-suite.ts';
import { type ServedBank, servedBank } from './support/served-bank.ts';

// What the official conformance suite needs of a bank, as its source and its runs show: each item by itself, in both forms.

const assertionType = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const now = () => Math.floor(Date.now() / 1000);
/** Its base64 holds a "-" and a "_" in the URL-safe alphabet, and form-encoding would change it. */
const oddSecret = '?>~%2B+~>?~';

for (const form of ['http', 'mutual TLS'] as const) {
  describe(`the official suite over ${form} finds`, () => {
    let bank: ServedBank;
    let suite: ReturnType<typeof officialSuite>;
    let detail = '';
    let basicOnly = '';
    let account = '';
    let intent = '';
    before(async () => {
      bank = await servedBank(form);
      suite = officialSuite(bank);
      [detail, intent] = await suite.psuToken([
        'ReadAccountsDetail',
        'ReadTransactionsDetail',
        ...transactions,
        'ReadOffers',
      ]);
      [basicOnly] = await suite.psuToken(['ReadAccountsBasic', 'ReadTransactionsBasic', ...transactions]);
      const { body } = await suite.get('/accounts', detail);
      account = String((body.Data as { Account: { AccountId: string }[] }).Account[0]?.AccountId);
    });
    after(async () => {
      assert.deepEqual(bank.problems, []);
      await bank.close();
    });

    const transactions = ['ReadTransactionsCredits', 'ReadTransactionsDebits'];

    const errorCodes = (body: Body) => (body.Errors as { ErrorCode: string }[]).map(({ ErrorCode }) => ErrorCode);

    it('the well-known document without a client certificate', async () => {
      const answer = await bank.anonymous(`${bank.url}/.well-known/openid-configuration`);
      const found = (await answer.json()) as Readonly<Record<string, unknown>>;
      assert.equal(answer.status, 200);
      assert.deepEqual(
        [found.issuer, found.authorization_endpoint, found.token_endpoint, found.jwks_uri],
        [bank.url, `${bank.url}/authorize`, `${bank.url}/token`, `${bank.url}/jwks`],
      );
      assert.deepEqual(found.response_types_supported, ['code', 'code id_token']);
      assert.deepEqual(found.request_object_signing_alg_values_supported, ['PS256']);
      assert.deepEqual(found.token_endpoint_auth_methods_supported, [
        'client_secret_basic',
        'client_secret_post',
        'private_key_jwt',
        ...(form === 'http' ? [] : ['tls_client_auth']),
      ]);
      assert.ok((found.acr_values_supported as string[]).includes('urn:openbanking:psd2:sca'));
    });

    it('that Basic credentials may come in URL-safe base64 and unencoded, or as RFC 6749 has them', async () => {
      const [harbour, ...others] = bank.bank.clients;
      if (harbour === undefined) throw new TypeError('the stub has a client');
      const odd = await servedBank('http', { clients: [{ ...harbour, clientSecret: oddSecret }, ...others] });
      try {
        const encoded = new URLSearchParams({ v: oddSecret }).toString().slice(2);
        for (const secret of [oddSecret, encoded]) {
          const headers = byBasic('harbour-aisp', secret);
          const type = { 'content-type': 'application/x-www-form-urlencoded' };
          const init = { method: 'POST', headers: { ...type, ...headers }, body: 'grant_type=client_credentials' };
          assert.equal((await odd.harbour.fetch(`${odd.url}/token`, init)).status, 200, headers.authorization);
        }
        assert.match(byBasic('harbour-aisp', oddSecret).authorization, /[-_]/);
      } finally {
        await odd.close();
      }
    });

    it('private_key_jwt without a client_id field, with stray claims', async () => {
      const assertion = await new SignJWT({
        iss: 'harbour-aisp',
        sub: 'harbour-aisp',
        client_id: 'harbour-aisp',
        aud: `${bank.url}/token`,
        iat: now(),
        nbf: now(),
        exp: now() + 1800,
        jti: `${versionOne}-${form}`,
        nonce: versionOne,
        claims: { id_token: { openbanking_intent_id: { essential: true, value: '' } } },
      })
        .setProtectedHeader({ alg: 'PS256', kid: bank.harbour.kid, typ: 'JWT' })
        .sign(bank.harbour.signingKey);
      const fields = { client_assertion_type: assertionType, client_assertion: assertion, scope: 'accounts' };
      const { status, body } = await suite.token({ grant_type: 'client_credentials', ...fields });
      assert.deepEqual([status, body.token_type], [200, 'Bearer']);
    });

    it('tls_client_auth by client_id and certificate, where there is TLS', async () => {
      const fields = { grant_type: 'client_credentials', client_id: 'harbour-aisp', scope: 'accounts' };
      const { status, body } = await suite.token(fields);
      assert.deepEqual([status, body.error], form === 'http' ? [401, 'invalid_client'] : [200, undefined]);
    });

    it('approval at once in one redirect: the query for code, the fragment for code id_token, the state verbatim', async () => {
      const state = '<state_should_not_empty>';
      for (const [responseType, mark, last] of [
        ['code', '?', /[?&]code=[\w-]+&state=%3Cstate_should_not_empty%3E$/],
        ['code id_token', '#', /[#&]code=[\w-]+&state=%3Cstate_should_not_empty%3E$/],
      ] as const) {
        const { status, location } = await suite.authorise(intent, responseType, state);
        assert.equal(status, 302);
        assert.ok(location.startsWith(redirectUri + mark), location);
        assert.match(location, last);
        const { searchParams, hash } = new URL(location);
        const found = mark === '?' ? searchParams : new URLSearchParams(hash.slice(1));
        assert.equal(found.get('state'), state);
        assert.equal(found.has('id_token'), mark === '#');
      }
      [detail, intent] = await suite.psuToken([
        'ReadAccountsDetail',
        'ReadTransactionsDetail',
        ...transactions,
        'ReadOffers',
      ]);
    });

    it('201 for two consents that arrive at once, with a version-1 UUID as interaction id', async () => {
      const client = await suite.clientToken();
      const two = await Promise.all([1, 2].map(() => suite.makeConsent(client, ['ReadAccountsBasic'])));
      const ids = await Promise.all(
        two.map(async (answer) => ((await answer.json()) as { Data: Body }).Data.ConsentId),
      );
      for (const answer of two) {
        assert.deepEqual([answer.status, answer.headers.get('x-fapi-interaction-id')], [201, versionOne]);
      }
      assert.equal(new Set(ids).size, 2);
    });

    it('401 without a token, and with a client token on data, whatever the account id', async () => {
      const client = await suite.clientToken();
      for (const path of ['/accounts', `/accounts/${account}`, '/accounts/foobar/balances', '/balances', '/party']) {
        assert.equal((await suite.get(path)).status, 401, path);
        assert.equal((await suite.get(path, client)).status, 401, path);
      }
    });

    it('404 below what exists, 400 for an unknown account, 403 without the permission', async () => {
      for (const path of ['/foobar', `/accounts/${account}/foobar`, `/accounts/${account}/transactions/foobar`]) {
        assert.equal((await suite.get(path, detail)).status, 404, path);
      }
      const unknown = await suite.get('/accounts/foobar/offers', detail);
      assert.deepEqual([unknown.status, errorCodes(unknown.body)], [400, ['UK.OBIE.Resource.NotFound']]);
      assert.equal((await suite.get(`/accounts/${account}/balances`, basicOnly)).status, 403);
    });

    it('no Detail under a Basic token', async () => {
      const { body } = await suite.get('/accounts', basicOnly);
      for (const found of (body.Data as { Account: Body[] }).Account)
        assert.ok(!('Account' in found || 'Servicer' in found));
    });

    it('transactions with a bank transaction code inside the window, and takes odd timestamps', async () => {
      const { body } = await suite.get('/transactions', detail);
      const found = (body.Data as { Transaction: Body[] }).Transaction;
      assert.ok(found.some(({ BankTransactionCode }) => BankTransactionCode !== undefined));
      for (const bound of [
        '20160101T104012.567+01',
        '2016-01-01T10:40:02',
        '2016-01-01T10:40:02.999',
        '2016-01-01T10:40:02.9',
      ]) {
        const query = new URLSearchParams({ fromBookingDateTime: bound, toBookingDateTime: '2035-12-31T10:40:02' });
        assert.equal((await suite.get(`/accounts/${account}/transactions?${query}`, detail)).status, 200, bound);
      }
    });
  });
}
