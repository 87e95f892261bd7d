import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { createLocalJWKSet, exportJWK, SignJWT } from 'jose';
import { checkIdToken, type IdTokenContext } from './id-token.ts';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = { ...(await exportJWK(rsa.publicKey)), alg: 'PS256', use: 'sig' };
const keys = createLocalJWKSet({ keys: [{ ...jwk, kid: 'one' }] });
const half = (text: string) => createHash('sha256').update(text).digest().subarray(0, 16).toString('base64url');

const known: IdTokenContext = {
  clientId: 'tpp',
  issuer: 'https://bank.example',
  nonce: 'n',
  state: 's',
  code: 'c',
  accessToken: 'at',
  keys,
};
const good = {
  iss: 'https://bank.example',
  aud: 'tpp',
  nonce: 'n',
  s_hash: half('s'),
  c_hash: half('c'),
  at_hash: half('at'),
};
const allTrue = { signed: true, iss: true, aud: true, nonce: true, s_hash: true, c_hash: true, at_hash: true };

async function token(claims: object, signer = rsa.privateKey): Promise<string> {
  return await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'PS256', kid: 'one' }).sign(signer);
}

describe('the checks of an ID token', () => {
  it('find what agrees', async () => {
    assert.deepEqual(await checkIdToken(await token(good), known), allTrue);
  });

  for (const name of ['iss', 'aud', 'nonce', 's_hash', 'c_hash', 'at_hash'] as const) {
    it(`find another ${name}, and nothing else`, async () => {
      const checks = await checkIdToken(await token({ ...good, [name]: 'another' }), known);
      assert.deepEqual(checks, { ...allTrue, [name]: false });
    });

    it(`say nothing of a ${name} that is not there`, async () => {
      const { [name]: _, ...claims } = good;
      const { [name]: __, ...checks } = allTrue;
      assert.deepEqual(await checkIdToken(await token(claims), known), checks);
    });
  }

  it('take one audience of several, and an issuer with a slash too many', async () => {
    const claims = { ...good, aud: ['a-sister', 'tpp'], iss: 'https://bank.example/' };
    assert.deepEqual(await checkIdToken(await token(claims), known), allTrue);
  });

  it('find a signature by another key', async () => {
    const checks = await checkIdToken(await token(good, stranger.privateKey), known);
    assert.deepEqual(checks, { ...allTrue, signed: false });
  });

  it('say nothing of what nobody knows', async () => {
    assert.deepEqual(await checkIdToken(await token(good), { clientId: 'tpp' }), { aud: true });
  });

  it('say nothing of a signature where several keys would do, or a secret', async () => {
    const several = createLocalJWKSet({ keys: [jwk, { ...jwk, e: 'AQAB' }] });
    const unnamed = await new SignJWT(good).setProtectedHeader({ alg: 'PS256' }).sign(rsa.privateKey);
    const { signed: _, ...rest } = allTrue;
    assert.deepEqual(await checkIdToken(unnamed, { ...known, keys: several }), rest);
    const secret = await new SignJWT(good).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 7));
    assert.deepEqual(await checkIdToken(secret, known), rest);
  });

  it('read neither what is encrypted nor what is no token', async () => {
    for (const text of ['a.b.c.d.e', 'not-a-token', undefined, null]) {
      assert.equal(await checkIdToken(text, known), undefined);
    }
  });
});
