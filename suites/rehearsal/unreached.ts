import type { RecordedExchange } from '../core/archive.ts';
import type { ScenarioName } from '../core/probes.ts';
import { loadScenario } from '../scenarios/load-scenario.ts';

/** Titles of the scenarios that a budget of calls cuts short or leaves out, in the order of the run. Undoing is never left out. */
export async function unreached(
  exchanges: readonly Pick<RecordedExchange, 'scenario' | 'about'>[],
  budget: number,
): Promise<readonly string[]> {
  const beyond = exchanges.slice(budget).filter(({ about }) => about.variant !== 'cleanup');
  const names = new Set<ScenarioName>(beyond.map(({ scenario }) => scenario));
  return await Promise.all([...names].map(async (name) => (await loadScenario(name)).title));
}
