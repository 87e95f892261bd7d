import type { ScenarioName } from '../core/probes.ts';
import type { Scenario } from './scenario.ts';

/** The scenario of a name: the file of that name beside this one. */
export async function loadScenario(name: ScenarioName): Promise<Scenario> {
  const suffix = import.meta.url.slice(-3);
  return ((await import(new URL(`./${name}${suffix}`, import.meta.url).href)) as { default: Scenario }).default;
}
