import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JsonSchema } from './json-schema.ts';
import { type MessageFamily, messageFamilies } from './operations.ts';
import type { BankProfile } from './profiles/bank-profile.ts';
import { fullProfile } from './profiles/full.ts';
import { serviceProfile } from './profiles/service.ts';
import { type Release, releasesOf } from './releases.ts';
import { listMessages, type ResolveOptions, resolveMessage } from './resolve.ts';
import { hasViews, views } from './view.ts';

const extension = { members: ['VatNumber', 'CompanyId'], maxLength: 35 } as const;

/** A definition of a resolved message. */
const def = (schema: JsonSchema, name: string): JsonSchema => {
  const found = schema.$defs?.[name];
  assert.ok(found, name);
  return found;
};

/** The members of a definition in one release. */
const membersOf = (name: string, ...[family, options]: Parameters<typeof resolveMessage>) =>
  def(resolveMessage(family, options), name).properties ?? {};

const everyMessage = (): JsonSchema[] =>
  releasesOf('3.1').flatMap((release) =>
    messageFamilies
      .filter((family) => family !== 'parties' || release !== '3.1.0')
      .flatMap((family) => [undefined, ...(hasViews(family) ? views : [])].map((view) => ({ family, release, view })))
      .map(({ family, ...options }) => resolveMessage(family, options)),
  );

test('resolves every message of every release to a self-contained schema without annotations', () => {
  for (const schema of everyMessage()) {
    const text = JSON.stringify(schema);
    assert.doesNotMatch(text, /"x-/, schema.$id);
    const referred = new Set([...text.matchAll(/"#\/\$defs\/([^"]+)"/g)].map((match) => match[1]));
    assert.deepEqual([...referred].sort(), Object.keys(schema.$defs ?? {}).sort(), schema.$id);
  }
});

test('names a message by family, release and view', () => {
  assert.equal(resolveMessage('account', { release: '3.1.11' }).$id, 'OBReadAccount6');
  assert.equal(resolveMessage('account', { release: '3.1.2', view: 'basic' }).$id, 'OBReadAccount4Basic');
  assert.equal(resolveMessage('statement', { release: '3.1.11', view: 'detail' }).title, 'OBReadStatement2Detail');
});

test('refuses a view of a family that has none', () => {
  assert.throws(() => resolveMessage('balance', { release: '3.1.11', view: 'basic' }), TypeError);
});

const pattern = (release: Release) =>
  def(resolveMessage('balance', { release }), 'OBActiveCurrencyAndAmount_SimpleType').pattern;

test('takes whole amounts from 3.1.5 (change 25)', () => {
  assert.equal(pattern('3.1.4'), '^\\d{1,13}\\.\\d{1,5}$');
  assert.equal(pattern('3.1.5'), '^\\d{1,13}$|^\\d{1,13}\\.\\d{1,5}$');
});

test('knows the status Rejected from 3.1.8 (change 39)', () => {
  const statuses = (release: Release) => membersOf('OBTransaction6', 'transaction', { release }).Status?.enum;
  assert.deepEqual(statuses('3.1.7'), ['Booked', 'Pending']);
  assert.deepEqual(statuses('3.1.8'), ['Booked', 'Pending', 'Rejected']);
});

test('gives balances LocalAmount and SubType from 3.1.11 (change 41)', () => {
  const before = resolveMessage('balance', { release: '3.1.10' });
  assert.ok(!('LocalAmount' in (def(before, 'OBBalance').properties ?? {})));
  assert.ok(!('SubType' in (def(before, 'AmountWithSubType').properties ?? {})));
  assert.equal(before.$defs?.LocalAmount, undefined);
  assert.ok('LocalAmount' in membersOf('OBBalance', 'balance', { release: '3.1.11' }));
});

test('gives accounts SwitchStatus from 3.1.6 (change 31) and OpeningDate from 3.1.3 (change 15)', () => {
  const members = (release: Release) => Object.keys(membersOf('OBAccount6', 'account', { release }));
  assert.ok(!members('3.1.5').includes('SwitchStatus') && members('3.1.6').includes('SwitchStatus'));
  assert.ok(!members('3.1.2').includes('OpeningDate') && members('3.1.3').includes('OpeningDate'));
});

test('lets standing orders be of unknown frequency from 3.1.4 (change 21)', () => {
  const frequency = (release: Release) =>
    new RegExp(membersOf('OBStandingOrder6', 'standing-order', { release }).Frequency?.pattern ?? '');
  assert.ok(!frequency('3.1.3').test('NotKnown') && frequency('3.1.4').test('NotKnown'));
  assert.ok(!frequency('3.1.0').test('IntrvlDay:02') && frequency('3.1.1').test('IntrvlDay:02'));
});

test('requires the currency of an account until 3.1.6 (change 34)', () => {
  const required = (release: Release) => def(resolveMessage('account', { release }), 'OBAccount6').required;
  assert.deepEqual(required('3.1.6'), ['AccountId', 'Currency', 'AccountType', 'AccountSubType']);
  assert.deepEqual(required('3.1.7'), ['AccountId']);
});

test('requires Links and Meta until 3.1.1 (change 8)', () => {
  assert.deepEqual(resolveMessage('offer', { release: '3.1.1' }).required, ['Data', 'Links', 'Meta']);
  assert.deepEqual(resolveMessage('offer', { release: '3.1.2' }).required, ['Data']);
});

test('limits bank transaction codes in 3.1.1 and from 3.1.3 to 3.1.6 only', () => {
  const limits = releasesOf('3.1').map(
    (release) => def(resolveMessage('transaction', { release }), 'BankTransactionCode').maxLength,
  );
  assert.deepEqual(limits.slice(0, 8), [undefined, 4, undefined, 4, 4, 4, 4, undefined]);
});

const text40 = { $ref: '#/$defs/Max40Text' };

test('bounds namespaced codes until 3.1.1 (change 10), two of statements until 3.1.2 (change 19)', () => {
  const bounded = (family: MessageFamily, name: string, member: string) =>
    releasesOf('3.1').filter((release) => {
      const found = membersOf(name, family, { release })[member];
      const target = found?.$ref === undefined ? found : def(resolveMessage(family, { release }), found.$ref.slice(8));
      return JSON.stringify(target) === JSON.stringify(text40) || target?.maxLength !== undefined;
    });
  assert.deepEqual(bounded('account', 'OBCashAccount5', 'SchemeName'), ['3.1.0', '3.1.1']);
  assert.deepEqual(bounded('statement', 'StatementBenefit', 'Type'), ['3.1.0', '3.1.1']);
  assert.deepEqual(bounded('statement', 'StatementRate', 'Type'), ['3.1.0', '3.1.1', '3.1.2']);
  const errorCode = (release: Release) =>
    resolveMessage('error', { release }).properties?.Errors?.items?.properties?.ErrorCode;
  assert.deepEqual(errorCode('3.1.1'), { $ref: '#/$defs/Max128Text' });
  assert.deepEqual(errorCode('3.1.2'), { type: 'string' });
});

test('writes the values of statements as integers, texts and texts without bounds (changes 6, 12, 19)', () => {
  const value = (release: Release) => membersOf('StatementValue', 'statement', { release }).Value;
  assert.deepEqual(value('3.1.0'), { type: 'integer', format: 'int32' });
  assert.deepEqual(value('3.1.1'), text40);
  assert.deepEqual(value('3.1.2'), { type: 'string' });
  assert.deepEqual(value('3.1.3'), text40);
});

test('bounds the rates of offers and statements at first (changes 6 and 12)', () => {
  const longest = (family: MessageFamily, name: string, release: Release) => {
    const schema = resolveMessage(family, { release });
    const rate = def(schema, name).properties?.Rate;
    return (rate?.$ref === undefined ? rate : def(schema, rate.$ref.slice(8)))?.maxLength;
  };
  const first: readonly Release[] = ['3.1.0', '3.1.1', '3.1.2'];
  assert.deepEqual(
    first.map((release) => longest('statement', 'StatementRate', release)),
    [10, 40, undefined],
  );
  assert.deepEqual(
    first.map((release) => longest('offer', 'OBOffer', release)),
    [10, 10, undefined],
  );
});

test('leaves a record of transactions open in 3.1.4 that closes in 3.1.5', () => {
  const closed = (name: string) =>
    (['3.1.3', '3.1.4', '3.1.5'] as const).map(
      (release) => def(resolveMessage('transaction', { release }), name).additionalProperties === false,
    );
  assert.deepEqual(closed('OBTransactionCashBalance'), [false, true, true]);
  assert.deepEqual(closed('ProprietaryBankTransactionCodeStructure1'), [false, false, true]);
});

test('reads a party as OBParty1 in 3.1.0 (change 1)', () => {
  const members = Object.keys(membersOf('OBParty2', 'party', { release: '3.1.0' }));
  assert.deepEqual(members, [
    'PartyId',
    'PartyNumber',
    'PartyType',
    'Name',
    'EmailAddress',
    'Phone',
    'Mobile',
    'Address',
  ]);
});

const closedness = (options: ResolveOptions) => {
  const schema = resolveMessage('account', options);
  const at = (name: string) => def(schema, name).additionalProperties ?? true;
  return [schema.additionalProperties ?? true, at('OBAccount6'), at('OBCashAccount5'), at('Links')];
};

test('closes as the release was published', () => {
  assert.deepEqual(closedness({ release: '3.1.1' }), [false, false, false, false]);
  assert.deepEqual(closedness({ release: '3.1.3' }), [true, true, true, false]);
  assert.deepEqual(closedness({ release: '3.1.11' }), [false, false, true, false]);
});

test('closes or opens on request, but never closes SupplementaryData', () => {
  assert.deepEqual(closedness({ release: '3.1.11', regime: 'open' }), [true, true, true, false]);
  assert.deepEqual(closedness({ release: '3.1.11', regime: 'closed' }), [false, false, false, false]);
  const transaction = resolveMessage('transaction', { release: '3.1.11', regime: 'closed' });
  assert.deepEqual(def(transaction, 'OBSupplementaryData1'), { type: 'object' });
});

test('Basic loses the Detail members of a closed record and names them in an open one', () => {
  const closed = membersOf('OBAccount6', 'account', { release: '3.1.11', view: 'basic' });
  assert.ok(!('Account' in closed) && !('Servicer' in closed));
  const open = membersOf('OBAccount6', 'account', { release: '3.1.11', view: 'basic', regime: 'open' });
  assert.deepEqual([open.Account, open.Servicer], [{ not: {} }, { not: {} }]);
});

test('Detail requires the creditor account of the three payee resources and the account of accounts', () => {
  const required = (name: string, family: MessageFamily) =>
    def(resolveMessage(family, { release: '3.1.11', view: 'detail' }), name).required?.at(-1);
  assert.equal(required('OBAccount6', 'account'), 'Account');
  assert.equal(required('OBBeneficiary5', 'beneficiary'), 'CreditorAccount');
  assert.equal(required('OBStandingOrder6', 'standing-order'), 'CreditorAccount');
  assert.equal(required('OBScheduledPayment3', 'scheduled-payment'), 'CreditorAccount');
  assert.equal(required('OBTransaction6', 'transaction'), 'Amount');
});

test('opens OBParty2 for SupplementaryData and closes that only when other members fail', () => {
  const data = (others: 'allow' | 'warn' | 'fail') =>
    membersOf('OBParty2', 'party', { release: '3.1.11', partySupplementaryData: { ...extension, others } })
      .SupplementaryData;
  const member = { type: 'string', minLength: 1, maxLength: 35 };
  assert.deepEqual(data('warn'), { type: 'object', properties: { VatNumber: member, CompanyId: member } });
  assert.deepEqual(data('allow'), data('warn'));
  assert.equal(data('fail')?.additionalProperties, false);
  assert.equal(membersOf('OBParty2', 'party', { release: '3.1.11' }).SupplementaryData, undefined);
});

test('lists the messages of a profile, with views, and no others', () => {
  const names = (profile: BankProfile) => listMessages('3.1.11', profile).map(({ name }) => name);
  assert.equal(names(fullProfile).length, 15 + 2 * 6);
  assert.equal(new Set(names(fullProfile)).size, 27);
  const ofService = names(serviceProfile);
  assert.ok(ofService.includes('OBReadTransaction6Basic') && ofService.includes('OBErrorResponse1'));
  assert.ok(!ofService.some((name) => /Product|Offer|Statement/.test(name)));
  assert.ok(!listMessages('3.1.0', fullProfile).some(({ family }) => family === 'parties'));
});

test('lists the party with the extension where the profile has it', () => {
  const party = listMessages('3.1.11', serviceProfile).find(({ family }) => family === 'party');
  const parties = listMessages('3.1.11', serviceProfile).find(({ family }) => family === 'parties');
  assert.ok(party && parties);
  assert.ok('SupplementaryData' in (def(party.schema, 'OBParty2').properties ?? {}));
  assert.ok(!('SupplementaryData' in (def(parties.schema, 'OBParty2').properties ?? {})));
});
