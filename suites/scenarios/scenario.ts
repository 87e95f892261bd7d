import type { ScenarioName } from '../core/probes.ts';
import type { Drive } from './drive.ts';

/** A course of calls that gathers evidence. It decides nothing: whatever the bank answers, it goes on as far as it can. */
export interface Scenario {
  readonly name: ScenarioName;
  /** What it does, in a few words, for the progress line. */
  readonly title: string;
  /**
   * Which others must have ended before it begins where scenarios overlap, each with the reason. One without any begins at once;
   * where they do not overlap, they come in the order of `scenarioNames`.
   */
  readonly after?: Readonly<Partial<Record<ScenarioName, string>>>;
  /** Why it overlaps with nothing: all before it in the order have ended by then, and those after it wait for its end. */
  readonly alone?: string;
  readonly run: (drive: Drive) => Promise<void>;
}

export function scenario(literal: Scenario): Scenario {
  return literal;
}
