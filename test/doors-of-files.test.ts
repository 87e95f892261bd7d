import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codeFolders, importsBelow, isTest, readText } from './support/source-imports.ts';

/** What does not look into a file and changes none: it may be used anywhere. */
const harmless = new Set([
  ...['existsSync', 'statSync', 'lstatSync', 'readdirSync', 'readdir', 'realpathSync'],
  ...['mkdirSync', 'mkdtempSync', 'rmSync', 'rmdirSync'],
]);

/** Who reads or writes otherwise than by `files/`, and why that does no harm. */
const exceptions: Readonly<Record<string, string>> = {
  'stub/state/file/file-store.ts': 'reads and writes eight bytes in place, of a file that files/ opened',
  'library/declare.ts': 'is run by the build on what the compiler has just written, and is not in the package',
  'stub/reference/copy-assets.ts': 'is run by the build on files of packages, and is not in the package',
  'suites/specs/list-rules.ts': 'is run by the build, and writes beside itself',
  'suites/validation/precompile.ts': 'is run by the build, and writes beside itself',
};

const outside = new Set(['test', 'bench', 'scripts', 'files']);
const places = [...importsBelow(...codeFolders().filter((folder) => !outside.has(folder))).keys()].filter(
  (place) => !isTest(place) && !place.includes('/testing/'),
);

/** What a source takes of the file system; `*` for all of it. */
function takenOf(source: string): readonly string[] {
  const imports = [...source.matchAll(/\bimport\s+(?!type\b)([^;'"]*?)\s+from\s+['"](?:node:)?fs(?:\/promises)?['"]/g)];
  const whole = /\b(?:require|import|getBuiltinModule)\(\s*['"](?:node:)?fs(?:\/promises)?['"]/.test(source)
    ? ['*']
    : [];
  const named = imports.flatMap(([, what = '']) => {
    const list = /^\{([^}]*)\}$/s.exec(what)?.[1];
    return list === undefined ? ['*'] : list.split(',').map((each) => each.trim().split(' as ')[0] ?? '');
  });
  return [...whole, ...named].filter((name) => name !== '' && !name.startsWith('type '));
}

describe('files', () => {
  it('are read and written by files/ and by nobody else', () => {
    assert.ok(places.length > 500);
    const strays = places.flatMap((place) => {
      const taken = takenOf(readText(place)).filter((name) => !harmless.has(name));
      return taken.length === 0 || place in exceptions ? [] : [`${place} takes ${taken.join(', ')} of node:fs`];
    });
    assert.deepEqual(strays, [], 'read and write by way of files/read-file.ts and files/write-file.ts');
  });

  it('have no exception that is none any more', () => {
    const idle = Object.keys(exceptions).filter(
      (place) => !places.includes(place) || takenOf(readText(place)).every((name) => harmless.has(name)),
    );
    assert.deepEqual(idle, []);
  });

  it('are seen to be taken however it is written', () => {
    for (const [source, taken] of [
      ["import { existsSync, readFileSync as read } from 'node:fs';", ['existsSync', 'readFileSync']],
      ["import {\n  writeFileSync,\n  type Stats,\n} from 'fs';", ['writeFileSync']],
      ["import * as fs from 'node:fs';", ['*']],
      ["import fs from 'node:fs/promises';", ['*']],
      ["const { open } = await import('node:fs/promises');", ['*']],
      ["import type { Stats } from 'node:fs';", []],
    ] as const) {
      assert.deepEqual(takenOf(source), taken, source);
    }
  });
});
