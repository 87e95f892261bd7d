import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { at, type Body, list, openBank } from '../testing/open-bank.ts';

const party = ['CreditorAgent', 'CreditorAccount'];
const both = ['ReadTransactionsCredits', 'ReadTransactionsDebits'];
const withheldByBasic: readonly (readonly [string, string, string, readonly string[], readonly string[]])[] = [
  ['/accounts', 'Account', 'ReadAccounts', ['Account', 'Servicer'], []],
  ['/beneficiaries', 'Beneficiary', 'ReadBeneficiaries', party, []],
  ['/standing-orders', 'StandingOrder', 'ReadStandingOrders', party, []],
  ['/scheduled-payments', 'ScheduledPayment', 'ReadScheduledPayments', party, []],
  ['/statements', 'Statement', 'ReadStatements', ['StatementAmount'], []],
  [
    '/transactions',
    'Transaction',
    'ReadTransactions',
    ['TransactionInformation', 'Balance', 'MerchantDetails', ...party, 'DebtorAgent', 'DebtorAccount'],
    both,
  ],
];

const without = (record: Body, members: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !members.includes(name)));

test('Basic is Detail less its elements, Basic with Detail is Detail, and no other cluster helps', async () => {
  const { call, grant } = openBank({ pageSize: 1000 });
  for (const [path, element, prefix, elements, more] of withheldByBasic) {
    const read = async (...codes: readonly string[]) => {
      const permissions = ['ReadAccountsBasic', 'ReadPAN', ...more, ...codes];
      const { token } = await grant({ permissions: [...new Set(permissions)] });
      return list((await call(path, { token })).body, `Data.${element}`);
    };
    const detail = await read(`${prefix}Detail`);
    const others = prefix === 'ReadAccounts' ? ['ReadBeneficiariesDetail'] : ['ReadAccountsDetail'];
    assert.ok(detail.length > 0, path);
    for (const name of elements) {
      assert.ok(
        detail.some((record) => name in record),
        `${path}: ${name}`,
      );
    }
    assert.deepEqual(
      await read(`${prefix}Basic`, ...others),
      detail.map((record) => without(record, elements)),
      path,
    );
    assert.deepEqual(await read(`${prefix}Basic`, `${prefix}Detail`), detail, path);
  }
});

async function walk(opened: ReturnType<typeof openBank>, path: string, token: string): Promise<readonly Body[]> {
  const records: Body[] = [];
  for (let next: unknown = path; typeof next === 'string'; ) {
    const { body } = await opened.call(next, { token });
    records.push(...list(body, 'Data.Transaction'));
    next = at(body, 'Links.Next');
  }
  return records;
}

test('Credits and Debits show their own side, reversals included, and together everything', async () => {
  const opened = openBank({ pageSize: 1000 });
  const read = async (...codes: readonly string[]) => {
    const permissions = ['ReadAccountsBasic', 'ReadTransactionsDetail', ...codes];
    const granted = await opened.grant({ permissions, select: 'first:1' });
    return { ...granted, records: await walk(opened, '/transactions', granted.token) };
  };
  const [credits, debits, all] = [
    (await read('ReadTransactionsCredits')).records,
    (await read('ReadTransactionsDebits')).records,
    (await read(...both)).records,
  ];
  assert.ok(credits.length > 0 && credits.every((record) => record.CreditDebitIndicator === 'Credit'));
  assert.ok(debits.length > 0 && debits.every((record) => record.CreditDebitIndicator === 'Debit'));
  const ids = (records: readonly Body[]) => new Set(records.map((record) => record.TransactionId));
  assert.deepEqual(ids(all), ids([...credits, ...debits]));
  assert.equal(all.length, credits.length + debits.length);
});

const clearPan = /"Identification":"\d{12,19}"/;
const panOf = (text: string) =>
  [...text.matchAll(/"SchemeName":"UK\.OBIE\.PAN","Identification":"([^"]+)"/g)].map((match) => match[1] ?? '');

test('PANs are masked but for the last four without ReadPAN, other identifications are not', async () => {
  const { call, grant, bank } = openBank({ pageSize: 1000 });
  const permissions = [
    'ReadAccountsDetail',
    'ReadBeneficiariesDetail',
    'ReadStandingOrdersDetail',
    'ReadScheduledPaymentsDetail',
    'ReadTransactionsDetail',
    ...both,
  ];
  assert.ok(bank.personas.some((persona) => persona.hint === 'household'));
  const [masked, clear] = [await grant({ permissions }), await grant({ permissions: [...permissions, 'ReadPAN'] })];
  for (const path of ['/accounts', '/beneficiaries', '/standing-orders', '/scheduled-payments', '/transactions']) {
    const [hidden, shown] = [await call(path, { token: masked.token }), await call(path, { token: clear.token })];
    const cards = /"CardInstrument":\{[^}]*"Identification":"([^"]+)"/g;
    const pans = [...panOf(hidden.text), ...[...hidden.text.matchAll(cards)].map((match) => match[1] ?? '')];
    const inClear = [...panOf(shown.text), ...[...shown.text.matchAll(cards)].map((match) => match[1] ?? '')];
    for (const pan of pans) assert.match(pan, /^\*{8,15}\d{4}$/);
    assert.deepEqual(
      pans,
      inClear.map((pan) => `${'*'.repeat(pan.length - 4)}${pan.slice(-4)}`),
      path,
    );
    if (path === '/accounts') {
      assert.ok(inClear.length > 0 && clearPan.test(shown.text));
      assert.match(hidden.text, /"UK\.OBIE\.SortCodeAccountNumber","Identification":"\d{14}"/);
    }
  }
});

test('SupplementaryData stands on the operations that the profile declares, with its members and no others', async () => {
  const supplements = async (profile = fullProfile) => {
    const { call, grant } = openBank({ profile });
    const { token, accountIds } = await grant({ persona: 'limited-company' });
    const account = `/accounts/${accountIds[0]}`;
    const owner = await call(`${account}/party`, { token });
    const all = await call(`${account}/parties`, { token });
    const psu = await call('/party', { token });
    const parties = list(all.body, 'Data.Party');
    assert.ok(parties.some((party) => party.PartyId === at(owner.body, 'Data.Party.PartyId')));
    assert.notEqual(at(psu.body, 'Data.Party.PartyId'), at(owner.body, 'Data.Party.PartyId'));
    return {
      owner: Object.keys(Object(at(owner.body, 'Data.Party.SupplementaryData'))),
      all: parties.flatMap((party) => Object.keys(Object(party.SupplementaryData))),
    };
  };
  assert.deepEqual(await supplements({ ...serviceProfile, operations: fullProfile.operations }), {
    owner: ['VatNumber', 'CompanyId'],
    all: [],
  });
  assert.deepEqual(await supplements(fullProfile), { owner: [], all: [] });
  const declared = {
    operations: ['GET /accounts/{AccountId}/parties'],
    members: ['CompanyId'],
    maxLength: 35,
  } as const;
  const other = { ...fullProfile, partySupplementaryData: { ...declared, others: 'warn' } } as const;
  assert.deepEqual(await supplements(other), { owner: [], all: ['CompanyId'] });
});

test('the party of a joint account is the one who authorised', async () => {
  const { call, grant } = openBank();
  const { token, accountIds } = await grant({ persona: 'joint' });
  const owner = await call(`/accounts/${accountIds[0]}/party`, { token });
  const psu = await call('/party', { token });
  assert.equal(at(owner.body, 'Data.Party.PartyId'), at(psu.body, 'Data.Party.PartyId'));
});
