import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { Release } from '../../schemas/releases.ts';
import { at, list, openBank } from '../testing/open-bank.ts';

/** Two customers who have six accounts each, and on each of them thirty transactions a day for seven years. */
const population = { customers: 1000, accounts: 6, years: 7, perDay: 30 };
const numbers = [1, 728];

/**
 * A word of the first page of transactions of each account, of one early in the list, one in its middle and the last, of one that
 * filters cut, and of the bulk one; and how many records that is.
 */
const golden: Readonly<Record<string, string>> = {
  '3.1.11': '8729ceb321dfaa9b 5321',
  '4.0.1': 'cb9bb0e0cc177555 5401',
};

async function digestOf(release: Release): Promise<string> {
  const { call, grant } = openBank({ release, population, pageSize: 100 });
  const hash = createHash('sha256');
  let records = 0;
  for (const number of numbers) {
    const { token, accountIds } = await grant({ persona: `customer-${number}` });
    const read = async (path: string): Promise<unknown> => {
      const { status, text, body } = await call(path, { token });
      assert.equal(status, 200, path);
      hash.update(text);
      records += list(body, 'Data.Transaction').length;
      return body;
    };
    for (const id of accountIds) {
      const path = `/accounts/${id}/transactions`;
      const first = await read(path);
      const second = await read(String(at(first, 'Links.Next')));
      await read(String(at(second, 'Links.Next')));
      await read(String(at(first, 'Links.Last')));
      const span = ['fromBookingDateTime=2022-03-29T02:30:00', 'toBookingDateTime=2022-04-02T04:00:00'];
      await read(`${path}?${span.join('&')}`);
    }
    await read('/transactions');
  }
  return `${hash.digest('hex').slice(0, 16)} ${records}`;
}

for (const release of ['3.1.11', '4.0.1'] as const) {
  test(`every byte that customers of a population are told of their transactions is what it was, in ${release}`, async () => {
    assert.equal(await digestOf(release), golden[release]);
  });
}
