import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { digestOf, type Snapshot } from '../../state/snapshot.ts';
import type { Entry } from '../../state/store.ts';
import { at, list, origin } from '../../testing/open-bank.ts';
import { openFlow, redirect } from '../../testing/open-flow.ts';
import { restorable } from './entry-shapes.ts';

const account = 'household/1';
const money = { Amount: '12.30', Currency: 'GBP' };
const payee = { SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '20000012345678', Name: 'A N Other' };

/** A bank in which everything that can change has changed, and its snapshot. */
async function lived() {
  const flow = await openFlow();
  const { bank, call } = flow;
  const { control } = bank;
  await control.clock.set('2026-06-15T12:00:00Z', 1);
  await control.data.add({
    customers: [{ persona: 'anna', party: { Name: 'Anna' }, accounts: [{ AccountId: 'anna-1', Nickname: 'n' }] }],
    transactions: [
      { account, CreditDebitIndicator: 'Debit', Amount: money, MerchantDetails: { MerchantName: 'M' } },
      { account: 'anna/1', CreditDebitIndicator: 'Credit', Amount: money, DebtorAccount: payee },
    ],
    beneficiaries: [{ account, CreditorAccount: payee }],
    standingOrders: [{ account, Frequency: 'EvryDay', FirstPaymentAmount: money, CreditorAccount: payee }],
    scheduledPayments: [{ account, ScheduledPaymentDateTime: 'P3D', InstructedAmount: money, CreditorAccount: payee }],
    directDebits: [{ account, Name: 'Gas', PreviousPaymentDateTime: '-P3D', PreviousPaymentAmount: money }],
  });
  const { access_token: token } = await control.token({ persona: 'household' });
  const { access_token: ofAnna } = await control.token({ persona: 'anna' });
  const consent = await flow.create();
  const { code } = await flow.authorize(consent, { login_hint: 'household!zero-balance-as-debit' });
  await flow.exchange(code);
  const waiting = await flow.create();
  const asked = {
    ...{
      response_type: 'code',
      client_id: 'harbour-aisp',
      redirect_uri: redirect,
      scope: 'openid accounts',
      state: 's',
    },
    claims: JSON.stringify({ id_token: { openbanking_intent_id: { value: waiting, essential: true } } }),
  };
  const answer = await call(`!/authorize?${new URLSearchParams(asked)}`, {
    headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' },
  });
  const page = answer.headers.get('location') ?? '';
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const { code: unspent } = await flow.authorize(await flow.create());
  await control.faults.add({ fault: 'zero-balance-as-debit', scope: { persona: 'student' }, times: 3 });
  await control.faults.add({ delay: { from: 0, to: 1 }, scope: { persona: 'student' } });
  await control.faults.add({ break: 'reset', scope: { persona: 'student' }, probability: 0 });
  const places = [
    ...['/accounts', '/balances', '/transactions', '/standing-orders', '/scheduled-payments', '/party', '/x'],
    ...['/beneficiaries', '/direct-debits', '/statements', '/products', '/offers'],
  ];
  /** What the bank answers to whoever was there before, and on its own pages; the ids and dates of one answer are left out. */
  const answers = async () => {
    const all: string[] = [];
    const tell = (what: string, status: number, text: string) =>
      all.push(`${what} ${status} ${text.replaceAll(/[\da-f]{8}-[\da-f-]{27}|"id":"\d+"/g, '')}`);
    for (const each of [token, ofAnna]) {
      for (const place of places) {
        const { status, text } = await call(place, { token: each });
        tell(place, status, text);
      }
    }
    for (const id of [consent, waiting]) {
      const { status, text } = await call(`/account-access-consents/${id}`, { token: flow.clientAccess });
      tell(id, status, text);
    }
    for (const place of ['!/', '!/stub/clock', '!/stub/faults', '!/stub/data', '!/stub/consents']) {
      const { status, text } = await call(place, { headers: { accept: 'text/html, application/json' } });
      tell(place, status, place === '!/' ? '' : text);
    }
    const { status, text } = await call(`!${page.replace(origin, '')}`, { headers: { cookie } });
    tell('page', status, text);
    return all;
  };
  const restore = async (snapshot: unknown) =>
    await call('!/stub/snapshot', { method: 'PUT', body: JSON.parse(JSON.stringify(snapshot)) });
  assert.match((await answers()).at(-1) ?? '', /^page 200 .*Harbour/s);
  return { ...flow, answers, restore, unspent, snapshot: structuredClone(control.snapshot()) as Snapshot };
}

/** A snapshot with other entries, and a digest that is right for them. */
const forged = (snapshot: Snapshot, entries: readonly unknown[]) => {
  const plain: unknown = JSON.parse(JSON.stringify(entries));
  return { ...snapshot, entries: plain, digest: digestOf(plain) };
};

describe('a snapshot', () => {
  it('has tables that are known, all of them', async () => {
    const { snapshot, restore } = await lived();
    const tables = new Set(snapshot.entries.map(({ table }) => table));
    assert.deepEqual(
      [...tables].filter((table) => !restorable.includes(table)),
      [],
    );
    // Of what the provider keeps besides there is nothing after these calls.
    assert.deepEqual(
      restorable.filter((table) => !tables.has(table) && !table.startsWith('provider/')),
      [],
    );
    assert.equal((await restore(snapshot)).status, 204);
  });

  it('that was forged changes nothing', async () => {
    const { snapshot, restore, answers } = await lived();
    const { entries } = snapshot;
    const of = (table: string) => entries.find((entry) => entry.table === table) ?? assert.fail(table);
    const changed = (table: string, members: object): readonly unknown[] => {
      const entry = of(table);
      return entries.map((each) => (each === entry ? { ...each, value: { ...Object(each.value), ...members } } : each));
    };
    const psuToken = entries.find(
      ({ table, value }) => table === 'tokens' && Object(value).grant === 'authorization_code',
    );
    const forgeries: Readonly<Record<string, readonly unknown[]>> = {
      'an entry that is null': [...entries, null],
      'an entry without a table': [...entries, { key: 'x', value: 1 }],
      'a table that there is not': [...entries, { table: '__proto__', key: 'x', value: {} }],
      'a value that is null': [...entries, { table: 'tokens', key: 'x', value: null }],
      'a key that is a number': [...entries, { table: 'tokens', key: 7, value: psuToken?.value }],
      'a consent without permissions': changed('consents', { permissions: null }),
      'a consent with a permission that there is not': changed('consents', { permissions: ['ReadAll'] }),
      'a consent with a date that is none': changed('consents', { creationDateTime: 'yesterday' }),
      'a consent by the key of another': [...entries, { ...of('consents'), key: 'aac-other' }],
      'a status that there is not': changed('consents', { status: 'Lost' }),
      'a token without accounts': changed('tokens', { grant: 'authorization_code', accountIds: 7 }),
      'a token of nobody': [
        ...entries,
        { ...psuToken, key: 'forged', value: { ...Object(psuToken?.value), customerKey: 'nobody' } },
      ],
      'a token of a strange account': [
        ...entries,
        { ...psuToken, key: 'forged', value: { ...Object(psuToken?.value), accountIds: ['x'] } },
      ],
      'a grant without an end': changed('grants', { ends: 'never' }),
      'a clock of the year 9999': changed('clock', { bank: Date.UTC(9999, 0, 1) }),
      'a clock that runs away': changed('clock', { rate: 1e9 }),
      'a sequence that is a text': [...entries, { table: 'sequences', key: 'x', value: 'one' }],
      'a fault that there is not': changed('faults', { fault: 'no-such-fault' }),
      'a fault without a scope': changed('faults', { scope: undefined }),
      'a delay of a day': [
        ...entries,
        {
          table: 'faults',
          key: 'fault-9',
          value: { id: 'fault-9', scope: {}, met: 0, owner: {}, delay: { ms: 86_400_000 } },
        },
      ],
      'data of no kind': changed('added', { kind: 'treasure' }),
      'a customer with accounts that are none': changed('added', {
        persona: { description: '', index: 0, accounts: [{}] },
      }),
      'a code without a payload': changed('provider/AuthorizationCode', { payload: undefined }),
      'an authorisation that waits for nothing': changed('provider/Interaction', { payload: {} }),
      'brought faults that are no list': changed('brought', { faults: 'all' }),
    };
    const before = await answers();
    assert.ok(before.every((each) => !/^\S+ 500/.test(each)));
    for (const [what, entries] of Object.entries(forgeries)) {
      const { status, body } = await restore(forged(snapshot, entries));
      assert.equal(status, 400, what);
      assert.match(String(at(body, 'error_description')), /^The snapshot cannot be restored: /, what);
    }
    for (const [what, document] of Object.entries({
      'a stamp that is a number': { ...snapshot, bank: 7 },
      'a stamp with data that is no digest': { ...snapshot, bank: { ...snapshot.bank, data: 7 } },
      'a stamp with a profile that is an object': { ...snapshot, bank: { ...snapshot.bank, profile: { toString: 1 } } },
    })) {
      assert.equal((await restore(document)).status, 400, what);
    }
    assert.deepEqual(await answers(), before);
  });

  it('whatever is changed in it, is refused, or answers as a bank does', async () => {
    const { snapshot, restore, answers, unexpected } = await lived();
    const other: readonly unknown[] = [null, -1, 1.5, '', 'x', [], {}, [null], true, 1e300];
    let [refused, taken] = [0, 0];
    /** All places of a value, as ways to change it. */
    const ways = (value: unknown): readonly ((by: unknown) => unknown)[] =>
      typeof value !== 'object' || value === null
        ? [(by) => by]
        : [
            (by: unknown) => by,
            ...Object.entries(value).flatMap(([name, each]) =>
              ways(each).map((way) => (by: unknown) => {
                const changed = Array.isArray(value) ? [...value] : { ...value };
                Reflect.set(changed, name, way(by));
                return changed;
              }),
            ),
          ];
    const kinds = new Map<string, Entry>();
    for (const entry of snapshot.entries)
      kinds.set(`${entry.table} ${Object(entry.value).kind ?? Object(entry.value).grant}`, entry);
    for (const entry of kinds.values()) {
      for (const [index, way] of ways(entry.value).entries()) {
        const by = other[index % other.length];
        const value = way(by);
        const entries = snapshot.entries.map((each) => (each === entry ? { ...each, value } : each));
        const what = `${entry.table}: ${JSON.stringify(value)}`;
        const { status } = await restore(forged(snapshot, entries));
        assert.ok(status === 204 || status === 400, `${status} ${what}`);
        if (status === 400) refused += 1;
        else {
          taken += 1;
          const broken = (await answers()).filter((each) => / 500 /.test(each.slice(0, 200)));
          assert.deepEqual([broken, unexpected], [[], []], what);
        }
      }
    }
    assert.ok(refused > 150 && taken > 5, `${refused} refused, ${taken} taken`);
    assert.equal((await restore(snapshot)).status, 204);
    assert.ok(list({ all: await answers() }, 'all').length > 20);
  });
});
