import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { profileSchema } from '../../schemas/profiles/profile-schema.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { releases, releasesOf } from '../../schemas/releases.ts';
import { createAjv } from './ajv.ts';
import { precompiled } from './precompiled.ts';
import { type ValidatorRequest, validatorFor } from './validators.ts';
import { precompiledVariants, variantFor } from './variants.ts';

const request: ValidatorRequest = { family: 'party', release: '3.1.11', profile: serviceProfile };
const extension = serviceProfile.partySupplementaryData;
assert.ok(extension);
const party = (supplementaryData: unknown) => ({
  Data: { Party: { PartyId: 'p', SupplementaryData: supplementaryData } },
});

const all = precompiledVariants(releases);
const missing = all.filter((variant) => precompiled(variant) === undefined);

test('finds every variant of the build precompiled', () => {
  assert.equal(precompiledVariants().length, 15 + 2 * 6 + 2);
  assert.deepEqual(missing, [], 'run "npm run build", which precompiles');
});

test('finds the service profile precompiled whatever it calls itself', () => {
  const { key } = variantFor({ ...request, profile: { ...serviceProfile, name: 'mine' } });
  assert.ok(precompiledVariants().some((variant) => variant.key === key));
});

test('gives the same function for the same request', () => {
  assert.equal(validatorFor(request), validatorFor({ ...request }));
});

test('gives each release its own schema, though equal ones share their code', () => {
  const keys = all.map(({ key }) => key);
  assert.equal(new Set(keys).size, keys.length);
  assert.equal(new Set(keys.map((key) => key.split(' ')[0])).size, releases.length);
  const ofVersionThree = precompiledVariants(releasesOf('3.1'));
  const code = new Set(ofVersionThree.map(precompiled));
  assert.ok(code.size > precompiledVariants().length && code.size < ofVersionThree.length / 2);
});

test('compiles what was not precompiled: another bound, other members, no others; and keeps releases apart', () => {
  const narrow = validatorFor({
    ...request,
    profile: { ...serviceProfile, partySupplementaryData: { ...extension, maxLength: 8 } },
  });
  assert.equal(narrow(party({ CompanyId: '123456789' }))[0]?.message, 'CompanyId must have at most 8 characters');
  const closed = validatorFor({
    ...request,
    profile: { ...serviceProfile, partySupplementaryData: { ...extension, members: ['Lei'], others: 'fail' } },
  });
  assert.equal(closed(party({ VatNumber: 'x' }))[0]?.message, 'unknown member "VatNumber"');
  const older = validatorFor({ ...request, family: 'balance', release: '3.1.4' });
  const amount = { Amount: '10', Currency: 'GBP' };
  const balance = {
    AccountId: '1',
    CreditDebitIndicator: 'Credit',
    Type: 'Expected',
    DateTime: '2024-05-01T00:00:00Z',
    Amount: amount,
  };
  assert.equal(older({ Data: { Balance: [balance] } })[0]?.pointer, '/Data/Balance/0/Amount/Amount');
});

test('allows SupplementaryData on the declared operations only', () => {
  const on = (operation: ValidatorRequest['operation'], family: ValidatorRequest['family'] = 'party') =>
    validatorFor({ ...request, family, operation });
  assert.deepEqual(on('GET /party')(party({ VatNumber: 'GB000000000', Other: 1 })), []);
  const one = { ...serviceProfile, partySupplementaryData: { ...extension, operations: ['GET /party'] as const } };
  const elsewhere = validatorFor({ ...request, profile: one, operation: 'GET /accounts/{AccountId}/party' });
  assert.equal(elsewhere(party({}))[0]?.message, 'unknown member "SupplementaryData"');
});

test('lists the same fault at every record', () => {
  const validate = validatorFor({ ...request, family: 'account' });
  const faults = validate({ Data: { Account: [{}, {}, { AccountId: '' }] } });
  assert.deepEqual(faults, [
    { pointer: '/Data/Account/0/AccountId', keyword: 'required', message: 'required member "AccountId" is missing' },
    { pointer: '/Data/Account/1/AccountId', keyword: 'required', message: 'required member "AccountId" is missing' },
    { pointer: '/Data/Account/2/AccountId', keyword: 'minLength', message: 'AccountId must not be empty' },
  ]);
});

test('judges a body that is no object', () => {
  const validate = validatorFor(request);
  for (const body of [null, [], 'text', 3, undefined]) {
    assert.deepEqual(validate(body), [{ pointer: '', keyword: 'type', message: 'the body must be an object' }]);
  }
});

test('keeps nothing of one body for the next', () => {
  const validate = validatorFor(request);
  const faults = validate([]);
  assert.deepEqual(validate({ Data: {} }), []);
  assert.equal(faults.length, 1);
});

test('takes the two profiles of the house and refuses what a profile file gets wrong', () => {
  const validate = createAjv().compile(profileSchema);
  const taken = (profile: unknown) => validate(JSON.parse(JSON.stringify(profile)));
  assert.ok(taken(serviceProfile) && taken(fullProfile));
  const { balanceTypes, partySupplementaryData, ...bare } = serviceProfile;
  assert.ok(taken(bare), 'both declarations are optional');
  assert.ok(!taken({ ...bare, operation: [] }), 'an unknown key');
  assert.ok(!taken({ ...bare, operations: ['GET /cards'] }), 'an operation the standard lacks');
  assert.ok(!taken({ ...bare, notImplemented: [200] }), 'a success for what is not offered');
  assert.ok(!taken({ ...bare, notImplemented: [] }), 'no status for what is not offered');
  assert.ok(!taken({ ...bare, balanceTypes: { ...balanceTypes, others: 'maybe' } }), 'an unknown stance');
  assert.ok(!taken({ ...bare, partySupplementaryData: { ...partySupplementaryData, maxLength: 0 } }), 'a bound of 0');
});
