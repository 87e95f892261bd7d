import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { defaultClients } from '../access/clients.ts';
import { clientWithKeys } from './client-with-keys.ts';

const [harbour] = defaultClients;
assert.ok(harbour !== undefined);

test('the key id is the one of the example in RFC 7638, section 3.1', () => {
  const n = [
    '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknj',
    'hMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQ',
    'vRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzK',
    'nqDKgw',
  ].join('');
  const key = createPublicKey({ key: { kty: 'RSA', e: 'AQAB', n }, format: 'jwk' });
  const kid = 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs';
  assert.deepEqual(clientWithKeys(harbour, key).publicKeys, [
    { kty: 'RSA', n, e: 'AQAB', kid, use: 'sig', alg: 'PS256' },
  ]);
});

test('of a private key nothing private is told, and without a certificate nothing of one', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const known = clientWithKeys(harbour, privateKey);
  assert.deepEqual(Object.keys(known.publicKeys?.[0] ?? {}).sort(), ['alg', 'e', 'kid', 'kty', 'n', 'use']);
  assert.deepEqual(Object.keys(known).sort(), [...Object.keys(harbour), 'publicKeys'].sort());
});
