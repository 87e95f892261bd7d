import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looksLikeUrl, parseBaseUrl } from './base-url.ts';

for (const [given, base] of [
  ['https://api.bank.example', 'https://api.bank.example'],
  ['https://api.bank.example/', 'https://api.bank.example'],
  ['https://api.bank.example/open-banking/v3.1/aisp', 'https://api.bank.example'],
  ['https://api.bank.example/open-banking/v3.1/aisp/', 'https://api.bank.example'],
  ['https://api.bank.example/open-banking/v3.1', 'https://api.bank.example'],
  ['https://api.bank.example/sandbox/open-banking/v3.1/aisp', 'https://api.bank.example/sandbox'],
  ['http://127.0.0.1:8080/bank/', 'http://127.0.0.1:8080/bank'],
] as const) {
  test(`${given} is the base URL ${base}`, () => assert.equal(parseBaseUrl(given, '3.1.11'), base));
}

for (const [title, given] of [
  ['another scheme', 'ftp://bank.example'],
  ['no scheme', 'bank.example'],
  ['credentials', 'https://somebody:hush@bank.example'],
  ['a query', 'https://bank.example/?token=hush'],
  ['a fragment', 'https://bank.example/#hush'],
  ['the path of an operation', 'https://bank.example/open-banking/v3.1/aisp/accounts'],
  ['another version', 'https://bank.example/open-banking/v4.0/aisp'],
] as const) {
  test(`refuses ${title}, and quotes no secret`, () => {
    const found = parseBaseUrl(given, '3.1.11');
    assert.ok(typeof found === 'object');
    assert.ok(!JSON.stringify(found).includes('hush'));
  });
}

test('takes the path of version 4 from the URL of a run in it, and names that release where the run is in another', () => {
  const given = 'https://bank.example/retail/open-banking/v4.0/aisp/';
  assert.equal(parseBaseUrl(given, '4.0.1'), 'https://bank.example/retail');
  assert.deepEqual(parseBaseUrl(given, '3.1.11'), {
    message: 'The base URL ends with the path of version 4.0, and the release is 3.1.11.',
    cure: 'Give the release as well, such as 4.0.1. Give the URL of the bank up to /open-banking/v3.1/aisp, such as https://api.bank.example.',
  });
});

test('tells the lines for an interface whose path is not the usual one', () => {
  for (const [path, before] of [
    ['/open-banking/v3.1.10/aisp', ''],
    ['/sandbox/open-banking/v3.1.10', '/sandbox'],
  ] as const) {
    const own = path.slice(before.length);
    assert.deepEqual(parseBaseUrl(`https://bank.example${path}/`, '3.1.11'), {
      message: `The base URL ends with the path of the interface, ${own}, which is not the standard's /open-banking/v3.1/aisp.`,
      cure: `Write a target file with "baseUrl: https://bank.example${before}" and "basePath: ${own}".`,
    });
  }
});

test('tells URLs from files', () => {
  assert.ok(looksLikeUrl('https://bank.example') && looksLikeUrl('ftp://bank.example'));
  assert.ok(!looksLikeUrl('bank.yaml') && !looksLikeUrl('./a/b.json') && !looksLikeUrl('C:\\bank.yaml'));
});
