import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { decodeProtectedHeader } from 'jose';
import * as oidc from 'openid-client';
import { basePath } from '../schemas/operations.ts';
import type { Client } from '../stub/access/clients.ts';
import { type ServedBank, servedBank } from './support/served-bank.ts';
import { type Course, configured, decided, read, redirectUri, walk } from './support/walked-flow.ts';

// Each value of each list of the discovery document is what a client goes through with, from its own token to the accounts:
// a client that is registered for that value where there is such a thing.

const forms = ['http', 'mutual TLS'] as const;

type Ways = Readonly<Record<string, (value: string) => Promise<void>>>;

const lists = (document: object): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(document).filter(([, value]) => Array.isArray(value));

/** How each list of the discovery document is tried, value by value. */
function ways(bank: ServedBank, clientFor: (name: string) => Client): Ways {
  const harbour = bank.harbour.client;
  const went = async (course: Partial<Course> = {}) => await walk(bank, { client: harbour, ...course });
  return {
    acr_values_supported: async (value) => {
      const { claims } = await went({ claims: { acr: { essential: true, value } } });
      assert.equal(claims.acr, value);
    },
    claims_supported: async (value) => {
      const { claims, userinfo } = await went({ claims: { [value]: { essential: true } } });
      assert.ok(value in claims && (value in userinfo || !['sub', 'openbanking_intent_id'].includes(value)));
    },
    claim_types_supported: async (value) => {
      assert.equal(value, 'normal');
      assert.ok(!('_claim_names' in (await went()).userinfo));
    },
    code_challenge_methods_supported: async (value) => {
      await went({ pkce: value });
    },
    grant_types_supported: async (value) => {
      const hybrid = await went({ responseType: 'code id_token' });
      const given: Readonly<Record<string, unknown>> = {
        authorization_code: hybrid.tokens.access_token,
        client_credentials: hybrid.clientToken,
        refresh_token: hybrid.renewed,
        // The part of the hybrid flow that is implicit: the ID token that the authorisation answers with.
        implicit: hybrid.answered.get('id_token'),
      };
      assert.equal(typeof given[value], 'string', `nobody tries ${value}`);
    },
    id_token_signing_alg_values_supported: async (value) => {
      const { tokens } = await went();
      assert.equal(decodeProtectedHeader(tokens.id_token ?? '').alg, value);
    },
    request_object_signing_alg_values_supported: async (value) => {
      for (const responseType of ['code', 'code id_token']) {
        await went({
          requestAlg: value,
          responseType,
          client: clientFor('private_key_jwt'),
          method: 'private_key_jwt',
        });
      }
    },
    response_modes_supported: async (value) => {
      for (const responseType of value === 'query' ? ['code'] : ['code', 'code id_token']) {
        assert.equal((await went({ responseMode: value, responseType })).mode, value);
      }
    },
    response_types_supported: async (value) => {
      const { answered } = await went({ responseType: value });
      const parts = ['code', 'id_token', 'access_token'].filter((name) => answered.has(name));
      assert.deepEqual(parts, value.split(' '));
    },
    scopes_supported: async (value) => {
      const client = clientFor(value);
      if (value === 'openid') return assert.ok((await went({ client })).tokens.id_token);
      if (value === 'accounts') return assert.equal((await went({ client, scope: value })).tokens.scope, value);
      // What belongs to the bank's other interfaces: there is a token for them, and this interface is not what it opens.
      const config = await configured(bank, { client });
      const { access_token: token, scope } = await oidc.clientCredentialsGrant(config, { scope: value });
      assert.deepEqual([scope, (await read(bank, '/account-access-consents/1', token)).status], [value, 403]);
    },
    subject_types_supported: async (value) => {
      assert.equal(value, 'public');
      const [one, other] = [
        await went(),
        await went({ client: clientFor('private_key_jwt'), method: 'private_key_jwt' }),
      ];
      const elsewhere = await went({ loginHint: 'joint' });
      assert.equal(one.claims.sub, other.claims.sub);
      assert.notEqual(one.claims.sub, elsewhere.claims.sub);
    },
    token_endpoint_auth_methods_supported: async (value) => {
      await went({ client: clientFor(value), method: value });
    },
    token_endpoint_auth_signing_alg_values_supported: async (value) => {
      await went({ client: clientFor('private_key_jwt'), method: 'private_key_jwt', assertionAlg: value });
    },
  };
}

/** How whatever else the document says of the bank is tried, by what it says. */
function promises(bank: ServedBank): Readonly<Record<string, (said: unknown) => Promise<void>>> {
  const { client } = bank.harbour;
  const asked = async (parameters: Readonly<Record<string, string>>) => {
    const query = { response_type: 'code', client_id: client.clientId, redirect_uri: redirectUri, scope: 'accounts' };
    return await decided(bank, new URL(`${bank.url}/authorize?${new URLSearchParams({ ...query, ...parameters })}`));
  };
  return {
    authorization_response_iss_parameter_supported: async (said) =>
      assert.equal((await walk(bank, { client })).answered.has('iss'), said),
    claims_parameter_supported: async (said) => {
      const { answered } = await asked({ scope: 'openid accounts', claims: '{' });
      assert.equal(answered.get('error_description')?.includes('claims parameter'), said);
    },
    request_parameter_supported: async (said) =>
      assert.equal(
        (await asked({ request: 'no.signed.request' })).answered.get('error') === 'invalid_request_object',
        said,
      ),
    request_uri_parameter_supported: async (said) =>
      assert.equal((await asked({ request_uri: 'https://harbour.example/r' })).answered.get('error') === null, said),
    tls_client_certificate_bound_access_tokens: async (said) => {
      const { renewed } = await walk(bank, { client });
      const headers = { authorization: `Bearer ${renewed}` };
      const answer = await bank.anonymous(`${bank.url}${basePath}/accounts`, { headers });
      assert.equal(answer.status === 401, said);
    },
  };
}

/** A client for each value that is registered: it has what this one value asks of a client, and nothing else. */
function clientsFrom(harbour: Client): ReadonlyMap<string, Client> {
  const { clientSecret, publicKeys, certificateSubject, certificateThumbprint, ...named } = harbour;
  const secret = clientSecret === undefined ? {} : { clientSecret };
  const credentials: Readonly<Record<string, object>> = {
    client_secret_basic: secret,
    client_secret_post: secret,
    private_key_jwt: publicKeys === undefined ? {} : { publicKeys },
    tls_client_auth: { certificateSubject, certificateThumbprint },
  };
  return new Map([
    ...Object.entries(credentials).map(
      ([method, has]) => [method, { ...named, ...has, clientId: `by-${method}` } as Client] as const,
    ),
    ...named.scopes.map((scope) => {
      const scopes = scope === 'openid' ? ['openid', 'accounts'] : [scope];
      return [scope, { ...named, ...secret, clientId: `for-${scope}`, scopes } as Client] as const;
    }),
  ]);
}

for (const form of forms) {
  describe(`what the discovery document offers over ${form}`, () => {
    let bank: ServedBank;
    let clients: ReadonlyMap<string, Client>;
    let document: Readonly<Record<string, unknown>>;

    before(async () => {
      const first = await servedBank(form);
      clients = clientsFrom(first.harbour.client);
      await first.close();
      bank = await servedBank(form, {
        clients: [first.harbour.client, first.lantern.client, ...clients.values()],
      });
      const answer = await bank.anonymous(`${bank.url}/.well-known/openid-configuration`);
      document = (await answer.json()) as typeof document;
    });
    after(async () => {
      assert.deepEqual(bank.problems, []);
      await bank.close();
    });

    it('is taken, value by value', async (t) => {
      const tries = ways(bank, (name) => clients.get(name) ?? assert.fail(`no client is registered for ${name}`));
      assert.deepEqual(
        lists(document)
          .map(([name]) => name)
          .toSorted(),
        Object.keys(tries).toSorted(),
      );
      for (const [name, values] of lists(document)) {
        assert.ok(values.length > 0, name);
        for (const value of values) await t.test(`${name}: ${value}`, async () => await tries[name]?.(value));
      }
    });

    it('is true where it is no list', async (t) => {
      const tries = promises(bank);
      const said = Object.entries(document).filter(([, value]) => typeof value === 'boolean');
      assert.equal(said.length, Object.keys(tries).length - (form === 'http' ? 1 : 0));
      for (const [name, value] of said) {
        await t.test(`${name}: ${value}`, async () => await (tries[name] ?? assert.fail('nobody tries it'))(value));
      }
    });
  });
}
