import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { UsageError } from '../bin/exit.ts';
import { controlGuard } from '../bin/stub/control-guard.ts';

const folder = mkdtempSync(join(tmpdir(), 'aisp-control-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const long = 'a-key-that-nobody-guesses';

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('a control plane is opened beyond this machine by a name and a key together', (t) => {
  const variable = 'AISP_CONTROL_KEY';
  const before = process.env[variable];
  t.after(() => {
    if (before === undefined) delete process.env[variable];
    else process.env[variable] = before;
  });
  delete process.env[variable];
  assert.equal(controlGuard({}), undefined);
  assert.equal(typeof controlGuard({ controlHost: 'bank', controlKey: file('long', `${long}\n`) }), 'function');
  for (const [options, said] of [
    [{ controlHost: 'bank' }, /needs a key/],
    [{ controlKey: file('alone', long) }, /opens nothing without --control-host/],
    [{ controlHost: 'bank', controlKey: file('short', 'short') }, /short of 16/],
    [{ controlHost: 'bank', controlKey: file('empty', '\n') }, /needs a key/],
    [{ controlHost: 'bank', controlKey: join(folder, 'none') }, /cannot be read from .*ENOENT/],
  ] as const) {
    assert.throws(
      () => controlGuard(options),
      (error) => error instanceof UsageError && said.test(error.message) && error.cure !== '',
    );
  }
  process.env[variable] = long;
  assert.equal(typeof controlGuard({ controlHost: 'bank' }), 'function');
});
