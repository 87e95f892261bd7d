import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { excerpt } from './excerpt.ts';
import { jsonLines } from './json-lines.ts';

const text =
  '{"Data":{"Balance":[{"Amount":1.0,"Type":"A:[,{"},{"Amount":1e3,"Type":"B","Type":"C"}],"Empty":[],"a/b~c":{}},"Meta":null}';

function pointers(): Readonly<Record<string, string>> {
  return Object.fromEntries((jsonLines(text) ?? []).map((line) => [line.text.trim(), line.pointer]));
}

describe('jsonLines', () => {
  it('changes nothing but white space', () => {
    const joined = (jsonLines(text) ?? []).map((line) => line.text.trim().replace(/^("[^"]*"): /, '$1:')).join('');
    assert.equal(joined, text);
  });

  it('indents as JSON.stringify does', () => {
    const value = { a: [1, { b: 'x', c: [] }, [[2]]], d: {}, e: null };
    assert.equal(
      (jsonLines(JSON.stringify(value)) ?? []).map((line) => line.text).join('\n'),
      JSON.stringify(value, undefined, 2),
    );
  });

  it('knows the JSON pointer of every line', () => {
    assert.equal(pointers()['"Amount": 1e3,'], '/Data/Balance/1/Amount');
    assert.equal(pointers()['"Type": "C"'], '/Data/Balance/1/Type');
    assert.equal(pointers()['"Empty": [],'], '/Data/Empty');
    assert.equal(pointers()['"a/b~c": {}'], '/Data/a~1b~0c');
    assert.equal(pointers()['"Meta": null'], '/Meta');
  });

  it('refuses what is not JSON', () => assert.equal(jsonLines('{"a":1'), undefined));
});

describe('excerpt', () => {
  const long =
    jsonLines(
      JSON.stringify({ Data: { Account: Array.from({ length: 500 }, (_, id) => ({ id, name: 'x'.repeat(900) })) } }),
    ) ?? [];

  it('shows the spot with what leads to it, and says how much is left out', () => {
    const { lines, found } = excerpt(long, '/Data/Account/250/id');
    assert.equal(found, true);
    assert.deepEqual(
      lines.filter(({ kind }) => kind === 'spot'),
      [{ kind: 'spot', text: '        "id": 250,', pointer: '/Data/Account/250/id' }],
    );
    assert.deepEqual(
      lines.slice(0, 3).map((line) => (line.kind === 'gap' ? '' : line.text)),
      ['{', '  "Data": {', '    "Account": ['],
    );
    assert.ok(lines.some((line) => line.kind === 'gap' && line.left.length > 900));
    const shown = lines.map((line) => (line.kind === 'gap' ? '' : line.text));
    assert.ok(shown.join('\n').length < 4096);
  });

  it('marks the nearest value above a place where nothing stands', () => {
    const { lines, found } = excerpt(long, '/Data/Account/3/Nickname/x');
    assert.equal(found, false);
    assert.match(JSON.stringify(lines.find(({ kind }) => kind === 'spot')), /\{/);
  });

  it('marks nothing without a pointer', () => {
    assert.ok(excerpt(long, '').lines.every(({ kind }) => kind !== 'spot'));
  });
});
