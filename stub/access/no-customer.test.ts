import assert from 'node:assert/strict';
import { test } from 'node:test';
import { at, openBank } from '../testing/open-bank.ts';

const population = { customers: 200_000, accounts: 2, years: 1, perDay: 1 };

test('a customer is one by number, by key, by a name that is nobody else’s, and by the copy of it', async () => {
  const { bank, grant } = openBank({ population: { ...population, customers: 40 } });
  const accounts = async (persona: string) => (await grant({ persona })).accountIds;
  const { accountIds } = await grant({ persona: 'customer-7' });
  assert.equal(accountIds.length, 2);
  assert.deepEqual(await accounts('7'), accountIds);
  const index = await bank.fetch(new Request('http://bank.test/'));
  assert.deepEqual(at(await index.json(), 'customers'), { first: 'customer-1', last: 'customer-40' });
  assert.notDeepEqual(await accounts('customer-7+bob'), accountIds);
  await assert.rejects(accounts('customer-41'), /or a customer by number or name, from customer-1 to customer-40/);
});

test('of several people of one name the numbers are told', async () => {
  const { grant, call } = openBank({ population });
  const { token } = await grant({ persona: 'customer-11' });
  const { body } = await call('/accounts', { token });
  const name = String(at(body, 'Data.Account.1.Account.0.Name')).split(' & ')[0] ?? '';
  await assert.rejects(grant({ persona: name }), (error: Error) => {
    assert.match(error.message, /persona must be the number of one of the \d+ customers called/);
    const [, number = ''] = /called [^:]+: customer-(\d+)/.exec(error.message) ?? [];
    return Number(number) > 0;
  });
});
