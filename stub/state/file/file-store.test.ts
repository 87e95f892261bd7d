import assert from 'node:assert/strict';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fullDisk } from '../../../files/testing/full-disk.ts';
import { digestOf } from '../snapshot.ts';
import type { StoreError } from '../store.ts';
import { openFileStore } from './file-store.ts';

const root = mkdtempSync(join(tmpdir(), 'aisp-store-'));
after(() => rmSync(root, { recursive: true, force: true }));
const bank = { profile: 'full', release: '3.1.11', seed: 1 };
let folders = 0;
const newFolder = () => join(root, `store-${folders++}`);
const posix = process.getuid !== undefined;

/** A store that was closed with these keys in it, each written by itself. */
async function filled(keys: readonly string[]): Promise<string> {
  const folder = newFolder();
  const store = await openFileStore(folder, bank);
  await store.load();
  for (const key of keys) await store.write([{ table: 'tokens', key, value: { text: key.repeat(20) } }]);
  await store.close();
  return folder;
}

async function keysIn(folder: string): Promise<readonly string[]> {
  const store = await openFileStore(folder, bank);
  try {
    return (await store.load()).map(({ key }) => key);
  } finally {
    await store.close();
  }
}

const refusal = (code: StoreError['code'], message: RegExp) => (error: unknown) => {
  const { code: found, message: text } = error as StoreError;
  assert.deepEqual([found, message.test(text)], [code, true], text);
  return true;
};

test('has what was written when it is opened again, and not what was taken back', async () => {
  const folder = await filled(['a', 'b', 'c']);
  const store = await openFileStore(folder, bank);
  const entries = await store.load();
  assert.deepEqual(
    entries.find(({ key }) => key === 'b'),
    { table: 'tokens', key: 'b', value: { text: 'b'.repeat(20) } },
  );
  await store.write([
    { table: 'tokens', key: 'a' },
    { table: 'tokens', key: 'unknown' },
    { table: 'tokens', key: 'b', value: 2 },
    { table: 'consents', key: 'b', value: [3] },
  ]);
  await store.close();
  const again = await openFileStore(folder, bank);
  assert.deepEqual(await again.load(), [
    { table: 'consents', key: 'b', value: [3] },
    { table: 'tokens', key: 'b', value: 2 },
    { table: 'tokens', key: 'c', value: { text: 'c'.repeat(20) } },
  ]);
  await again.close();
});

test('is for one bank at a time, and says so to another', async () => {
  const folder = newFolder();
  const store = await openFileStore(folder, bank);
  await assert.rejects(openFileStore(folder, bank), refusal('STORE_IN_USE', /in use by another bank.*name another/i));
  await store.close();
});

test('is for the bank that made it', async () => {
  const folder = await filled(['a']);
  for (const [other, said] of [
    [{ ...bank, seed: 2 }, /seed 1.*seed 2/],
    [{ ...bank, release: '3.1.2' }, /3\.1\.11.*3\.1\.2/],
    [{ ...bank, profile: 'service' }, /profile full.*profile service/],
    [{ ...bank, data: digestOf({}) }, /started without data of its own.*started with the data /],
  ] as const) {
    await assert.rejects(openFileStore(folder, other), refusal('STORE_OF_ANOTHER_BANK', said));
  }
  const about = join(folder, 'about.json');
  writeFileSync(about, readFileSync(about, 'utf8').replace('"version": 1', '"version": 2'));
  await assert.rejects(openFileStore(folder, bank), refusal('STORE_OF_ANOTHER_BANK', /format 2.*reads 1/));
});

test('tells what is damaged from what is not, wherever the damage is', async () => {
  const whole = await filled(Array.from({ length: 200 }, (_, index) => `token ${index}`));
  const entries = (folder: string, pattern: RegExp) => {
    const name = readdirSync(join(folder, 'entries')).find((each) => pattern.test(each)) ?? assert.fail(`${pattern}`);
    return join(folder, 'entries', name);
  };
  const flip = (file: string, at: number) => {
    const bytes = readFileSync(file);
    bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    writeFileSync(file, bytes);
  };
  for (const [what, damage] of Object.entries<(folder: string) => void>({
    'the list of its files is something else': (folder) => writeFileSync(join(folder, 'entries', 'CURRENT'), 'x'),
    'the list of its files is short': (folder) => truncateSync(entries(folder, /^MANIFEST/), 10),
    'its end is missing': (folder) => truncateSync(entries(folder, /\.log$/), 5_000),
    'a byte at its beginning is another': (folder) => flip(entries(folder, /\.log$/), 20),
    'a byte in its middle is another': (folder) => flip(entries(folder, /\.log$/), 20_000),
    'its entries are gone': (folder) => rmSync(join(folder, 'entries'), { recursive: true }),
    'what it is has been overwritten': (folder) => writeFileSync(join(folder, 'about.json'), '{'),
    'it does not say what it is': (folder) => writeFileSync(join(folder, 'about.json'), '{}'),
  })) {
    const folder = newFolder();
    cpSync(whole, folder, { recursive: true });
    chmodSync(folder, 0o700);
    damage(folder);
    await assert.rejects(keysIn(folder), refusal('STORE_DAMAGED', /is damaged: .*Put back a copy/), what);
  }
  assert.equal((await keysIn(whole)).length, 200);
});

test('is not kept where others can look, nor where something else is', async () => {
  const taken = newFolder();
  mkdirSync(taken, { mode: 0o700 });
  writeFileSync(join(taken, 'mine.txt'), '');
  await assert.rejects(openFileStore(taken, bank), refusal('STORE_UNUSABLE', /holds something else/));
  const file = join(taken, 'mine.txt');
  await assert.rejects(openFileStore(file, bank), refusal('STORE_UNUSABLE', /is a file, and a store is a folder/));
  await assert.rejects(openFileStore(join(file, 'below'), bank), refusal('STORE_UNUSABLE', /leads through/));
  if (existsSync('/proc/self')) {
    for (const nowhere of ['/proc/nowhere', '/proc/nowhere/below/it']) {
      await assert.rejects(openFileStore(nowhere, bank), refusal('STORE_UNUSABLE', /where no folder can be made/));
    }
  }
  if (!posix) return;
  const open = await filled(['a']);
  assert.equal(statSync(open).mode & 0o777, 0o700);
  chmodSync(open, 0o755);
  await assert.rejects(openFileStore(open, bank), refusal('STORE_UNUSABLE', /open to other users.*chmod 700/));
});

test('says that a disk is full, and acknowledges nothing then', async () => {
  const folder = await filled(['a']);
  const disk = fullDisk();
  try {
    disk.fill(join(folder, 'acknowledged'));
    const store = await openFileStore(folder, bank);
    await store.load();
    const write = store.write([{ table: 'tokens', key: 'b', value: 1 }]);
    await assert.rejects(write, refusal('STORE_FAILED', /ENOSPC.*Make room/));
    await store.close();
  } finally {
    disk.end();
  }
});

test('writes through no link that waits in its folder', async () => {
  const folder = await filled(['a']);
  const elsewhere = join(folder, '..', 'elsewhere');
  writeFileSync(elsewhere, 'untouched');
  rmSync(join(folder, 'acknowledged'));
  symlinkSync(elsewhere, join(folder, 'acknowledged'));
  await assert.rejects(openFileStore(folder, bank), refusal('STORE_FAILED', /is a link/));
  assert.equal(readFileSync(elsewhere, 'utf8'), 'untouched');
});
