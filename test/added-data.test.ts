import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { writeSchemas } from '../bin/schemas/write-schemas.ts';
import { checkData } from '../library/bank/check-data.ts';
import { loadData } from '../library/bank/load-data.ts';
import { addedDataSchema } from '../schemas/added-data/added-data-schema.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { latestRelease } from '../schemas/releases.ts';
import { createControlledBank } from '../stub/bank.ts';
import { ConfigurationError } from '../suites/target/configuration-error.ts';
import { brokenWithData, exampleData } from './support/data-run.ts';

const options = { profile: serviceProfile, release: latestRelease, seed: 1 } as const;

describe('a file of data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aisp-data-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** What is said of a file: one line for each problem. */
  function told(text: string): readonly string[] {
    const file = join(folder, 'data.yaml');
    writeFileSync(file, text);
    const { data, inLines } = loadData(file);
    try {
      createControlledBank({ ...options, data });
    } catch (thrown) {
      const error = inLines(thrown);
      assert.ok(error instanceof ConfigurationError, String(error));
      return error.message.split('\n').map((line) => line.replace(file, 'file'));
    }
    return [];
  }

  it('is what the guide shows, with everything that can be added', () => {
    const { data } = loadData(exampleData);
    const bank = createControlledBank({ ...options, data });
    const kinds = new Set(bank.control.data.list().map(({ kind }) => kind));
    assert.equal(kinds.size, 6);
    assert.ok(bank.personas.some(({ hint }) => hint === 'anna'));
  });

  it('makes a bank that keeps the rules about what it shows', async () => {
    const { broken, passed } = await brokenWithData(serviceProfile, 'anna', { scenarios: ['reads'] });
    assert.deepEqual(broken, []);
    assert.ok(passed > 100, String(passed));
  });

  it('names nothing in the example that the schema does not know, and leaves out no list', () => {
    const text = readFileSync(exampleData, 'utf8');
    for (const name of Object.keys(addedDataSchema().properties ?? {})) assert.ok(text.includes(`${name}:`), name);
  });

  it('is told wrong in each place at once, by line and column, with the cure', () => {
    const lines = told(`transactions:
  - account: household/1
    CreditDebitIndicator: Debt
    Amount: { Amount: 12.30, Currency: GBP }
    BookingDate: 2026-01-01
  - account: household/8
    CreditDebitIndicator: Debit
    Amount: { Amount: "12.30", Currency: USD }
standingOrders:
  - account: household/1
    Frequency: Monthly
    FirstPaymentAmount: { Amount: "1.00", Currency: GBP }
    CreditorAccount: { SchemeName: UK.OBIE.IBAN, Identification: GB33BUKB20201555555555 }
`);
    assert.deepEqual(
      lines.map((line) => line.split(' ').slice(0, 2).join(' ')),
      [
        'file:3:27: "transactions[0].CreditDebitIndicator"',
        'file:4:23: "transactions[0].Amount.Amount"',
        'file:5:5: "transactions[0].BookingDate"',
        'file:6:14: "transactions[1].account"',
        'file:8:42: "transactions[1].Amount.Currency"',
        'file:11:16: "standingOrders[0].Frequency"',
        'file:13:22: "standingOrders[0].CreditorAccount"',
      ],
    );
    assert.match(lines[1] ?? '', /Put it in quotes/);
    assert.match(lines[2] ?? '', /Known keys|Did you mean/);
  });

  it('is told wrong where it is empty', () => {
    assert.match(told('')[0] ?? '', /^file:1:1: The data/);
  });
});

describe('data that is posted', () => {
  it('is judged by the same schema, and what is posted wrong is told by pointers', async () => {
    const { control } = createControlledBank({ ...options, checkData: async () => checkData });
    await assert.rejects(control.data.add({ transactions: [{ account: 'household/1', Sum: 1 }] }), (error: Error) => {
      assert.match(error.message, /"transactions\[0\]\.Sum" is not a known key/);
      assert.match(error.message, /"transactions\[0\]\.Amount" is missing/);
      assert.equal(error.message.split('\n').length, 3);
      return true;
    });
  });
});

describe('the published schema of data', () => {
  it('is written beside the messages where somebody asks for it', async () => {
    const out = mkdtempSync(join(tmpdir(), 'aisp-data-schema-'));
    try {
      assert.doesNotMatch(await writeSchemas({ out, profile: 'service', data: false }), /data\.schema\.json/);
      assert.equal(existsSync(join(out, 'data.schema.json')), false);
      assert.match(await writeSchemas({ out, profile: 'service', data: true }), /data\.schema\.json/);
      assert.deepEqual(JSON.parse(readFileSync(join(out, 'data.schema.json'), 'utf8')), addedDataSchema());
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  });

  it('is the one that data is judged by', () => {
    const file = join(exampleData, '..', 'data.schema.json');
    const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
    assert.deepEqual(schema, addedDataSchema(), `write it anew: it is what addedDataSchema() returns`);
  });
});
