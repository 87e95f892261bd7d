import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Release, releases, releasesOf } from '../../schemas/releases.ts';
import { at, list, openBank } from '../testing/open-bank.ts';
import { statusAfterWithdrawal } from './withdrawal.ts';

/** Members that some release lacks, and the first release that has each. */
const later: readonly (readonly [path: string, element: string, member: string, since: Release])[] = [
  ['/accounts', 'Account', 'Status', '3.1.2'],
  ['/accounts', 'Account', 'StatusUpdateDateTime', '3.1.2'],
  ['/accounts', 'Account', 'OpeningDate', '3.1.3'],
  ['/accounts', 'Account', 'SwitchStatus', '3.1.6'],
  ['/transactions', 'Transaction', 'TransactionMutability', '3.1.5'],
  ['/beneficiaries', 'Beneficiary', 'BeneficiaryType', '3.1.5'],
  ['/direct-debits', 'DirectDebit', 'Frequency', '3.1.3'],
  ['/standing-orders', 'StandingOrder', 'LastPaymentDateTime', '3.1.4'],
  ['/standing-orders', 'StandingOrder', 'LastPaymentAmount', '3.1.4'],
  ['/standing-orders', 'StandingOrder', 'NumberOfPayments', '3.1.4'],
  ['/scheduled-payments', 'ScheduledPayment', 'DebtorReference', '3.1.3'],
];

async function membersIn(release: Release, path: string, element: string): Promise<ReadonlySet<string>> {
  const { call, grant } = openBank({ release });
  const { token } = await grant();
  const records = list((await call(path, { token })).body, `Data.${element}`);
  assert.ok(records.length > 0, `${release} ${path}`);
  return new Set(records.flatMap((record) => Object.keys(record)));
}

test('shows each member from the release that brought it, and never before', async () => {
  for (const [path, element, member, since] of later) {
    const before = releases[releases.indexOf(since) - 1];
    assert.ok(before);
    assert.ok((await membersIn(since, path, element)).has(member), `${member} in ${since}`);
    assert.ok(!(await membersIn(before, path, element)).has(member), `${member} in ${before}`);
  }
});

test('leaves out in 4.0.0 what its first documents do not have', async () => {
  for (const [release, has] of [
    ['4.0.0', false],
    ['4.0.1', true],
  ] as const) {
    const members = await membersIn(release, '/standing-orders', 'StandingOrder');
    assert.equal(members.has('NumberOfPayments'), has, release);
  }
});

test('names the bank transaction code where there is room for its long name, and its own code always', async () => {
  const shown: Release[] = [];
  for (const release of releasesOf('3.1')) {
    const members = await membersIn(release, '/transactions', 'Transaction');
    assert.ok(members.has('ProprietaryBankTransactionCode'), release);
    if (members.has('BankTransactionCode')) shown.push(release);
  }
  assert.deepEqual(shown, ['3.1.0', '3.1.2', '3.1.7', '3.1.8', '3.1.9', '3.1.10', '3.1.11']);
});

test('is a bank of OBParty1 in 3.1.0, without the parties of an account', async () => {
  const old = openBank({ release: '3.1.0' });
  const { token, accountIds } = await old.grant();
  const party = at((await old.call('/party', { token })).body, 'Data.Party');
  for (const name of ['FullLegalName', 'LegalStructure', 'BeneficialOwnership', 'AccountRole', 'Relationships']) {
    assert.ok(!(name in (party as object)), name);
  }
  assert.equal((await old.call(`/accounts/${accountIds[0]}/parties`, { token })).status, 404);
  const next = openBank({ release: '3.1.1' });
  const grant = await next.grant();
  const answer = await next.call(`/accounts/${grant.accountIds[0]}/parties`, { token: grant.token });
  assert.ok(list(answer.body, 'Data.Party').every((one) => 'FullLegalName' in one && 'Relationships' in one));
});

test('counts the points of a statement as a number in 3.1.0 and as text after', async () => {
  const kinds = async (release: Release) => {
    const { call, grant } = openBank({ release });
    const { token, accountIds } = await grant();
    const answers = await Promise.all(accountIds.map((id) => call(`/accounts/${id}/statements`, { token })));
    const statements = answers.flatMap(({ body }) => list(body, 'Data.Statement'));
    const values = statements.flatMap(({ StatementValue: value }) => (value ?? []) as readonly { Value: unknown }[]);
    return [...new Set(values.map(({ Value: value }) => typeof value))];
  };
  assert.deepEqual(await kinds('3.1.0'), ['number']);
  assert.deepEqual(await kinds('3.1.1'), ['string']);
});

test('reads the date of the last login from the header that the release gives it', async () => {
  const statusOf = async (release: Release, name: string) => {
    const { call, grant } = openBank({ release });
    const { token } = await grant();
    return (await call('/accounts', { token, headers: { [name]: 'yesterday' } })).status;
  };
  assert.equal(await statusOf('3.1.1', 'x-fapi-customer-last-logged-time'), 400);
  assert.equal(await statusOf('3.1.1', 'x-fapi-auth-date'), 200);
  assert.equal(await statusOf('3.1.2', 'x-fapi-customer-last-logged-time'), 200);
  assert.equal(await statusOf('3.1.2', 'x-fapi-auth-date'), 400);
});

test('asks for x-fapi-financial-id on every call up to 3.1.1, after token and media types', async () => {
  for (const release of ['3.1.0', '3.1.1', '3.1.2'] as const) {
    const { call, grant, clientToken } = openBank({ release });
    const [{ token, consentId }, client] = [await grant(), await clientToken()];
    const headers = { 'x-fapi-financial-id': '' };
    const body = { Data: { Permissions: ['ReadAccountsBasic'] }, Risk: {} };
    const consent = `/account-access-consents/${consentId}`;
    const answers = [
      await call('/accounts', { token, headers }),
      await call('/account-access-consents', { token: client, method: 'POST', body, headers }),
      await call(consent, { token: client, headers }),
      await call(consent, { token: client, method: 'DELETE', headers }),
    ];
    const refused = release !== '3.1.2';
    const statuses = answers.map(({ status }) => status);
    assert.deepEqual(statuses, refused ? [400, 400, 400, 400] : [200, 201, 200, 204], release);
    if (!refused) continue;
    for (const { body } of answers) {
      const errors = list(body, 'Errors').map(({ ErrorCode, Path }) => [ErrorCode, Path]);
      assert.deepEqual(errors, [['UK.OBIE.Header.Missing', 'x-fapi-financial-id']]);
    }
    assert.equal((await call('/accounts', { headers })).status, 401);
    assert.equal((await call('/nowhere', { token, headers })).status, 404);
    assert.equal((await call('/accounts', { token, headers: { ...headers, accept: 'text/xml' } })).status, 406);
    assert.equal((await call('/accounts', { token })).status, 200);
  }
});

test('knows Revoked up to 3.1.3 only', () => {
  assert.equal(statusAfterWithdrawal('Authorised', '3.1.3'), 'Revoked');
  assert.equal(statusAfterWithdrawal('Authorised', '3.1.4'), 'Authorised');
});
