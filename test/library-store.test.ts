import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { AispError, type AispErrorCode, type Bank, createBank, startBank } from '../library/public/index.ts';

const root = mkdtempSync(join(tmpdir(), 'aisp-library-store-'));
after(() => rmSync(root, { recursive: true, force: true }));
const data = { customers: [{ persona: 'anna', accounts: [{ openingBalance: '10.00' }] }] };
const file = join(root, 'data.json');
writeFileSync(file, JSON.stringify(data, undefined, 2));
let folders = 0;
const newFolder = () => join(root, `bank-${folders++}`);

async function refusal(work: Promise<Bank | undefined>, code: AispErrorCode): Promise<AispError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof AispError, String(error));
  assert.equal(error.code, code, error.message);
  return error;
}

async function status(bank: Bank, accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await bank.fetch(new Request('https://bank.test/open-banking/v3.1/aisp/accounts', { headers }))).status;
}

test('what a bank with a store knew is known to the next one there, with a port or without', async () => {
  const store = `file:${newFolder()}` as const;
  const first = await startBank({ store, data: file });
  const { accessToken } = await first.token({ persona: 'anna' });
  assert.match((await refusal(createBank({ store, data }), 'STORE_IN_USE')).message, /name another folder/);
  await first.close();
  await using later = await createBank({ store, data });
  assert.equal(await status(later, accessToken), 200);
  await later.reset();
  assert.equal(await status(later, accessToken), 401);
  assert.deepEqual(
    later.data.list().map(({ id, fixed }) => [id, fixed]),
    [['anna', true]],
  );
});

test('a store and a snapshot are of a bank with the same data, and say so to another', async () => {
  const store = `file:${newFolder()}` as const;
  const bank = await createBank({ store, data });
  const snapshot = await bank.snapshot();
  await bank.close();
  const other = await refusal(createBank({ store }), 'STORE_OF_ANOTHER_BANK');
  assert.match(other.message, /started with the data .*started without data of its own.*name another folder/s);
  await refusal(createBank({ store, data: { customers: [] } }), 'STORE_OF_ANOTHER_BANK');
  await using plain = await createBank();
  const unlike = plain.restore(snapshot).then(() => undefined);
  assert.match((await refusal(unlike, 'BAD_SNAPSHOT')).message, /started with the data /);
});

test('data that no bank can have is told with every problem, and begins no store', async () => {
  const folder = newFolder();
  const wrong = { customers: [{ persona: 'anna' }], transactions: [{ account: 'nobody/1' }] };
  const given = await refusal(createBank({ store: `file:${folder}`, data: wrong as never }), 'BAD_CONFIGURATION');
  assert.ok(given.problems.length > 1, given.message);
  assert.equal(given.problems[0]?.line, undefined);
  const wrongFile = join(root, 'wrong.json');
  writeFileSync(wrongFile, JSON.stringify(wrong, undefined, 2));
  const { problems } = await refusal(createBank({ data: wrongFile }), 'BAD_CONFIGURATION');
  assert.deepEqual(
    problems.map(({ message }) => message),
    given.problems.map(({ message }) => message.replace(/^The data/, 'The file')),
  );
  assert.deepEqual([problems[0]?.file, typeof problems[0]?.line], [wrongFile, 'number']);
  assert.equal(existsSync(folder), false);
  await refusal(createBank({ data: join(root, 'none.json') }), 'BAD_CONFIGURATION');
});

test('a bank that cannot be had lets go of its store, and what is no store is a mistake of the program', async () => {
  const store = `file:${newFolder()}` as const;
  await refusal(startBank({ store, host: '192.0.2.1' }), 'CANNOT_LISTEN');
  await assert.rejects(createBank({ store, pageSize: 1 }), TypeError);
  await (await createBank({ store })).close();
  await refusal(createBank({ store: `file:${file}` }), 'STORE_UNUSABLE');
  writeFileSync(join(store.slice('file:'.length), 'about.json'), '{');
  await refusal(createBank({ store }), 'STORE_DAMAGED');
  await assert.rejects(createBank({ store: 'bank-state' as never }), /store must be written file:FOLDER/);
});

test('a bank keeps as many entries as it is told, and says so to whoever adds when it is full', async () => {
  for (const wrong of [99, 1_000.5, Number.NaN]) await assert.rejects(createBank({ maxEntries: wrong }), TypeError);
  for (const store of [undefined, `file:${newFolder()}` as const]) {
    await using bank = await createBank({ maxEntries: 100, ...(store === undefined ? {} : { store }) });
    const { accessToken } = await bank.token();
    const full = async () => {
      for (let tries = 0; tries < 100; tries++) await bank.token();
    };
    await assert.rejects(full(), /keeps 100 entries.*maxEntries/);
    assert.equal(await status(bank, accessToken), 200);
  }
});
