import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { apiPage, apiPagePath } from './support/api-page.ts';
import { exportedFrom } from './support/declarations.ts';

const library = join(import.meta.dirname, '..', 'library', 'public', 'index.d.ts');

test('the reference of the library says what is so', () => {
  const current = existsSync(apiPagePath) ? readFileSync(apiPagePath, 'utf8') : '';
  assert.ok(current === apiPage(), 'docs/api.md is out of date: run "npm run coverage" and commit what it writes');
});

test('all that the library exports has a comment, and what its types are made of is exported, too', () => {
  const all = exportedFrom(library);
  const names = new Set(all.map(({ name }) => name));
  assert.deepEqual(
    [names.size, names.has('startBank'), names.has('Report'), names.has('FaultId')],
    [all.length, true, true, true],
  );
  assert.deepEqual(
    all.filter(({ doc }) => doc === '').map(({ name }) => name),
    [],
  );
  const known =
    /^(Promise|AsyncIterable|Request|Response|Date|Error|Record|Partial|Readonly|AbortSignal|Omit|Pick|Symbol|NodeJS|T)$/;
  const used = all.flatMap(({ name, text }) =>
    [...text.replaceAll(/\/\*.*?\*\/|'[^']*'/gs, '').matchAll(/(?<![\w.'])[A-Z]\w*(?!\??:|\w)/g)].map(
      ([type]) => `${type} in ${name}`,
    ),
  );
  const hidden = used.filter((use) => {
    const [type = ''] = use.split(' ');
    return !names.has(type) && !known.test(type);
  });
  assert.deepEqual(hidden, []);
});
