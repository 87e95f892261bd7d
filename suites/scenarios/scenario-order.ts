import { type ScenarioName, scenarioNames } from '../core/probes.ts';
import type { Scenario } from './scenario.ts';

/** The scenarios of a run, in their order. */
export function scenariosInOrder(scenarios: readonly ScenarioName[] | undefined): readonly ScenarioName[] {
  return scenarioNames.filter((name) => scenarios === undefined || scenarios.includes(name));
}

/**
 * Runs scenarios, given in their order: one after the other, or where they `overlap` each as soon as those have ended that it has to come
 * after. Rejects with the first failure, once all that were begun have ended; none begins after it.
 */
export async function inTheirOrder(
  scenarios: readonly Scenario[],
  overlap: boolean,
  run: (scenario: Scenario) => Promise<void>,
): Promise<void> {
  if (!overlap) {
    for (const each of scenarios) await run(each);
    return;
  }
  const begun = new Map<ScenarioName, Promise<void>>();
  let failed = false;
  for (const [place, scenario] of scenarios.entries()) {
    const waitsFor = comesAfter(scenario, scenarios.slice(0, place));
    const before = [...waitsFor].flatMap((name) => begun.get(name) ?? []);
    const ended = Promise.all(before).then(async () => {
      if (!failed) await run(scenario);
    });
    ended.catch(() => {
      failed = true;
    });
    begun.set(scenario.name, ended);
  }
  const all = [...begun.values()];
  await Promise.allSettled(all);
  await Promise.all(all);
}

/**
 * The scenarios that must have ended before one begins, of those before it in the order. In the place of one that is not among them come
 * all that would have come before that one.
 */
export function comesAfter({ after = {}, alone }: Scenario, before: readonly Scenario[]): ReadonlySet<ScenarioName> {
  if (alone !== undefined) return new Set(before.map(({ name }) => name));
  const last = before.findLast((each) => each.alone !== undefined)?.name;
  const named = Object.keys(after) as ScenarioName[];
  const known = new Set(before.map(({ name }) => name));
  const found = named.flatMap((name) =>
    known.has(name) ? [name] : [...known].filter((each) => comesBefore(each, name)),
  );
  return new Set([...found, ...(last === undefined ? [] : [last])]);
}

function comesBefore(one: ScenarioName, other: ScenarioName): boolean {
  return scenarioNames.indexOf(one) < scenarioNames.indexOf(other);
}
