import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { encodeAccountId } from '../data/account-id.ts';
import { Population } from '../data/population/population.ts';
import { createWorld, type World } from '../data/world.ts';
import { SharedLog } from '../state/shared/shared-log.ts';
import { SharedState } from '../state/shared/shared-state.ts';
import { list, openBank } from '../testing/open-bank.ts';
import { variedWorld } from './applied.ts';
import { findVariants } from './load.ts';

const ids = ['account-ids-are-uuids', 'account-ids-of-40-characters', 'account-ids-of-few-digits'] as const;
const seed = 7;
const now = () => new Date('2026-06-15T12:00:00Z');
const computed = createWorld({ seed, now });
const peopled = createWorld({
  ...{ seed, now },
  population: new Population(seed, { customers: 12_000, accounts: 200, years: 1, perDay: 1 }),
});
const everybody = [...computed.personas.map(({ hint }) => hint), 'customer-1000', 'customer-1001', 'customer-12345'];
const people = ['household', 'empty', 'customer-1', 'customer-2', 'customer-999', 'customer-1000', 'customer-12000'];
const copies = ['household+bob', 'customer-1234+a', 'everyday+test.user_1@example-2-x'];

for (const id of ids) {
  describe(id, async () => {
    const variants = await findVariants([id]);
    const shown = (usual: World) => variedWorld(variants, usual);

    test('what one process named, another finds that has never met the customer', async () => {
      const log = new SharedLog();
      const opened = async () => openBank({ variants, state: await SharedState.open(log) });
      const one = await opened();
      // Whoever counts whom it meets gives these accounts other names than the process that begins with the next customer.
      await one.grant({ persona: 'sole-trader' });
      for (const persona of ['household', 'customer-1234', 'household+bob']) {
        const { token, accountIds } = await one.grant({ persona });
        const other = await opened();
        const listed = list((await other.call('/accounts', { token })).body, 'Data.Account');
        assert.deepEqual(
          listed.map(({ AccountId }) => AccountId),
          accountIds,
        );
        const { status, body } = await (await opened()).call(`/accounts/${accountIds[0]}/balances`, { token });
        assert.equal(status, 200);
        assert.ok(list(body, 'Data.Balance').length > 0);
        assert.ok(list(body, 'Data.Balance').every(({ AccountId }) => AccountId === accountIds[0]));
      }
    });

    test('every account has a name of its own, which leads back to it, and no other text does', () => {
      for (const [usual, hints] of [
        [computed, [...everybody, ...copies]],
        [peopled, [...people, ...copies.slice(0, 1)]],
      ] as const) {
        const world = shown(usual);
        const names = new Set<string>();
        for (const hint of hints) {
          const own = usual.customer(hint)?.accountIds ?? assert.fail(hint);
          const given = world.customer(hint)?.accountIds ?? assert.fail(hint);
          assert.equal(given.length, own.length);
          for (const [place, name] of given.entries()) {
            assert.match(name, /^[\w.~-]{1,40}$/);
            assert.ok(!names.has(name), name);
            names.add(name);
            assert.equal(world.holderOf(name), usual.holderOf(own[place] ?? ''));
            assert.equal(world.account(name)?.AccountId, name);
            if (name !== own[place]) assert.equal(world.account(own[place] ?? ''), undefined);
            assert.equal(world.account(`${name}x`), undefined);
          }
        }
      }
    });

    test('an account that was added under the name of another has the id of that in exchange', async () => {
      const { bank, call, grant } = openBank({ variants });
      const { accountIds } = await grant();
      const [taken = ''] = accountIds;
      const [instead = ''] = computed.customer('household')?.accountIds ?? [];
      await bank.control.data.addCustomer({
        persona: 'anna',
        accounts: [{ AccountId: taken, openingBalance: '10.00' }, { AccountId: 'anna-2' }],
      });
      const { token, accountIds: added } = await grant({ persona: 'anna' });
      assert.deepEqual(added, [instead, 'anna-2']);
      for (const account of added) assert.equal((await call(`/accounts/${account}`, { token })).status, 200);
      assert.notEqual((await call(`/accounts/${taken}`, { token })).status, 200);
      assert.deepEqual((await grant()).accountIds, accountIds);
    });
  });
}

test('whatever an account is called, no two share a name, and each name leads back', async () => {
  const place = fc.record({
    customer: fc.nat(2 ** 24 - 1),
    slot: fc.integer({ min: 1, max: 255 }),
    copy: fc.option(fc.stringMatching(/^[a-z0-9._@-]{1,24}$/), { nil: undefined }),
  });
  const anId = fc.oneof(
    place.map(({ copy, ...at }) => encodeAccountId(seed, { ...at, ...(copy === undefined ? {} : { copy }) })),
    fc.stringMatching(/^[\w.~-]{1,40}$/),
    fc.uuid({ version: 4 }),
  );
  for (const id of ids) {
    const [variant] = await findVariants([id]);
    // A world whose accounts go by any ids: what is shown of one is how the variant calls it.
    const nobody = {
      ...computed,
      customer: (text: string) => ({ key: text, hint: text, name: '', partyId: '', accountIds: [text] }),
    };
    const other = (text: string) => variant?.world?.(nobody).customer(text)?.accountIds[0] ?? assert.fail(id);
    fc.assert(
      fc.property(anId, anId, (one, two) => {
        const name = other(one);
        assert.match(name, /^[\w.~-]{1,40}$/);
        assert.equal(other(name), one);
        if (one !== two) assert.notEqual(name, other(two));
      }),
      { seed: 15, numRuns: 500 },
    );
  }
});
