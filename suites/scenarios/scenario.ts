import type { ScenarioName } from '../core/probes.ts';
import type { Drive } from './drive.ts';

/** A course of calls that gathers evidence. It decides nothing: whatever the bank answers, it goes on as far as it can. */
export interface Scenario {
  readonly name: ScenarioName;
  /** What it does, in a few words, for the progress line. */
  readonly title: string;
  readonly run: (drive: Drive) => Promise<void>;
}

export function scenario(literal: Scenario): Scenario {
  return literal;
}
