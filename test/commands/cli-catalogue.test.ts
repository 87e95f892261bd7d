import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { FaultEntry } from '../../bin/faults/list-faults.ts';
import { listRules } from '../../bin/rules/list-rules.ts';
import type { RuleEntry } from '../../bin/rules/rule-entry.ts';
import { levels } from '../../reports/contract/index.ts';
import type { OpenApiDocument } from '../../schemas/openapi/open-api.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { listMessages } from '../../schemas/resolve.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { banksAsFound } from '../../stub/quirks/as-found.ts';
import { allQuirks } from '../../stub/quirks/quirks.ts';
import { loadVariants } from '../../stub/variants/load.ts';
import { aispHere } from '../support/aisp-here.ts';

test('aisp rules --json prints every rule, and nothing else', async () => {
  const { code, stdout, stderr } = await aispHere(['rules', '--json']);
  assert.equal(code, 0);
  assert.equal(stderr, '');
  const entries = JSON.parse(stdout) as readonly RuleEntry[];
  assert.ok(entries.length > 0);
  for (const entry of entries) {
    assert.deepEqual(Object.keys(entry), [
      'id',
      'level',
      'group',
      'title',
      'clause',
      'releases',
      'statements',
      'faults',
      'officialTests',
    ]);
    assert.ok(entry.id.startsWith(`AISP-${entry.group}-`) && levels.includes(entry.level));
    assert.ok(
      entry.title !== '' && entry.clause.title !== '' && (entry.statements.length > 0 || /-9\d\d/.test(entry.id)),
    );
    assert.ok(entry.releases.length > 0 && Array.isArray(entry.faults) && Array.isArray(entry.officialTests));
  }
});

test('aisp rules ID says all about one rule, whatever the case of its id', async () => {
  const json = await aispHere(['rules', 'aisp-bal-004', '--json']);
  const [entry, ...others] = JSON.parse(json.stdout) as readonly RuleEntry[];
  assert.equal(others.length, 0);
  assert.ok(entry?.id === 'AISP-BAL-004');
  const { code, stdout, stderr } = await aispHere(['rules', 'AISP-BAL-004']);
  assert.deepEqual([code, stderr], [0, '']);
  assert.ok(stdout.startsWith(`AISP-BAL-004: ${entry.title}\n`));
  for (const part of ['Why it matters', 'Kept', 'Broken', 'Where it draws the line', 'What breaks it']) {
    assert.match(stdout, new RegExp(`^${part}$`, 'm'));
  }
  assert.match(stdout, /\n {4}GET \/balances\n/);
  assert.match(stdout, /--fault balance-type-twice --only AISP-BAL-004\n/);
  assert.doesNotMatch(stdout, /<!--|```|\*\*/);
  assert.ok(!stdout.includes(String.fromCharCode(27)));
  assert.ok(stdout.split('\n').every((line) => line.startsWith(' ') || /https:/.test(line) || line.length <= 100));
});

test('aisp rules names the ids that were meant, where there is no such rule', async () => {
  const { code, stdout, stderr } = await aispHere(['rules', 'AISP-BAL-0004']);
  assert.deepEqual([code, stdout], [2, '']);
  assert.match(stderr, /There is no rule "AISP-BAL-0004"\..*Did you mean "AISP-BAL-004"\?/s);
  const screen = { width: 80, colour: false };
  await assert.rejects(listRules('con-037', {}, screen), { cure: 'Did you mean AISP-CON-037?' });
  await assert.rejects(listRules('bal', {}, screen), { cure: 'See "aisp rules" for the ids.' });
});

test('aisp rules --group lists one group', async () => {
  const { stdout } = await aispHere(['rules', '--group', 'bal']);
  const ids = stdout.match(/AISP-[A-Z][A-Z0-9]*-\d+/g) ?? [];
  assert.ok(ids.length > 0 && ids.every((id) => id.startsWith('AISP-BAL-')));
});

test('aisp rules --release lists the rules that a release has', async () => {
  const idsOf = async (...more: readonly string[]) => {
    const { stdout } = await aispHere(['rules', '--json', ...more]);
    return (JSON.parse(stdout) as readonly RuleEntry[]).map(({ id }) => id);
  };
  const [all, first] = await Promise.all([idsOf(), idsOf('--release', '3.1.0')]);
  assert.ok(first.includes('AISP-ACC-004') && !first.includes('AISP-ACC-005'));
  assert.ok(first.length < all.length && first.every((id) => all.includes(id)));
});

test('aisp schemas --release names the messages as the release does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-schemas-'));
  const { code, stdout } = await aispHere(['schemas', '--out', folder, '--profile', 'full', '--release', '3.1.0']);
  assert.equal(code, 0);
  assert.match(stdout, /^\d+ schemas of release 3\.1\.0/);
  const files = readdirSync(folder);
  assert.ok(files.includes('OBReadAccount3Basic.json') && files.includes('OBReadParty1.json'));
  assert.ok(!files.some((name) => name.startsWith('OBReadParty3')));
  rmSync(folder, { recursive: true });
});

test('survives a reader that goes away', async () => {
  const script = join(import.meta.dirname, '..', '..', 'bin', 'aisp.js');
  const child = spawn('sh', ['-c', '"$0" "$1" rules --json | head -c 1', process.execPath, script]);
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += String(chunk);
  });
  await once(child, 'close');
  assert.equal(stderr, '');
});

test('aisp schemas writes one file for each message and view', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-schemas-'));
  const { code, stdout } = await aispHere(['schemas', '--out', join(folder, 'a', 'b'), '--profile', 'full']);
  const messages = listMessages('3.1.11', fullProfile);
  assert.equal(code, 0);
  assert.match(stdout, new RegExp(`^${messages.length} schemas of release 3\\.1\\.11`));
  assert.deepEqual(readdirSync(join(folder, 'a', 'b')).sort(), messages.map(({ name }) => `${name}.json`).sort());
  for (const { name, schema } of messages) {
    assert.deepEqual(JSON.parse(readFileSync(join(folder, 'a', 'b', `${name}.json`), 'utf8')), schema);
  }
  rmSync(folder, { recursive: true });
});

test('aisp openapi prints the document of the bank, or writes it to a file in a folder that it makes', async () => {
  const bank = ['openapi', '--profile', 'full', '--release', '3.1.0', '--public-url', 'https://bank.test/x/'];
  const { code, stdout } = await aispHere(bank);
  assert.equal(code, 0);
  const { servers, info } = JSON.parse(stdout) as OpenApiDocument;
  assert.deepEqual([servers[0]?.url, info.version], ['https://bank.test/x/open-banking/v3.1/aisp', '3.1.0']);
  const folder = mkdtempSync(join(tmpdir(), 'aisp-openapi-'));
  const file = join(folder, 'a', 'bank.json');
  const written = await aispHere([...bank, '--out', file]);
  assert.match(written.stdout, /^OpenAPI document of release 3\.1\.0, profile full, in /);
  assert.equal(readFileSync(file, 'utf8'), stdout);
  rmSync(folder, { recursive: true });
});

test('aisp faults --json prints every fault, variant, quirk and bank as found, with what they have to do with rules', async () => {
  const { code, stdout, stderr } = await aispHere(['faults', '--json']);
  assert.deepEqual([code, stderr], [0, '']);
  const entries = JSON.parse(stdout) as readonly FaultEntry[];
  const [faults, variants] = [await loadFaults(), await loadVariants()];
  assert.deepEqual(
    entries.map(({ id, kind, title }) => [id, kind, title]),
    [
      ...faults.map(({ id, title }) => [id, 'fault', title]),
      ...variants.map(({ id, title }) => [id, 'variant', title]),
      ...allQuirks.map(({ id, title }) => [id, 'quirk', title]),
      ...banksAsFound.map(({ id, title }) => [id, 'as-found', title]),
    ],
  );
  for (const { kind, rules, releases } of entries) {
    assert.ok(releases.length > 0);
    assert.ok(kind !== 'fault' || rules.length > 0);
  }
});

test('aisp faults --rule lists what breaks one rule or has it warn, by title', async () => {
  const { stdout } = await aispHere(['faults', '--rule', 'aisp-bal-004']);
  const breaking = (await loadFaults()).filter(({ breaks }) => breaks.includes('AISP-BAL-004'));
  assert.ok(breaking.length > 0);
  for (const { id, title } of breaking) assert.ok(stdout.includes(`  ${id}\n    ${title}`), id);
  const quirks = allQuirks.filter(({ faults = [] }) => faults.some((fault) => breaking.some(({ id }) => id === fault)));
  assert.deepEqual(
    quirks.map(({ id }) => id),
    ['two-balances-one-type'],
  );
  for (const { id, title, published } of quirks)
    assert.ok(stdout.includes(`  ${id}\n    ${title}\n    ${published}`), id);
  assert.equal((stdout.match(/^ {2}\S/gm) ?? []).length, breaking.length + quirks.length);
  const unknown = await aispHere(['faults', '--rule', 'AISP-BAL-04']);
  assert.equal(unknown.code, 2);
  assert.match(unknown.stderr, /There is no rule "AISP-BAL-04"\..*AISP-BAL-004/s);
});
