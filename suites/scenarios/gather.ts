import { BudgetSpent } from '../client/budget.ts';
import type { Recorder } from '../client/recorder.ts';
import { RunEnded, runStopped } from '../client/run-ended.ts';
import type { Archive, Gap } from '../core/archive.ts';
import type { ScenarioName } from '../core/probes.ts';
import { abandon, standing } from './abandon.ts';
import { cleanUp } from './consent-deletion.ts';
import { Drive } from './drive.ts';
import { findOperations } from './find-operations.ts';
import type { Journal } from './journal.ts';
import { loadScenario } from './load-scenario.ts';
import { knownFacts, newState, type RunState, type StateOptions } from './run-state.ts';
import type { Scenario } from './scenario.ts';
import { inTheirOrder, scenariosInOrder } from './scenario-order.ts';

export interface GatherOptions extends StateOptions {
  /** True to leave the consents of a run that comes to its end; those whose deletion is judged are deleted all the same. */
  readonly keepConsents?: boolean;
  /** Called before each scenario: the `place`-th, from 1 on, of `total`. */
  readonly onScenario?: (scenario: Scenario, place: number, total: number) => void;
  /** Aborted when the run is to stop. The recorder is given the same. */
  readonly stop?: AbortSignal;
  /** Keeps what is gathered while it is gathered. */
  readonly journal?: Journal;
}

/** What a call under way may still take once the run is told to stop. */
const graceMs = 3_000;

/**
 * Runs scenarios, side by side as far as the target and they themselves allow for it, deletes what they made, and hands over all that was recorded. A run that is told to stop,
 * or whose target answers no more, does the same with what there is, within bounds, and says so in `ended`.
 */
export async function gather(options: GatherOptions): Promise<Archive> {
  const { recorder, journal } = options;
  const state = newState(options);
  if (journal !== undefined) {
    recorder.observer = {
      sending: () => journal.facts(knownFacts(state)),
      recorded: (exchange) => journal.exchange(exchange),
    };
    for (const value of recorder.learned.values) journal.secret(value);
    recorder.learned.onLearned = (value) => journal.secret(value);
  }
  let ended: RunEnded | undefined;
  let left = 0;
  try {
    ended = await runScenarios(options, state);
  } finally {
    if (ended === undefined && options.keepConsents !== true)
      await cleanUp(new Drive('consent-deletion', state), remainingConsents(state));
    else if (ended !== undefined) left = await abandon(state);
  }
  return {
    exchanges: [...recorder.exchanges],
    ...knownFacts(state),
    ...(ended === undefined ? {} : { ended: { because: ended.because, reason: ended.message + standing(left) } }),
  };
}

async function runScenarios(options: GatherOptions, state: RunState): Promise<RunEnded | undefined> {
  const over = new AbortController();
  const { stop } = options;
  try {
    const stopped = stop === undefined ? undefined : afterGrace(stop, state.recorder, over.signal);
    return await runUntil(stopped, options, state);
  } finally {
    over.abort();
  }
}

/** Runs the scenarios; `stopped` rejects when those that run are to be left alone, and is absent where nobody can stop the run. */
async function runUntil(
  stopped: Promise<never> | undefined,
  { scenarios, journal, onScenario }: GatherOptions,
  state: RunState,
): Promise<RunEnded | undefined> {
  const names = scenariosInOrder(scenarios);
  const [first] = names;
  if (first !== undefined) await cutShort(() => findOperations(new Drive(first, state), state));
  let begun = 0;
  let end: RunEnded | undefined;
  const ended = new Set<ScenarioName>();
  const underWay = () => names.find((name) => !ended.has(name));
  const run = async (scenario: Scenario): Promise<void> => {
    if (end !== undefined) return;
    begun += 1;
    onScenario?.(scenario, begun, names.length);
    const { name } = scenario;
    const frontier = underWay();
    if (frontier !== undefined) journal?.scenario(frontier);
    const cut = await cutShort(() => {
      const work = scenario.run(new Drive(name, state));
      return stopped === undefined ? work : Promise.race([work, stopped]);
    });
    if (cut instanceof RunEnded) {
      end ??= cut;
      return;
    }
    ended.add(name);
    if (cut !== undefined) state.gaps.push({ scenario: name, ...cut });
  };
  // One after the other: loaders that keep modules of their own, as Jest has one, lose those that two imports want at once.
  const loaded: Scenario[] = [];
  for (const name of names) loaded.push(await loadScenario(name));
  await inTheirOrder(loaded, state.recorder.overlaps, run);
  if (end === undefined) return undefined;
  const { message: reason, supply, because } = end;
  // Where nothing is there, nothing else is missing.
  const nowhere = because === 'no-interface';
  if (nowhere) state.gaps.length = 0;
  for (const scenario of names) {
    if (nowhere || !ended.has(scenario)) state.gaps.push({ scenario, reason, supply });
  }
  return end;
}

/**
 * Rejects some time after the run is told to stop, for scenarios that wait for something other than a call. Once they are `over` nothing waits
 * any more: it would only keep the process.
 */
function afterGrace(stop: AbortSignal, recorder: Recorder, over: AbortSignal): Promise<never> {
  const stopped = new Promise<never>((_, reject) => {
    const wait = async () => {
      await recorder.within(graceMs, new Promise(() => {}));
      reject(runStopped());
    };
    if (stop.aborted) void wait();
    else stop.addEventListener('abort', wait, { once: true, signal: over });
  });
  // It may come when nobody listens any more.
  stopped.catch(() => {});
  return stopped;
}

function remainingConsents({ consents, deleted }: RunState) {
  return [...consents.keys()].filter((key) => !deleted.has(key));
}

/** Does the work of a scenario; what cut it short, if anything did. */
async function cutShort(work: () => Promise<void>): Promise<Omit<Gap, 'scenario'> | RunEnded | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof RunEnded) return error;
    if (!(error instanceof BudgetSpent)) throw error;
    return {
      reason: `The ${error.limit === 'limits.calls' ? 'call budget' : 'budget of the run'} ran out: ${error.message}.`,
      supply: `Raise "${error.limit}" in the target file.`,
      key: error.limit,
    };
  }
}
