import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileFileSchema } from '../../suites/target/extend-profile.ts';
import { isAt, keysOf, type Whole } from '../../test/support/keys-of-schema.ts';
import { profileOf } from '../bank/profile-of.ts';
import type { ExtendingProfile, WholeProfile } from './profile.ts';

const settings = {
  name: 'mine',
  description: 'Mine',
  operations: ['GET /accounts'],
  operationsAsFound: true,
  servicePromises: true,
  notImplemented: [404],
  balanceTypes: { include: ['Expected'], others: 'warn' },
  standingOrdersDayOnly: false,
  timeZone: 'Europe/London',
  holdsNothingOf: ['offers'],
  creditorsAreKnown: false,
  chosen: ['operations'],
  versionFour: { expiryShown: true, withdrawalShown: true, reasonsGiven: true, scaStatus: [403] },
  partySupplementaryData: { operations: ['GET /party'], members: ['VatNumber'], maxLength: 35, others: 'warn' },
} as const;
const whole: Omit<Whole<WholeProfile>, 'extends'> = settings;
const extending: Whole<ExtendingProfile> = { ...settings, extends: 'service' };

test('the type of a profile has the keys of a profile file: no more, and no less', () => {
  const keys = [...new Set(keysOf(profileFileSchema(['service'], undefined)))];
  assert.ok(keys.length > 20);
  const lacking = (value: object) => keys.filter((key) => !isAt(value, key.split('/').slice(1)));
  assert.deepEqual(lacking(extending), []);
  assert.deepEqual(lacking(whole), ['/extends']);
});

test('a profile that a program extends holds what it leaves out as the built-in one does', async () => {
  const { balanceTypes, chosen } = await profileOf({
    ...{ name: 'mine', description: 'Mine', extends: 'service' },
    balanceTypes: { others: 'fail' },
  });
  assert.equal(balanceTypes?.others, 'fail');
  assert.ok(balanceTypes.include.includes('Expected'));
  assert.equal(chosen?.includes('balanceTypes.others'), false);
});
