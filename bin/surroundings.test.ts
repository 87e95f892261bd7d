import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { exitCodes, exitOf } from './exit.ts';

/** The error that some work throws. */
function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return assert.fail('it throws nothing');
}

test('a folder for temporary files that cannot be used is no fault of ours: the cure is named', () => {
  const usual = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'aisp-surroundings-'));
  const file = join(folder, 'file');
  writeFileSync(file, '');
  try {
    for (const [place, reason] of [
      [join(folder, 'none'), 'does not exist'],
      [file, 'is no folder'],
      ...(existsSync('/proc') ? [['/proc', 'may not be used'] as const] : []),
    ] as const) {
      process.env.TMPDIR = place;
      const { code, text } = exitOf(thrownBy(() => mkdtempSync(join(tmpdir(), 'aisp-'))));
      assert.equal(code, exitCodes.usage);
      const said = `aisp: The folder for temporary files, ${place}, ${reason}.\n      Set TMPDIR to a folder that you can write to.\n`;
      assert.equal(text, said);
    }
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
    rmSync(folder, { recursive: true });
  }
});

test('an error of the system elsewhere stays what it is', () => {
  for (const elsewhere of ['/nowhere/at/all/aisp-', join(tmpdir(), 'nowhere', 'aisp-')]) {
    const { code, text } = exitOf(thrownBy(() => mkdtempSync(elsewhere)));
    assert.equal(code, exitCodes.broken);
    assert.match(text, /This is a fault of aisp itself/);
  }
});

for (const [what, { error, words }] of Object.entries({
  'a full output': {
    error: { code: 'ENOSPC', syscall: 'write' },
    words: /^aisp: Where the output goes there is no space/,
  },
  'a folder that was removed': {
    error: { code: 'ENOENT', syscall: 'uv_cwd' },
    words: /^aisp: The folder that you are in/,
  },
})) {
  test(`${what} is told as that`, () => {
    const { code, text } = exitOf(Object.assign(new Error(`${error.code}: ${error.syscall}`), error));
    assert.equal(code, exitCodes.usage);
    assert.match(text, words);
  });
}
