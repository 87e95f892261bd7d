import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { levels, outcomes } from '../reports/contract/index.ts';
import { renderJson } from '../reports/formats/json.ts';
import { reportSchema } from '../reports/report-schema.ts';
import { sampleReport } from './support/sample-report.ts';

const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictRequired: false,
  strictTypes: false,
  strictTuples: false,
});
formats.default(ajv);
const validate = ajv.compile(reportSchema);

/** What is wrong with a report, after a change made to its JSON. */
function errorsOf(change: (report: Record<string, unknown>) => void = () => undefined): readonly string[] {
  const report = JSON.parse(renderJson(sampleReport())) as Record<string, unknown>;
  change(report);
  validate(report);
  return (validate.errors ?? []).map(({ instancePath }) => instancePath);
}

describe('the schema of report.json', () => {
  it('accepts a report with every outcome', () => assert.deepEqual(errorsOf(), []));

  it('knows the outcomes and the levels of the contract', () => {
    const { verdict } = reportSchema.$defs;
    assert.deepEqual(verdict.properties.outcome.enum, [...outcomes]);
    assert.deepEqual(verdict.properties.level.enum, [...levels]);
  });

  it('refuses a verdict that is none', () =>
    assert.deepEqual(
      errorsOf((report) => {
        report.verdict = 'green';
      }),
      ['/verdict'],
    ));

  it('refuses a pass that looked at nothing', () =>
    assert.ok(
      errorsOf((report) => {
        report.rules = [{ ...sampleReport().rules[0], outcome: 'pass', findings: [], checked: 0 }];
      }).includes('/rules/0/checked'),
    ));

  it('takes an incomplete report with its reason, and none that knows a verdict all the same', () => {
    const incomplete = (verdict: string, problems?: readonly string[]) =>
      errorsOf((report) => Object.assign(report, { incomplete: true, verdict }, problems && { problems }));
    assert.deepEqual(incomplete('inconclusive', ['The run was interrupted.']), []);
    assert.ok(incomplete('conforming', ['The run was interrupted.']).includes('/verdict'));
    assert.ok(incomplete('inconclusive').includes(''));
  });

  it('accepts the rules set apart, and refuses a part without a verdict', () => {
    const { promises } = sampleReport({ record: { promiseGroups: ['SEED'] } });
    assert.ok(promises !== undefined);
    const { verdict: _, ...standard } = promises.standard;
    const withPromises = (value: unknown) =>
      errorsOf((report) => {
        report.promises = value;
      });
    assert.deepEqual(withPromises(promises), []);
    assert.deepEqual(withPromises({ ...promises, standard }), ['/promises/standard']);
    assert.deepEqual(withPromises({ ...promises, groups: [] }), ['/promises/groups']);
  });

  it('refuses a missing member', () => {
    for (const name of reportSchema.required)
      assert.deepEqual(
        errorsOf((report) => delete report[name]),
        [''],
      );
  });
});
