import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsOf } from './presented-options.ts';

test('Playwright reaches with the environment what changes the bundled bank on the command line', () => {
  const { fault, variant, quirk, asFound, thorough, profile } = optionsOf({
    AISP_FAULT: 'links-begin-with-null, errors-as-web-pages',
    AISP_VARIANT: 'milliseconds',
    AISP_QUIRK: 'data-is-null,html-errors',
    AISP_AS_FOUND: 'first-days',
    AISP_THOROUGH: '1',
    AISP_PROFILE: 'full',
  });
  assert.deepEqual(
    [fault, variant, quirk, asFound],
    [
      ['links-begin-with-null', 'errors-as-web-pages'],
      ['milliseconds'],
      ['data-is-null', 'html-errors'],
      ['first-days'],
    ],
  );
  assert.deepEqual([thorough, profile], [true, 'full']);
});

test('what is empty or not set in the environment is left to the usual run', () => {
  const empty = { AISP_TARGET: '', AISP_QUIRK: '', AISP_AS_FOUND: '', AISP_THOROUGH: '', AISP_SHARD: '' };
  for (const options of [optionsOf(empty), optionsOf({})]) {
    assert.deepEqual([options.quirk, options.asFound, options.thorough, options.quiet], [[], [], false, false]);
    assert.deepEqual(['target' in options, 'shard' in options], [false, false]);
  }
});
