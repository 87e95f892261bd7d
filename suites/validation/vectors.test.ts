import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { messageFamilies } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { rejectedBody } from '../../schemas/vectors/vector.ts';
import { messageVectors } from '../../schemas/vectors/vectors.ts';
import { hasViews } from '../../schemas/view.ts';
import { compileVariant, type Validate } from './compile.ts';
import { validatorFor } from './validators.ts';
import { variantFor } from './variants.ts';

const { partySupplementaryData: extension, ...officialProfile } = serviceProfile;
assert.ok(extension);
const operations = ['GET /party', 'GET /accounts/{AccountId}/parties'] as const;
const extendedProfile: BankProfile = { ...officialProfile, partySupplementaryData: { ...extension, operations } };

const compiled = new Map<string, Validate>();

for (const { family, accepts, rejects } of messageVectors) {
  describe(family, () => {
    const judges = ({ view, extended = false }: (typeof accepts)[number] | (typeof rejects)[number]) => {
      const profile = extended ? extendedProfile : officialProfile;
      const request = { family, view, release: '3.1.11', profile } as const;
      const variant = variantFor(request);
      const atRunTime = compiled.get(variant.key) ?? compileVariant(variant);
      compiled.set(variant.key, atRunTime);
      return { validate: validatorFor(request), atRunTime };
    };

    for (const vector of accepts) {
      test(vector.title, () => {
        const { validate, atRunTime } = judges(vector);
        assert.deepEqual(validate(vector.body), []);
        assert.deepEqual(atRunTime(vector.body), []);
      });
    }

    for (const vector of rejects) {
      test(vector.title, () => {
        const { validate, atRunTime } = judges(vector);
        const body = rejectedBody(vector);
        assert.deepEqual(validate(vector.from), [], 'what it was made from is accepted');
        const faults = validate(body);
        const pointer = 'remove' in vector ? vector.remove : vector.set;
        assert.deepEqual(
          faults.map((fault) => [fault.pointer, fault.keyword]),
          [[pointer, vector.keyword]],
        );
        assert.deepEqual(atRunTime(body), faults, 'precompiled and run-time code agree');
      });
    }
  });
}

test('has an accept and six rejects for each message, and both kinds for each view', () => {
  assert.deepEqual(messageVectors.map(({ family }) => family).toSorted(), messageFamilies.toSorted());
  for (const { family, accepts, rejects } of messageVectors) {
    assert.ok(accepts.length >= 2 && rejects.length >= 6, family);
    if (!hasViews(family)) continue;
    for (const view of ['basic', 'detail'] as const)
      assert.ok(
        accepts.some((vector) => vector.view === view),
        family,
      );
    assert.ok(
      rejects.some((vector) => vector.view === 'basic'),
      family,
    );
  }
});
