import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

type Modules = ReadonlyMap<string, { readonly imports: readonly string[]; readonly later: readonly string[] }>;

const checkout = join(import.meta.dirname, '..', '..');
const { groupsOf } = (await import(pathToFileURL(join(checkout, 'scripts', 'groups.js')).href)) as {
  groupsOf(modules: Modules, entries: readonly string[]): readonly (readonly string[])[];
};

/** Modules by what they import, what they load later behind a bar: `a: 'b c | d'`. */
function groups(written: Readonly<Record<string, string>>, entries: readonly string[]): readonly string[] {
  const names = (text = '') => text.split(' ').filter((name) => name !== '');
  const modules = Object.entries(written).map(([module, text]) => {
    const [now, later] = text.split('|');
    return [module, { imports: names(now), later: names(later) }] as const;
  });
  return groupsOf(new Map(modules), entries)
    .map((group) => group.toSorted().join(' '))
    .toSorted();
}

describe('modules that are joined', () => {
  it('are those that one entry loads', () => {
    assert.deepEqual(groups({ a: 'b', b: 'c', c: '' }, ['a']), ['a b c']);
  });

  it('are not loaded with what another entry loads without them', () => {
    assert.deepEqual(groups({ a: 'b c', b: 'd', c: '', d: 'e', e: '', x: 'd' }, ['a', 'x']), ['a b c', 'd e']);
  });

  it('are not loaded sooner than they were', () => {
    assert.deepEqual(groups({ a: '| c', c: 'd', d: '' }, ['a']), ['c d']);
  });

  it('stay with what was there before something was loaded that needs some of them', () => {
    assert.deepEqual(groups({ a: 'b | c', b: '', c: 'b d', d: '' }, ['a']), ['a b', 'c d']);
  });

  it('stand apart where one of two that load something later has only some of them', () => {
    assert.deepEqual(groups({ a: 'b e | c', b: '', c: 'b', e: '', x: 'y | c', y: '' }, ['a', 'x']), ['a e', 'x y']);
  });

  it('keep to that where two load each other later', () => {
    assert.deepEqual(groups({ a: 'b | c', b: '', c: 'd | e', d: 'b', e: 'b f | c', f: '' }, ['a']), [
      'a b',
      'c d',
      'e f',
    ]);
  });
});

describe('the joined modules of this build', () => {
  const build = join(import.meta.dirname, '..');
  const modules = JSON.parse(readFileSync(join(build, 'joined', 'modules.json'), 'utf8')) as readonly string[];

  it('are those of a bank, hand on what they export, and never ask where they stand', () => {
    assert.ok(modules.includes('stub/bank.ts') && modules.includes('stub/data/world.ts'), `${modules.length}`);
    for (const module of modules) {
      const text = readFileSync(join(build, module.replace(/\.tsx?$/, '.js')), 'utf8');
      assert.doesNotMatch(readFileSync(join(checkout, module), 'utf8'), /import\.meta/, module);
      assert.match(text, /^export \{ .+ \} from '(\.\.?\/)+joined\/[\w-]+\.js';\n$/, module);
    }
  });
});
