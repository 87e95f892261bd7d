import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { claimedClient, SlowGuesses } from './slow-guesses.ts';

describe('SlowGuesses', () => {
  it('lets a few refusals pass, then makes each wait longer than the one before, up to five seconds', async () => {
    const waited: number[] = [];
    const guesses = new SlowGuesses(async (milliseconds) => void waited.push(milliseconds));
    for (let attempt = 0; attempt < 20; attempt++) await guesses.beforeAnswer('tpp', attempt % 2 === 0 ? 401 : 400);
    assert.deepEqual(waited, [100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000, 5000]);
    await guesses.beforeAnswer('another', 401);
    assert.equal(waited.length, 10);
  });

  it('answers those who guess side by side one after the other', async () => {
    let waiting = 0;
    let most = 0;
    const guesses = new SlowGuesses(async () => {
      waiting += 1;
      most = Math.max(most, waiting);
      await new Promise((resolve) => setImmediate(resolve));
      waiting -= 1;
    });
    await Promise.all(Array.from({ length: 30 }, () => guesses.beforeAnswer('tpp', 401)));
    assert.equal(most, 1);
  });

  it('forgets with a success, and counts no trouble of the bank', async () => {
    const waited: number[] = [];
    const guesses = new SlowGuesses(async (milliseconds) => void waited.push(milliseconds));
    for (let attempt = 0; attempt < 30; attempt++) {
      await guesses.beforeAnswer('tpp', attempt % 9 === 8 ? 200 : 401);
      await guesses.beforeAnswer('tpp', 503);
    }
    assert.deepEqual(waited, []);
  });
});

describe('claimedClient', () => {
  const url = 'http://127.0.0.1/token';
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('is that of the header, the form or the assertion, and nobody where none says', () => {
    const basic = `Basic ${Buffer.from('tpp:secret').toString('base64')}`;
    assert.equal(claimedClient(new Request(url, { headers: { authorization: basic } }), bytes('')), 'tpp');
    assert.equal(claimedClient(new Request(url), bytes('client_id=tpp&client_secret=x')), 'tpp');
    const claims = Buffer.from('{"sub":"tpp"}').toString('base64url');
    assert.equal(claimedClient(new Request(url), bytes(`client_assertion=e30.${claims}.x`)), 'tpp');
    for (const body of ['', 'client_assertion=x', 'client_assertion=e30.e30.x', '{"a":']) {
      assert.equal(claimedClient(new Request(url), bytes(body)), '');
    }
  });
});
