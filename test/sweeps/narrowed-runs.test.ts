import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import type { FaultId } from '../../stub/faults/fault-ids.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { Evidence } from '../../suites/core/evidence.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { ScenarioName } from '../../suites/core/probes.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { rulesFor, scenariosOf } from '../../suites/run/select-rules.ts';
import { judgeBank } from '../support/bank-run.ts';
import { isTried } from '../support/turns.ts';

const catalogue = await loadRules();
const known = rulesFor(catalogue, { release: '3.1.11' });
const faults = await loadFaults();
const profiles = { full: fullProfile, service: serviceProfile };

/** The rules whose run alone makes the same calls, by the scenarios of these; those that make all calls of a whole run are left out. */
function alike(): ReadonlyMap<
  string,
  { readonly scenarios: readonly ScenarioName[]; readonly rules: readonly Rule[] }
> {
  const whole = scenariosOf(known).length;
  const sets = new Map<string, { scenarios: readonly ScenarioName[]; rules: Rule[] }>();
  for (const rule of known) {
    const scenarios = scenariosOf([rule], known);
    if (scenarios.length === whole) continue;
    const key = scenarios.toSorted().join();
    const set = sets.get(key) ?? { scenarios, rules: [] };
    set.rules.push(rule);
    sets.set(key, set);
  }
  return sets;
}

describe('a rule that runs alone', () => {
  for (const [name, profile] of Object.entries(profiles)) {
    it(`makes the calls of all scenarios whose answers it judges, at the ${name} bank`, async () => {
      const { archive, context } = await judgeBank(catalogue, { profile, release: '3.1.11' });
      const evidence = new Evidence(archive);
      const beyond = known.flatMap((rule) => {
        if ((rule.applies?.(profile, context) ?? true) !== true) return [];
        const scenarios = scenariosOf([rule], known, profile.operations);
        const seen = [...rule.judge(evidence.seenBy(rule.id), context)].map(({ place }) => place.exchange.scenario);
        return [...new Set(seen)].filter((each) => !scenarios.includes(each)).map((each) => `${rule.id} ${each}`);
      });
      assert.deepEqual(beyond, []);
    });
  }

  const banks: readonly (FaultId | 'honest')[] = [
    'honest',
    'trailing-slash-not-found',
    'consent-for-beneficiaries-refused',
    'basic-transactions-show-detail',
  ];
  for (const bank of banks) {
    for (const [key, { scenarios, rules }] of alike()) {
      const title = `${bank}: ${key}`;
      it(`comes to what it comes to in a whole run, or is not exercised (${title})`, {
        skip: !isTried(title, 8) && 'in turns',
      }, async () => {
        const options = {
          profile: serviceProfile,
          release: '3.1.11',
          faults: faults.filter(({ id }) => id === bank),
        } as const;
        const whole = new Map((await judgeBank(catalogue, options)).verdicts.map((each) => [each.id, each.outcome]));
        const narrowed = new Map(
          (await judgeBank(catalogue, { ...options, scenarios })).verdicts.map((each) => [each.id, each.outcome]),
        );
        const turned = rules.filter(
          ({ id }) => narrowed.get(id) !== 'not-exercised' && narrowed.get(id) !== whole.get(id),
        );
        assert.deepEqual(
          turned.map(({ id }) => `${id}: ${whole.get(id)} becomes ${narrowed.get(id)}`),
          [],
        );
      });
    }
  }
});
