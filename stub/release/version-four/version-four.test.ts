import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorCodeFour } from './errors.ts';
import { legalEntityIdentifier } from './legal-entity.ts';
import { standingOrderFrequency } from './mandates.ts';
import { versionFourRewrite } from './rewrite.ts';

test('a legal entity has an identifier whose check digits are right, and always the same', () => {
  const names = ['Harbour Lane Bakery Ltd', 'Fell and Dale Joinery Ltd', 'A'];
  for (const name of names) {
    const identifier = legalEntityIdentifier(name);
    assert.match(identifier, /^[A-Z0-9]{18}[0-9]{2}$/);
    const digits = [...identifier].map((letter) => Number.parseInt(letter, 36)).join('');
    assert.equal(BigInt(digits) % 97n, 1n, identifier);
    assert.equal(legalEntityIdentifier(name), identifier);
  }
  assert.equal(new Set(names.map(legalEntityIdentifier)).size, names.length);
});

test('a frequency gets a code where one says all of it, and keeps its text elsewhere', () => {
  const told = (text: string) => standingOrderFrequency(text, '4.0.1');
  assert.deepEqual(told('EvryWorkgDay'), { Type: 'WODL', CountPerPeriod: 1 });
  assert.deepEqual(told('IntrvlWkDay:02:05'), { Type: 'FRTN', PointInTime: '05' });
  assert.deepEqual(told('IntrvlMnthDay:01:28'), { Type: 'MNTH', PointInTime: '28' });
  assert.deepEqual(told('IntrvlMnthDay:03:-01'), { Type: 'QURT', PointInTime: '-1' });
  for (const text of ['IntrvlDay:10', 'IntrvlWkDay:03:01', 'WkInMnthDay:02:03', 'QtrDay:ENGLISH']) {
    assert.deepEqual(told(text), { Type: text });
  }
  assert.deepEqual(told('IntrvlMnthDay:24:15'), { Type: 'TWYR', PointInTime: '15' });
  assert.deepEqual(standingOrderFrequency('QtrDay:ENGLISH', '4.0.0'), { Type: 'QURT', CountPerPeriod: 1 });
  assert.deepEqual(standingOrderFrequency('IntrvlMnthDay:24:15', '4.0.0'), { Type: 'IntrvlMnthDay:24:15' });
});

test('who is on the other side is told alike wherever they are met, and who stands between them from 4.0.1 on', () => {
  const CreditorAccount = { SchemeName: 'UK.OBIE.IBAN', Identification: 'GB33XALD00211012345678', Name: 'Grace Owen' };
  const CreditorAgent = { SchemeName: 'UK.OBIE.BICFI', Identification: 'XALDGB2LXXX' };
  const [paid, known] = (['transactions', 'beneficiaries'] as const).map((cluster) =>
    versionFourRewrite(cluster)?.({ TransactionId: 't', Status: 'Booked', CreditorAccount, CreditorAgent }, '4.0.1'),
  );
  assert.deepEqual(paid?.CreditorAccount, known?.CreditorAccount);
  assert.deepEqual(known?.CreditorAgent, {
    ...CreditorAgent,
    Name: 'Aldgate Savings Bank',
    LEI: legalEntityIdentifier('Aldgate Savings Bank'),
  });
  assert.equal(Object(paid?.IntermediaryAgent1).ProcessingStatus, 'ACSC');
  const earlier = versionFourRewrite('transactions')?.({ TransactionId: 't', CreditorAccount }, '4.0.0');
  assert.equal(earlier?.IntermediaryAgent1, undefined);
});

test('a proxy is that of a person', () => {
  const proxyOf = (Name: string, number: number) => {
    const account = { SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: `0021${number}`, Name };
    return Object(versionFourRewrite('beneficiaries')?.({ CreditorAccount: account }, '4.0.1')?.CreditorAccount).Proxy;
  };
  const codes = Array.from({ length: 30 }, (_, number) => proxyOf('Siân O’Brien', number));
  assert.deepEqual(new Set(codes.map((proxy) => proxy?.Code)), new Set(['EMAL', 'MBNO', undefined]));
  assert.ok(codes.some((proxy) => proxy?.Identification === 'sian.obrien@mail.example'));
  for (let number = 0; number < 30; number += 1) assert.equal(proxyOf('Grace & Owen Ltd', number), undefined);
});

test('a mandate that is paid no longer tells what became of it, and why', () => {
  const order = { Frequency: 'EvryDay', StandingOrderStatusCode: 'Inactive', FinalPaymentDateTime: '2026-01-01' };
  const told = versionFourRewrite('standing-orders')?.(order, '4.0.1');
  assert.equal(told?.StandingOrderStatusCode, 'EXPI');
  assert.equal(Object(told?.MandateRelatedInformation).Reason, 'The final payment was made');
  const ended = Array.from({ length: 30 }, (_, index) => {
    const mandate = { DirectDebitId: `d${index}`, DirectDebitStatusCode: 'Inactive' };
    return versionFourRewrite('direct-debits')?.(mandate, '4.0.1')?.DirectDebitStatusCode;
  });
  assert.deepEqual(new Set(ended), new Set(['CANC', 'EXPI', 'SUSP']));
});

test('what has no code of its own is told by the status, and no balance is told by a word', () => {
  assert.deepEqual(
    [
      errorCodeFour(403, 'GB.ReferenceBank.Permission.Missing'),
      errorCodeFour(503, 'GB.ReferenceBank.Store.Unavailable'),
    ],
    ['B403', 'B503'],
  );
  assert.equal(errorCodeFour(400, 'UK.OBIE.Field.Missing'), 'U004');
  const balance = versionFourRewrite('balances');
  const record = { Type: 'InterimCleared', Amount: { Amount: '1.00', Currency: 'GBP' } };
  assert.equal(balance?.(record, '4.0.1'), undefined);
  assert.equal(balance?.({ ...record, Type: 'Expected' }, '4.0.1')?.Type, 'XPCD');
});
