import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

interface Step {
  readonly script: string;
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

interface Scripts {
  refresh(root: string, folder: string, steps: readonly Step[]): void;
  buildBeside(root: string, steps: readonly Step[]): void;
}

const checkout = join(import.meta.dirname, '..', '..', '..');
const { refresh, buildBeside } = (await import(pathToFileURL(join(checkout, 'scripts', 'refresh.js')).href)) as Scripts;

const home = mkdtempSync(join(tmpdir(), 'aisp-build-test-'));
const at = (...names: readonly string[]) => join(home, ...names);
/** Writes down what is in the folder that it stands in, and how often it ran. */
const lister = `import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
const file = new URL('list.json', import.meta.url);
const ran = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).ran + 1 : 1;
writeFileSync(file, JSON.stringify({ ran, tests: readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.js')) }));
`;
const steps = [{ script: join('src', 'list.js'), reads: ['src'], writes: [join('src', 'list.json')] }];
const again = () => refresh(home, 'out', steps);
const listed = (): unknown => JSON.parse(readFileSync(at('out', 'src', 'list.json'), 'utf8'));

function write(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

before(() => {
  const options = { target: 'es2023', module: 'nodenext', types: [], rootDir: '.', sourceMap: true, strict: true };
  const compilerOptions = { ...options, skipLibCheck: true, rewriteRelativeImportExtensions: true };
  write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['src', 'bin'] }));
  write('package.json', '{"type":"module"}');
  symlinkSync(join(checkout, 'node_modules'), at('node_modules'), 'junction');
  write('src/name.ts', "export const name = 'one';\n");
  write('src/old.test.ts', "import { name } from './name.ts';\nname.trim();\n");
  write('src/list.ts', `// @ts-nocheck\n${lister}`);
  write('bin/aisp.ts', 'export {};\n');
});

after(() => rmSync(home, { recursive: true, force: true }));

describe('a build folder that is brought up to date', () => {
  it('is made whole at first, with a command that may be executed', () => {
    again();
    assert.deepEqual(listed(), { ran: 1, tests: ['old.test.js'] });
    assert.equal(statSync(at('out', 'bin', 'aisp.js')).mode & 0o777, 0o755);
  });

  it('is left as it is where nothing changed', () => {
    again();
    assert.deepEqual(listed(), { ran: 1, tests: ['old.test.js'] });
  });

  it('loses what has no source any more, before anything lists it', () => {
    rmSync(at('src', 'old.test.ts'));
    write('src/renamed.test.ts', "import { name } from './name.ts';\nname.trim();\n");
    again();
    assert.deepEqual(listed(), { ran: 2, tests: ['renamed.test.js'] });
    assert.ok(!existsSync(at('out', 'src', 'old.test.js.map')));
  });

  it('is refused for a type error, also where the error stands in a file that did not change, and the next time again', () => {
    write('src/name.ts', 'export const name = 1;\n');
    assert.throws(again, /tsc ended with/);
    assert.throws(again, /tsc ended with/);
    assert.match(readFileSync(at('out', 'src', 'name.js'), 'utf8'), /'one'/);
    write('src/name.ts', "export const name = 'two';\n");
    again();
    assert.match(readFileSync(at('out', 'src', 'name.js'), 'utf8'), /'two'/);
  });

  it('gets back what was lost in it', () => {
    rmSync(at('out', 'src', 'name.js'));
    again();
    assert.match(readFileSync(at('out', 'src', 'name.js'), 'utf8'), /'two'/);
    assert.equal(statSync(at('out', 'bin', 'aisp.js')).mode & 0o777, 0o755);
  });
});

describe('what the command line begins with', () => {
  const told = (file: string): string => {
    const { stdout, stderr } = spawnSync(process.execPath, [at('out', file)], { encoding: 'utf8' });
    assert.equal(stderr, '');
    return stdout;
  };
  const joined = () => readdirSync(at('out', 'joined')).filter((name) => name.endsWith('.js'));
  const standsAlone = (file: string) => !readFileSync(at('out', file), 'utf8').includes('/joined/');

  it('is joined into one file, with each module there once, whoever imports it', () => {
    write('bin/count.ts', 'let count = 0;\nexport const next = (): number => ++count;\n');
    write('bin/one.ts', "import { next } from './count.ts';\nexport const name = 'one ' + next();\n");
    write('bin/two.ts', "import { next } from './count.ts';\nconst name = 'two ' + next();\nexport default name;\n");
    const said = 'export const say = (text: string): void => (globalThis as any).console.log(text);\n';
    write(
      'bin/program.ts',
      `import { name } from './one.ts';\nimport two from './two.ts';\n${said}say(name);\nsay(two);\nexport const listed = 'count.js';\n`,
    );
    write(
      'bin/aisp.ts',
      "import { listed, say } from './program.ts';\nconst { next } = await import(new URL(listed, import.meta.url).href);\nsay(next());\n",
    );
    again();
    assert.equal(told('bin/aisp.js'), 'one 1\ntwo 2\n3\n');
    assert.deepEqual(joined(), ['bin-one.js']);
    assert.ok(['bin/one.js', 'bin/two.js', 'bin/count.js', 'bin/program.js'].every((file) => !standsAlone(file)));
    assert.ok(standsAlone('bin/aisp.js'));
  });

  it('stands apart again where something else is loaded with a part of it alone', () => {
    write('bin/run/engine.ts', "import two from '../two.ts';\nimport { say } from '../say.ts';\nsay(two);\n");
    write('bin/say.ts', 'export const say = (text: string): void => (globalThis as any).console.log(text);\n');
    again();
    assert.equal(told('bin/run/engine.js'), 'two 1\n');
    // What is joined is there before what needs it, and otherwise in an order of its own.
    assert.equal(told('bin/aisp.js'), 'one 2\ntwo 1\n3\n');
    assert.deepEqual(joined(), ['bin-one.js', 'bin-two.js']);
    // Its source did not change, so that the compiler does not write it anew.
    write('bin/run/engine.ts', "import { name } from '../one.ts';\nimport { say } from '../say.ts';\nsay(name);\n");
    write('bin/program.ts', "import two from './two.ts';\nimport { say } from './say.ts';\nsay(two);\n");
    write('bin/aisp.ts', "import './program.ts';\n");
    again();
    assert.equal(told('bin/run/engine.js'), 'one 1\n');
    assert.equal(told('bin/aisp.js'), 'two 1\n');
    assert.match(readFileSync(at('out', 'bin', 'one.js'), 'utf8'), /one /);
    assert.deepEqual(joined(), ['bin-say.js', 'bin-two.js']);
  });
});

describe('a build from nothing', () => {
  it('takes the place of the last one, and leaves it where it fails', () => {
    cpSync(at('out'), at('dist'), { recursive: true });
    write('dist/src/stale.js', '');
    write('src/name.ts', 'export const name = 1;\n');
    assert.throws(() => buildBeside(home, steps), /tsc ended with/);
    assert.ok(existsSync(at('dist', 'src', 'stale.js')));
    write('src/name.ts', "export const name = 'three';\n");
    buildBeside(home, steps);
    assert.match(readFileSync(at('dist', 'src', 'name.js'), 'utf8'), /'three'/);
    assert.deepEqual(
      ['dist/src/stale.js', 'dist-next', 'dist-last'].filter((file) => existsSync(at(file))),
      [],
    );
  });
});
