import assert from 'node:assert/strict';
import { test } from 'node:test';
import { interfacePlace, parseBasePath } from './base-path.ts';

for (const [given, path] of [
  ['/', ''],
  ['/aisp', '/aisp'],
  ['/aisp/', '/aisp'],
  ['/psd2/v3.1/aisp//', '/psd2/v3.1/aisp'],
  ['/tenant%20a/aisp', '/tenant%20a/aisp'],
] as const) {
  test(`${given} is the base path "${path}"`, () => assert.equal(parseBasePath(given), path));
}

for (const [title, given] of [
  ['a path without a slash in front', 'aisp'],
  ['an empty text', ''],
  ['a URL', 'https://bank.example/aisp'],
  ['a query', '/aisp?version=3'],
  ['a fragment', '/aisp#top'],
  ['an empty segment', '/open-banking//aisp'],
  ['another host', '//bank.example/aisp'],
  ['a way up', '/aisp/../admin'],
  ['a way up in escapes', '/aisp/%2E%2e/admin'],
  ['a segment of one dot', '/./aisp'],
  ['a blank', '/my aisp'],
  ['half an escape', '/aisp/%2'],
  ['a backslash', '/aisp\\admin'],
] as const) {
  test(`refuses ${title}, with a cure`, () => {
    const found = parseBasePath(given);
    assert.ok(typeof found === 'object');
    assert.match(found.cure, /\/ for the root/);
  });
}

test('takes a path that ends like that of the standard for a longer base URL', () => {
  assert.deepEqual(interfacePlace('https://bank.example', '3.1.11', '/psd2/open-banking/v3.1/aisp'), {
    baseUrl: 'https://bank.example/psd2',
  });
  assert.deepEqual(interfacePlace('https://bank.example', '3.1.11', ''), {
    baseUrl: 'https://bank.example',
    basePath: '',
  });
  assert.deepEqual(interfacePlace('https://bank.example', '4.0.1', '/psd2/open-banking/v4.0/aisp'), {
    baseUrl: 'https://bank.example/psd2',
  });
  assert.deepEqual(interfacePlace('https://bank.example', '4.0.1', '/open-banking/v3.1/aisp'), {
    baseUrl: 'https://bank.example',
    basePath: '/open-banking/v3.1/aisp',
  });
});
