import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageName } from './message-names.ts';
import { type MessageFamily, messageFamilies } from './operations.ts';
import { releasesOf } from './releases.ts';

/** Version digits of each name over the twelve releases. */
const digits = (family: MessageFamily) =>
  releasesOf('3.1')
    .map((release) => messageName(family, release).match(/\d+$/)?.[0])
    .join(' ');

const expected: readonly (readonly [MessageFamily, string])[] = [
  ['account', '3 3 4 5 5 5 6 6 6 6 6 6'],
  ['balance', '1 1 1 1 1 1 1 1 1 1 1 1'],
  ['transaction', '4 5 5 5 5 6 6 6 6 6 6 6'],
  ['beneficiary', '3 3 3 4 4 5 5 5 5 5 5 5'],
  ['direct-debit', '1 1 1 2 2 2 2 2 2 2 2 2'],
  ['standing-order', '4 5 5 5 6 6 6 6 6 6 6 6'],
  ['scheduled-payment', '2 2 2 3 3 3 3 3 3 3 3 3'],
  ['product', '2 2 2 2 2 2 2 2 2 2 2 2'],
  ['offer', '1 1 1 1 1 1 1 1 1 1 1 1'],
  ['party', '1 2 2 2 2 2 2 2 2 2 2 2'],
  ['statement', '1 2 2 2 2 2 2 2 2 2 2 2'],
];

for (const [family, versions] of expected) {
  test(`numbers ${family} messages as the releases do`, () => assert.equal(digits(family), versions));
}

test('gives each family of 3.1.11 a name of its own', () => {
  assert.deepEqual(
    messageFamilies.map((family) => messageName(family, '3.1.11')),
    [
      'OBReadConsent1',
      'OBReadConsentResponse1',
      'OBReadAccount6',
      'OBReadBalance1',
      'OBReadTransaction6',
      'OBReadBeneficiary5',
      'OBReadDirectDebit2',
      'OBReadStandingOrder6',
      'OBReadScheduledPayment3',
      'OBReadProduct2',
      'OBReadOffer1',
      'OBReadParty2',
      'OBReadParty3',
      'OBReadStatement2',
      'OBErrorResponse1',
    ],
  );
});

test('has no parties in 3.1.0', () => {
  assert.throws(() => messageName('parties', '3.1.0'), TypeError);
  assert.equal(messageName('parties', '3.1.1'), 'OBReadParty3');
});
