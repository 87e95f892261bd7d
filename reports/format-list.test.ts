import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { formats } from './format-list.ts';

describe('the list of formats, which is read from the sources', () => {
  for (const [name, { file, about, load }] of Object.entries(formats)) {
    it(`says of ${name} what the format says of itself`, async () => {
      const { default: format } = await load();
      assert.deepEqual([file, about], [format.file, format.about]);
    });
  }

  it('has every file of the folder that is a format, and each writes a file of its own', async () => {
    const folder = join(import.meta.dirname, 'formats');
    const names = readdirSync(folder).filter((name) => /^(?!.*\.test\.).*\.js$/.test(name));
    const loaded = await Promise.all(names.map(async (name) => [name, await import(join(folder, name))] as const));
    const found = loaded.filter(([, module]) => 'default' in module).map(([name]) => name.slice(0, -'.js'.length));
    assert.deepEqual(found.sort(), Object.keys(formats).sort());
    assert.equal(new Set(Object.values(formats).map(({ file }) => file)).size, found.length);
  });
});
