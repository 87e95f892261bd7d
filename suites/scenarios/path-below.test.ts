import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathBelow } from './path-below.ts';

const base = 'https://bank.example/retail';

describe('a link that is followed', () => {
  it('leads below the base URL', () => {
    assert.equal(
      pathBelow(base, `${base}/open-banking/v3.1/aisp/accounts?page=2`),
      '/open-banking/v3.1/aisp/accounts?page=2',
    );
    assert.equal(pathBelow('https://bank.example', 'https://bank.example/accounts'), '/accounts');
  });

  it('never leads to another tenant, another host or another scheme', () => {
    for (const link of [
      'https://bank.example/retail-2/open-banking/v3.1/aisp/accounts',
      'https://bank.example/retail/../business/accounts',
      'https://bank.example/accounts',
      'https://other.example/retail/accounts',
      'http://bank.example/retail/accounts',
      'https://bank.example:8443/retail/accounts',
      '/retail/accounts',
    ]) {
      assert.equal(pathBelow(base, link), undefined, link);
    }
  });
});
