import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullProfile } from '../schemas/profiles/full.ts';
import { recordsOf } from '../suites/core/evidence.ts';
import { textAt } from '../suites/core/json.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { archiveText, judgedAgain } from './support/archived.ts';
import { judgeBank } from './support/bank-run.ts';
import { harSchema } from './support/har-schema.ts';

const catalogue = await loadRules();
const run = await judgeBank(catalogue, { profile: fullProfile, scenarios: ['consents', 'reads', 'tokens', 'paging'] });
const text = archiveText(run, run.context.profile);
const validate = new Ajv2020({ allErrors: true, strict: false }).compile(harSchema);

describe('the archive of a run', () => {
  it('is HAR 1.2', () => {
    validate(JSON.parse(text));
    assert.deepEqual(validate.errors, null);
  });

  it('is still HAR 1.2 of a call without a response', () => {
    const [first] = run.archive.exchanges;
    if (first === undefined) throw new TypeError('the run made calls');
    const { response: _, ...broken } = first;
    const failure = { code: 'timeout', message: 'no answer in 10 s' };
    const archive = { ...run.archive, exchanges: [{ ...broken, failure }] };
    const written = archiveText({ ...run, archive }, run.context.profile);
    validate(JSON.parse(written));
    assert.deepEqual(validate.errors, null);
    assert.ok(judgedAgain(catalogue, written).every(({ outcome }) => outcome !== 'error'));
  });

  it('is refused by the same check when a member is missing or unknown', () => {
    for (const [part, other] of [
      ['"timings":', '"times":'],
      ['"httpVersion":', '"version":'],
      ['"startedDateTime":"2', '"startedDateTime":"on the 2'],
    ] as const) {
      assert.ok(!validate(JSON.parse(text.replace(part, other))), part);
    }
  });

  it('shows no name, number or address of a customer, unless it is asked for in full', () => {
    const full = archiveText(run, run.context.profile, { evidence: 'full' });
    const people = run.archive.exchanges.flatMap((exchange) =>
      [...recordsOf(exchange, 'Party'), ...recordsOf(exchange, 'Account')].flatMap(({ value }) =>
        [
          textAt(value, 'Name'),
          textAt(value, 'EmailAddress'),
          textAt(value, 'Phone'),
          textAt(value, 'Account', 0, 'Identification'),
          textAt(value, 'Address', 0, 'PostCode'),
        ].flatMap((each) => (each === undefined || /[*x]{4}/i.test(each) ? [] : each)),
      ),
    );
    assert.ok(new Set(people).size > 10);
    for (const value of new Set(people)) {
      assert.ok(!text.includes(value), value);
      assert.ok(full.includes(value), value);
    }
  });
});
