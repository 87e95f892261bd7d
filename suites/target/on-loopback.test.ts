import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anyCertificateWillDo, isOnLoopback } from './on-loopback.ts';

test('this machine is what nobody else can answer for', () => {
  for (const url of [
    'https://localhost',
    'http://bank.localhost:1/a',
    'https://127.1/',
    'https://127.8.9.1',
    'http://[::1]:2',
  ]) {
    assert.equal(isOnLoopback(url), true, url);
  }
  for (const url of [
    'https://localhost.b.example',
    'https://127.0.0.1.b.example/',
    'https://127.0.0.1@b.example',
    'https://notlocalhost',
    'https://0.0.0.0',
    'https://10.0.0.1',
    'https://[::2]',
    'nowhere',
  ]) {
    assert.equal(isOnLoopback(url), false, url);
  }
});

test('any certificate will do on this machine alone, wherever a bank leads', () => {
  assert.equal(anyCertificateWillDo({ insecure: true }, 'https://localhost:1/token'), true);
  assert.equal(anyCertificateWillDo({ insecure: true }, 'https://b.example/token'), false);
  assert.equal(anyCertificateWillDo({ insecure: false }, 'https://localhost'), false);
  assert.equal(anyCertificateWillDo(undefined, 'https://localhost'), false);
});
