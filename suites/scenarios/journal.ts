import type { Archive, RecordedExchange } from '../core/archive.ts';
import type { ScenarioName } from '../core/probes.ts';

/** What is known of a run besides its calls. */
export type KnownFacts = Pick<Archive, 'consents' | 'gaps' | 'tokens' | 'authorisations'>;

/** Keeps what a run gathers while it gathers it, so that it outlives the process. Never throws: the run does not depend on it. */
export interface Journal {
  /** A scenario begins. */
  scenario(name: ScenarioName): void;
  /** A call was recorded, or recorded anew under the same id. */
  exchange(exchange: RecordedExchange): void;
  /** What is known before the next call. */
  facts(facts: KnownFacts): void;
  /** A secret was learned: what is written of the run must hide it. */
  secret(value: string): void;
}

/** What a journal has of a run whose process ended. */
export interface Kept {
  /** Absent when no scenario had begun. */
  readonly scenario?: ScenarioName;
  readonly exchanges: readonly RecordedExchange[];
  readonly facts: KnownFacts;
  readonly secrets: readonly string[];
}
