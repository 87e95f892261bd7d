import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SupplyLines } from '../../reports/contract/index.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { profileSchema } from '../../schemas/profiles/profile-schema.ts';
import { checkDocument, compileConfigurationSchema } from '../target/check-document.ts';
import { parseSource } from '../target/source-document.ts';
import { targetSchema } from '../target/target-schema.ts';
import { isObject, type JsonObject } from './json.ts';
import { supplies } from './supplies.ts';

const headless = { kind: 'headless', clientId: 'tpp', redirectUri: 'https://tpp.example/callback' };
const readyMade = { kind: 'ready-made', tokens: [] };

/** What a file comes to when lines are added to it: they go below the keys that it has already. */
function added(file: JsonObject, lines: JsonObject): JsonObject {
  const merged = Object.entries(lines).map(([key, value]) => {
    const before = file[key];
    return [key, isObject(before) && isObject(value) ? added(before, value) : value];
  });
  return { ...file, ...Object.fromEntries(merged) };
}

test('each line for a profile makes a good one of a profile that lacks it', () => {
  const validate = compileConfigurationSchema(profileSchema);
  for (const [key, { profile }] of Object.entries<SupplyLines>(supplies)) {
    if (profile === undefined) continue;
    const lines = parseSource(profile, 'lines').value;
    assert.ok(isObject(lines), key);
    const whole = parseSource(JSON.stringify({ ...fullProfile, ...lines }), 'whole');
    assert.deepEqual(checkDocument(whole, validate), [], key);
  }
});

test('each line for a target file makes a good one of a file that lacks it', () => {
  const validate = compileConfigurationSchema(targetSchema);
  for (const [key, { target }] of Object.entries<SupplyLines>(supplies)) {
    if (target === undefined) continue;
    assert.doesNotMatch(target, /\n/, key);
    const lines = parseSource(target.replace('{consent}', 'detail'), 'lines').value;
    assert.ok(isObject(lines), key);
    const tokens = /^AISP_|^tokens\.tokens\./.test(key) ? readyMade : headless;
    const whole = added({ baseUrl: 'https://api.bank.example', tokens }, lines);
    assert.deepEqual(checkDocument(parseSource(JSON.stringify(whole), 'whole'), validate), [], key);
  }
});
