import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { circles } from './support/circles.ts';
import { besideTheLine, floorProblems, floors, hall, supportOfTests } from './support/floors.ts';
import { codeFolders, importsBelow, importsIn, readText } from './support/source-imports.ts';

const stub = importsBelow('stub');

describe('the floors of the stub', () => {
  it('have no import that leads up, and no file outside of them but the door', () => {
    assert.deepEqual(floorProblems(stub), []);
  });

  it('are those that there are', () => {
    const rooms = new Set([...stub.keys()].map((place) => place.split('/').slice(1, -1)[0] ?? ''));
    rooms.delete('');
    assert.deepEqual([...rooms].sort(), [...floors, ...besideTheLine, supportOfTests].sort());
    for (const file of hall) assert.ok(stub.has(`stub/${file}`), file);
  });

  it('are told in docs/architecture.md in the same order', () => {
    const told = [...readText('docs/architecture.md').matchAll(/^\| `stub\/([\w-]+)\/` \|/gm)].map(([, room]) => room);
    assert.deepEqual(told, [...floors, ...besideTheLine]);
  });
});

describe('the files of the project', () => {
  it('import each other in no circle', () => {
    assert.deepEqual(circles(importsBelow(...codeFolders())), []);
  });
});

describe('the reader of imports', () => {
  it('sees values, types, what is handed on, side effects, and what is loaded on the way', () => {
    const source = [
      "import { a } from '../http/a.ts';",
      "import {\n  type B,\n  b,\n} from './b.ts';",
      'import type { C } from "../../schemas/c.ts";',
      "export * from './d.ts';",
      "import './e.ts';",
      "const f = await import('./f.ts');",
      'const g = await import(\n  `./g.ts`\n);',
      "type H = typeof import('../h.ts');",
      "import { readFile } from 'node:fs/promises';",
    ].join('\n');
    assert.deepEqual(importsIn('stub/guards/made-up.ts', source), [
      'stub/http/a.ts',
      'stub/guards/b.ts',
      'schemas/c.ts',
      'stub/guards/d.ts',
      'stub/guards/e.ts',
      'stub/guards/f.ts',
      'stub/guards/g.ts',
      'stub/h.ts',
      'package:node:fs/promises',
    ]);
  });

  it('reads the files that are there', () => {
    assert.ok(stub.get('stub/faces/face.ts')?.includes('stub/answering/api-handler.ts'));
    assert.ok(stub.get('stub/tls/load-x509.ts')?.includes('package:@peculiar/x509'));
  });
});

describe('the check of the floors', () => {
  const problems = (files: Readonly<Record<string, readonly string[]>>) =>
    floorProblems(new Map(Object.entries(files)));

  it('lets a room import itself, a lower one and another part of the project, and a test what it likes', () => {
    assert.deepEqual(
      problems({
        'stub/guards/one.ts': ['stub/guards/two.ts', 'stub/http/one.ts', 'schemas/one.ts', 'package:hono'],
        'stub/faults/acc/one.ts': ['stub/answering/one.ts', 'stub/faults/edit.ts'],
        'stub/variants/one.ts': ['stub/faults/edit.ts'],
        'stub/bank.ts': ['stub/variants/one.ts', 'stub/bank-options.ts'],
        'stub/http/one.test.ts': ['stub/bank.ts', 'stub/testing/one.ts'],
        'stub/testing/one.ts': ['stub/bank.ts'],
        'bin/one.ts': ['stub/serve.ts'],
      }),
      [],
    );
  });

  it('names file, import and cure where one leads up', () => {
    assert.deepEqual(problems({ 'stub/http/one.ts': ['stub/data/two.ts', 'stub/guards/two.ts'] }), [
      'stub/http/one.ts imports stub/data/two.ts, and no import leads up: data is a floor above http. Cure: move what both need to http or lower, or have it handed down as an argument.',
      'stub/http/one.ts imports stub/guards/two.ts, and no import leads up: guards is a floor above http. Cure: move what both need to http or lower, or have it handed down as an argument.',
    ]);
  });

  it('refuses every pair of rooms in the one direction and none in the other', () => {
    const rooms = [...floors, ...besideTheLine];
    for (const [low, lower] of rooms.entries()) {
      for (const higher of rooms.slice(low + 1)) {
        assert.equal(
          problems({ [`stub/${lower}/one.ts`]: [`stub/${higher}/two.ts`] }).length,
          1,
          `${lower}, ${higher}`,
        );
        assert.equal(
          problems({ [`stub/${higher}/one.ts`]: [`stub/${lower}/two.ts`] }).length,
          0,
          `${higher}, ${lower}`,
        );
      }
    }
  });

  it('keeps what stands beside the line, the door and the support of tests out of the rooms', () => {
    const [beside, fault, hallward, tests] = problems({
      'stub/answering/one.ts': ['stub/faults/fault.ts'],
      'stub/faults/fault.ts': ['stub/variants/variant.ts'],
      'stub/variants/variant.ts': ['stub/bank-options.ts'],
      'stub/access/one.ts': ['stub/testing/open-bank.ts'],
    });
    assert.match(beside ?? '', /faults stands beside the line, which knows nothing of it/);
    assert.match(fault ?? '', /variants builds on faults/);
    assert.match(hallward ?? '', /the hall is above every room/);
    assert.match(tests ?? '', /for tests alone: move what the bank needs of it to access/);
  });

  it('asks for a room for a loose file, and for a floor for a new room', () => {
    assert.deepEqual(problems({ 'stub/loose.ts': [], 'stub/attic/one.ts': [], 'stub/attic/two.ts': [] }), [
      'stub/loose.ts stands in the hall, where only bank-options.ts, bank.ts, serve.ts do: give it a room.',
      'stub/attic/ has no floor: give it a place in test/support/floors.ts and in docs/architecture.md.',
    ]);
  });
});

describe('the check for circles', () => {
  const found = (files: Readonly<Record<string, readonly string[]>>) => circles(new Map(Object.entries(files)));

  it('finds none where every import leads on, however often two meet again', () => {
    assert.deepEqual(
      found({ 'a.ts': ['b.ts', 'c.ts', 'package:hono'], 'b.ts': ['d.ts'], 'c.ts': ['d.ts'], 'd.ts': [] }),
      [],
    );
  });

  it('names the files of a circle and not those that lead to it or away from it', () => {
    assert.deepEqual(
      found({ 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['e.ts', 'd.ts'], 'd.ts': ['b.ts'], 'e.ts': [] }),
      [
        'b.ts → c.ts → d.ts → b.ts: these import each other. Cure: move what they share to a file that imports none of them.',
      ],
    );
  });

  it('finds several, and a file that imports itself', () => {
    const all = found({
      'a.ts': ['b.ts'],
      'b.ts': ['a.ts', 'c.ts'],
      'c.ts': ['d.ts'],
      'd.ts': ['c.ts'],
      'e.ts': ['e.ts'],
    });
    assert.equal(all.length, 3);
    for (const [start, circle] of [
      ['a.ts', 'a.ts → b.ts → a.ts'],
      ['c.ts', 'c.ts → d.ts → c.ts'],
      ['e.ts', 'e.ts → e.ts'],
    ] as const) {
      assert.ok(
        all.some((sentence) => sentence.startsWith(circle)),
        `${start} in ${all.join('; ')}`,
      );
    }
  });
});
