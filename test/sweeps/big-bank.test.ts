import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isMandatory } from '../../reports/contract/index.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { sampleFacts } from '../../suites/archive/sample-facts.ts';
import { recordsOf } from '../../suites/core/evidence.ts';
import { textAt } from '../../suites/core/json.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { samplingOf } from '../../suites/target/sampling.ts';
import type { Limits, Target } from '../../suites/target/target.ts';
import { judgeBank } from '../support/bank-run.ts';

const catalogue = await loadRules();

/** A customer whom a bank has besides its personas, and what their target file says otherwise. */
const ofCustomer =
  (limits: Partial<Limits> = {}, select = 'first:2') =>
  (usual: Target): Target => {
    if (usual.tokens.kind !== 'headless') throw new TypeError('the bundled bank is authorised headless');
    const parameters = {
      ...usual.tokens.parameters,
      always: { login_hint: 'customer-7' },
      selectSome: { select },
    };
    return { ...usual, tokens: { ...usual.tokens, parameters }, limits: { ...usual.limits, ...limits } };
  };

const bankOf = (accounts: number, perDay = 3) => ({ customers: 1000, accounts, years: 2, perDay });

for (const [name, profile] of [
  ['service', serviceProfile],
  ['full', fullProfile],
] as const satisfies readonly (readonly [string, BankProfile])[]) {
  describe(`a customer with many accounts, profile ${name}`, () => {
    it('is read by as many calls as one with few, and every rule finds what it needs and nothing wrong', async () => {
      const target = ofCustomer();
      const few = await judgeBank([], { profile, population: bankOf(10), target });
      const many = await judgeBank(catalogue, { profile, population: bankOf(100), target });
      const [less, more] = [few.archive.exchanges.length, many.archive.exchanges.length];
      assert.ok(more <= less + 12, `${more} calls for 100 accounts, ${less} for 10`);
      assert.deepEqual(
        many.verdicts.filter(
          ({ outcome, level }) =>
            outcome !== 'pass' && outcome !== 'not-applicable' && (outcome !== 'not-exercised' || isMandatory(level)),
        ),
        [],
      );
    });
  });
}

describe('a sample', () => {
  const reading = { profile: serviceProfile, scenarios: ['reads'] } as const;
  const population = bankOf(200);
  const readOf = async (limits: Partial<Limits>) => {
    const target = ofCustomer(limits);
    const { archive } = await judgeBank([], { ...reading, population, target });
    const limited = { calls: 1, timeoutMs: 1, ...limits };
    const facts = sampleFacts(archive, samplingOf({ release: '3.1.11', profile: serviceProfile, limits: limited }));
    const read = archive.exchanges.flatMap(({ about }) => about.accountId ?? []);
    return { archive, facts, read: new Set(read) };
  };

  it('is drawn from several pages of the list, alike for one seed, and the report says so', async () => {
    const first = await readOf({});
    const again = await readOf({});
    const other = await readOf({ sampleSeed: 2 });
    assert.deepEqual(again.read, first.read);
    assert.notDeepEqual(other.read, first.read);
    assert.deepEqual(first.facts.accounts, { most: 3, listed: 100, more: true, read: first.read.size, drawn: true });
    const onFirstPage = new Set(
      first.archive.exchanges
        .filter(({ about }) => about.operation === 'GET /accounts' && about.probe === 'happy')
        .flatMap((list) => recordsOf(list, 'Account').map(({ value }) => textAt(value, 'AccountId'))),
    );
    assert.ok([...first.read].some((id) => !onFirstPage.has(id)));
  });

  it('has as many accounts and pages as the target file says', async () => {
    const { facts, read } = await readOf({ accounts: 12, pages: 8 });
    assert.deepEqual([facts.accounts.listed, facts.accounts.more], [200, undefined]);
    assert.ok(read.size >= 12 && read.size < 20, `${read.size} accounts`);
  });
});

describe('a customer with two accounts', () => {
  const rules = catalogue.filter(({ id }) => id === 'AISP-ACC-001');
  const verdictFor = async (select: string, accounts: number) => {
    const scenarios = ['reads', 'basic-view', 'accounts-outside-consent'] as const;
    const options = { profile: serviceProfile, population: bankOf(accounts), scenarios };
    const { verdicts } = await judgeBank(rules, { ...options, target: ofCustomer({}, select) });
    return verdicts[0];
  };

  it('who is to select two of them selects all: no bank shows fewer, and the verdict says what to set', async () => {
    const verdict = await verdictFor('first:2', 2);
    assert.equal(verdict?.outcome, 'not-exercised');
    assert.match(verdict?.reason ?? '', /has 2 accounts, .*selects the first 2.*"first:1"/);
    assert.equal(verdict?.lacks?.key, 'tokens.parameters.selectSome');
  });

  it('who is to select one of them, or has three, is judged', async () => {
    assert.equal((await verdictFor('first:1', 2))?.outcome, 'pass');
    assert.equal((await verdictFor('first:2', 3))?.outcome, 'pass');
  });
});
