import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Verdict } from '../../reports/contract/index.ts';
import { type BankProfile, type Holding, holdings } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import type { Transport } from '../../suites/client/transport.ts';
import { isObject, objectAt, parsedJson } from '../../suites/core/json.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { judgeBank } from '../support/bank-run.ts';
import { isTried } from '../support/turns.ts';

const catalogue = await loadRules();
const records: Readonly<Record<Holding, string>> = {
  beneficiaries: 'Beneficiary',
  'direct-debits': 'DirectDebit',
  offers: 'Offer',
  'scheduled-payments': 'ScheduledPayment',
  'standing-orders': 'StandingOrder',
};

/** Has no answer show a record of a kind: what a bank shows of a customer who has none. */
const emptied =
  (record: string) =>
  (usual: Transport): Transport =>
  async (request, timeoutMs) => {
    const response = await usual(request, timeoutMs);
    const body = parsedJson(Buffer.from(response.body).toString('utf8'));
    const data = objectAt(body, 'Data');
    if (!isObject(body) || !Array.isArray(data?.[record])) return response;
    const empty = { ...body, Data: { ...data, [record]: [] } };
    return { ...response, body: new TextEncoder().encode(JSON.stringify(empty)) };
  };

async function judged(profile: BankProfile, record?: string): Promise<readonly Verdict[]> {
  const carrying = record === undefined ? {} : { carrying: emptied(record) };
  return (await judgeBank(catalogue, { profile, ...carrying })).verdicts;
}

const usual = await judged(fullProfile);
const of = (verdicts: readonly Verdict[], outcome: Verdict['outcome']) =>
  verdicts.filter((verdict) => verdict.outcome === outcome).map(({ id }) => id);

describe('a PSU who has none of the', () => {
  for (const holding of holdings.filter((each) => isTried(each, 2))) {
    it(`${holding} has rules wait for another one, and a profile may say that there are none`, async () => {
      const waiting = (await judged(fullProfile, records[holding])).filter(
        ({ outcome, id }) => outcome === 'not-exercised' && !of(usual, 'not-exercised').includes(id),
      );
      assert.notEqual(waiting.length, 0);
      assert.deepEqual(
        waiting.filter(({ lacks }) => lacks?.key !== `psu.${holding}`).map(({ id, reason }) => `${id} ${reason}`),
        [],
      );
      const declared = await judged({ ...fullProfile, holdsNothingOf: [holding] }, records[holding]);
      assert.deepEqual(of(declared, 'not-exercised'), of(usual, 'not-exercised'));
      const spared = of(declared, 'not-applicable').filter((id) => !of(usual, 'not-applicable').includes(id));
      assert.deepEqual(
        waiting.map(({ id }) => id).filter((id) => !spared.includes(id)),
        [],
      );
      assert.deepEqual([...of(declared, 'fail'), ...of(declared, 'error')], []);
    });
  }
});

it('a list that shows something is judged, whatever the profile declares', async () => {
  const declared = await judged({ ...fullProfile, holdsNothingOf: holdings });
  assert.deepEqual(
    declared.map(({ id, outcome }) => `${id} ${outcome}`),
    usual.map(({ id, outcome }) => `${id} ${outcome}`),
  );
});
