import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import fileTimes, { timesTable } from './file-times.ts';
import { processorTable, readProcessorTimes, spentOf } from './processor-times.ts';
import { filesOfTier, inBatches, lots, NoSuchTestError, testFiles, wholeBanks } from './test-files.ts';

const files = [
  'test/walls.js',
  'test/walls.test.js',
  'stub/bank.test.js',
  'test/cli-run.test.js',
  'test/walls.test.js.map',
];

describe('the test files of a run', () => {
  it('are all of them without a pattern, and no other file', () => {
    assert.deepEqual(testFiles(files, []), ['stub/bank.test.js', 'test/cli-run.test.js', 'test/walls.test.js']);
  });

  it('are those that contain one of the patterns, which may name a source', () => {
    assert.deepEqual(testFiles(files, ['bank', './test/walls.test.ts']), ['stub/bank.test.js', 'test/walls.test.js']);
  });

  it('are refused where one of the patterns matches nothing, with what is near it', () => {
    const message = 'No test file matches wals; near it are test/walls.test.ts.';
    assert.throws(() => testFiles(files, ['bank', 'wals']), { message });
    assert.throws(() => testFiles(files, ['zzz']), { message: 'No test file matches zzz.' });
    assert.throws(() => testFiles(files, ['walls.js']), NoSuchTestError);
  });
});

describe('the tiers of test files', () => {
  const all = ['stub/bank.test.js', 'test/attacks/a.test.js', 'test/sweeps/kill-matrix.test.js', 'test/walls.test.js'];

  it('have each file in one of two, and begin with what takes longest', () => {
    assert.deepEqual(filesOfTier(all, 'usual'), ['test/walls.test.js', 'stub/bank.test.js']);
    assert.deepEqual(filesOfTier(all, 'sweeps'), ['test/sweeps/kill-matrix.test.js', 'test/attacks/a.test.js']);
    assert.deepEqual([...filesOfTier(all, 'all')].sort(), all);
  });
});

describe('the processes of a run', () => {
  it('are one for each test that starts some itself, and one for a room', () => {
    const all = [
      'test/processes/a.test.js',
      'test/commands/a.test.js',
      'test/commands/b.test.js',
      'test/gather.test.js',
      'test/walls.test.js',
      'stub/bank.test.js',
      'stub/tls/a.test.js',
      'stub/data/b.test.js',
    ];
    assert.deepEqual(inBatches(all), [
      { name: 'test/processes/a.test.js', files: ['test/processes/a.test.js'] },
      { name: 'test/commands', files: ['test/commands/a.test.js', 'test/commands/b.test.js'] },
      { name: 'test/whole-banks', files: ['test/gather.test.js'] },
      { name: 'test', files: ['test/walls.test.js'] },
      { name: 'stub', files: ['stub/bank.test.js', 'stub/tls/a.test.js'] },
      { name: 'stub/data', files: ['stub/data/b.test.js'] },
    ]);
  });

  it('are one for each sweep, but for those of a lot, which share one', () => {
    const all = ['test/sweeps/a.test.js', 'test/sweeps/call-plan.test.js', 'test/sweeps/thorough.test.js'];
    assert.deepEqual(inBatches(all), [
      { name: 'test/sweeps/a.test.js', files: ['test/sweeps/a.test.js'] },
      { name: 'test/sweeps/other-runs', files: all.slice(1) },
    ]);
  });

  it('are those of files that are all there', () => {
    const missing = (names: readonly string[], ...folder: readonly string[]) => {
      const there = readdirSync(join(import.meta.dirname, '..', ...folder));
      return names.filter((name) => !there.includes(`${name}.test.js`));
    };
    assert.deepEqual(missing(Object.values(lots).flat(), 'sweeps'), []);
    assert.deepEqual(missing(wholeBanks), []);
  });

  it('begin in the order given, though their names have another, and end with 1 where a test fails', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aisp-order-'));
    try {
      const write = (name: string, body = '') => {
        const file = join(folder, `${name}.mjs`);
        writeFileSync(file, `import { it } from 'node:test'; it('told by ${name}', () => { ${body} });`);
        return file;
      };
      const ended = (...files: readonly string[]) => {
        const { NODE_TEST_CONTEXT: _, ...env } = process.env;
        const script = join(import.meta.dirname, 'run-in-order.js');
        const { status, stdout } = spawnSync(process.execPath, [script, ...files], { env, encoding: 'utf8' });
        return { status, told: [...stdout.matchAll(/^. told by (\w+)/gm)].map(([, name]) => name) };
      };
      const [c, a, b] = [write('c'), write('a'), write('b')];
      assert.deepEqual(ended(c, a, b), { status: 0, told: ['c', 'a', 'b'] });
      assert.equal(ended(c, write('red', 'throw new Error()')).status, 1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('share one only where no file has a hook that would be that of all: outside of a describe, other than after', () => {
    const build = join(import.meta.dirname, '..', '..');
    const together = inBatches(testFiles(readdirSync(build, { recursive: true, encoding: 'utf8' }), []));
    const hooked = together
      .filter((batch) => batch.files.length > 1)
      .flatMap((batch) => batch.files)
      .filter((file) => /^(before|beforeEach|afterEach)\(/m.test(readFileSync(join(build, file), 'utf8')));
    assert.deepEqual(hooked, [], 'put the hook into the describe, or the file into test/processes/');
  });
});

describe('the times of a run', () => {
  it('are told slowest first, the brief ones together', () => {
    const table = timesTable(
      [
        { name: 'a', seconds: 0.2 },
        { name: 'b', seconds: 1.2 },
        { name: 'c', seconds: 62.5 },
        { name: 'd', seconds: 0.1 },
      ],
      64,
    );
    assert.deepEqual(
      table
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.trim()),
      ['62.5 s  c', '1.2 s  b', '0.3 s  2 files below 0.5 s', '64.0 s  together, in 4 files'],
    );
  });

  it('are those of files, and not of the tests in them', async () => {
    const complete = (name: string, nesting: number) =>
      ({
        type: 'test:complete',
        data: { name, nesting, file: `${process.cwd()}/x.test.js`, details: { duration_ms: 900 } },
      }) as TestEvent;
    const source = async function* () {
      yield complete('x.test.js', 0);
      yield complete('holds', 0);
      yield complete('holds, too', 0);
      yield complete('x.test.js', 1);
    };
    let printed = '';
    for await (const text of fileTimes(source())) printed += text;
    assert.match(printed, /0\.9 s {2}x\.test\.js\n +0\.9 s {2}together, in 1 file\n$/);
  });
});

describe('the time of the processor', () => {
  const fields = ['S', ...Array<string>(10).fill('0'), '150', '25', '1000', '75', '20'];

  it('is that of a process and of the commands that have ended, whatever its name is', () => {
    for (const name of ['node', 'a (b) c']) assert.equal(spentOf(`17 (${name}) ${fields.join(' ')}\n`), 12.5);
  });

  it('is told dearest first, the sum last, and not at all where nothing is known', () => {
    const folder = mkdtempSync(join(tmpdir(), 'processor-test-'));
    try {
      const path = join(folder, 'processor.jsonl');
      assert.equal(processorTable(readProcessorTimes(path)), '');
      const left = [
        { script: join(process.cwd(), 'a'), seconds: 1 },
        { script: join(process.cwd(), 'b'), seconds: 20.25 },
        { script: join(process.cwd(), 'c'), seconds: 2 },
      ];
      writeFileSync(path, left.map((each) => `${JSON.stringify(each)}\n`).join(''));
      const lines = processorTable(readProcessorTimes(path), 2).trim().split('\n').slice(1);
      assert.deepEqual(
        lines.map((line) => line.trim()),
        ['20.3 s  b', '2.0 s  c', '23.3 s  together, in 3 processes'],
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
