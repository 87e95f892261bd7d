import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileSchema } from '../../schemas/profiles/profile-schema.ts';
import { compileConfigurationSchema } from '../target/check-document.ts';
import { namedProfiles } from '../target/load-profile.ts';
import { isProfile } from './is-profile.ts';

test('knows the profiles that come with the project, and what is none, as the schema compiled now does', () => {
  const compiled = compileConfigurationSchema(profileSchema);
  const [named] = Object.values(namedProfiles);
  const { name: _, ...nameless } = named ?? {};
  const wrong: readonly unknown[] = [
    undefined,
    'service',
    nameless,
    { ...named, colour: 'green' },
    { ...named, operations: 'all' },
    { ...named, operations: ['GET /statements-of-others'] },
  ];
  for (const each of Object.values(namedProfiles)) assert.deepEqual([isProfile(each), compiled(each)], [true, true]);
  for (const each of wrong) assert.deepEqual([isProfile(each), compiled(each)], [false, false], JSON.stringify(each));
});
