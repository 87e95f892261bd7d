import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import type { Fault } from '../../stub/faults/fault.ts';
import type { FaultId } from '../../stub/faults/fault-ids.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { Evidence } from '../../suites/core/evidence.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { ScenarioName } from '../../suites/core/probes.ts';
import type { Rule } from '../../suites/core/rule.ts';
import { rulesFor, scenariosOf } from '../../suites/run/select-rules.ts';
import { judgeBank } from '../support/bank-run.ts';
import { canShow } from '../support/mutants.ts';
import { isTried, turnOf } from '../support/turns.ts';

const catalogue = await loadRules();
const known = rulesFor(catalogue, { release: '3.1.11' });
const faults = await loadFaults();
const profiles = { full: fullProfile, service: serviceProfile };

/** Rules that are judged by themselves, on the calls that they ask for. */
interface Selection {
  readonly named: string;
  readonly scenarios: readonly ScenarioName[];
  readonly rules: readonly Rule[];
}

/** The rules whose run alone makes the same calls; those that make all calls of a whole run are left out. */
function alike(): readonly Selection[] {
  const whole = scenariosOf(known).length;
  const sets = new Map<string, Selection & { readonly rules: Rule[] }>();
  for (const rule of known) {
    const scenarios = scenariosOf([rule], known);
    if (scenarios.length === whole) continue;
    const named = scenarios.toSorted().join();
    const set = sets.get(named) ?? { named, scenarios, rules: [] };
    set.rules.push(rule);
    sets.set(named, set);
  }
  return [...sets.values()];
}

const narrow = known.filter((rule) => scenariosOf([rule], known).length < scenariosOf(known).length);

/** Three selections of some rules, of each bank others. */
function drawnSelections(bank: string): readonly Selection[] {
  return [2, 4, 8].map((most) => {
    const rules = drawn(narrow, most, `${bank} ${most}`);
    return { named: rules.map(({ id }) => id).join(), scenarios: scenariosOf(rules, known), rules };
  });
}

/** So many of a list, the same for one seed. */
function drawn<T extends { readonly id: string }>(list: readonly T[], most: number, seed: string): readonly T[] {
  const place = new Map(list.map((each) => [each, turnOf(`${seed} ${each.id}`, 2 ** 32)]));
  return list.toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0)).slice(0, most);
}

interface Dishonest {
  readonly id: FaultId | 'honest';
  readonly profile: keyof typeof profiles;
  readonly faults: readonly Fault[];
}

/** What once turned by narrowing. */
const seen: readonly FaultId[] = [
  'trailing-slash-not-found',
  'consent-for-beneficiaries-refused',
  'basic-transactions-show-detail',
];
/** What these answer depends on how many calls or seconds went before: a narrowed run meets another bank. */
const ofTheMoment: readonly FaultId[] = ['consent-usable-after-a-delay', 'accounts-break-down-at-first'];
const able = (profile: keyof typeof profiles) =>
  faults.filter(
    (fault) =>
      canShow(fault, { profile, release: '3.1.11' }) && ![...seen, ...ofTheMoment].includes(fault.id as FaultId),
  );
const banks: readonly Dishonest[] = [
  ...(['full', 'service'] as const).map((profile) => ({ id: 'honest' as const, profile, faults: [] })),
  ...[
    ...seen.map((id) => ({ profile: 'service' as const, faults: faults.filter((fault) => fault.id === id) })),
    ...drawn(able('service'), 10, 'service').map((fault) => ({ profile: 'service' as const, faults: [fault] })),
    ...drawn(able('full'), 17, 'full').map((fault) => ({ profile: 'full' as const, faults: [fault] })),
  ].map((each) => ({ ...each, id: each.faults[0]?.id as FaultId })),
];

const wholeRuns = new Map<string, ReturnType<typeof judgeBank>>();

/** The whole run at a bank, which several selections are held against. */
async function wholeRun({ id, profile, faults }: Dishonest) {
  const key = `${profile} ${id}`;
  const run = wholeRuns.get(key) ?? judgeBank(known, { profile: profiles[profile], release: '3.1.11', faults });
  wholeRuns.set(key, run);
  return await run;
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

  for (const bank of banks) {
    for (const { named, scenarios, rules } of [...alike(), ...drawnSelections(bank.id)]) {
      const title = `${bank.id} (${bank.profile}): ${named}`;
      // Of the whole bank about one in sixteen, of each dishonest one about one.
      const turns = bank.faults.length === 0 ? 16 : 64;
      it(`comes to what it comes to in a whole run, or is not exercised (${title})`, {
        skip: !isTried(title, turns) && 'in turns',
      }, async () => {
        const options = { profile: profiles[bank.profile], release: '3.1.11', faults: bank.faults } as const;
        const whole = new Map((await wholeRun(bank)).verdicts.map((each) => [each.id, each.outcome]));
        const narrowed = new Map(
          (await judgeBank(rules, { ...options, scenarios })).verdicts.map((each) => [each.id, each.outcome]),
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
