import { type GatheringProgress, progressMark } from '../../reports/contract/index.ts';
import type { Transport } from '../client/transport.ts';
import type { Scenario } from '../scenarios/scenario.ts';

const everyCalls = 10;

/** Tells on standard output, for the reporter, which scenario runs and how many calls were made. */
export class ProgressTeller {
  readonly #planned: number | undefined;
  #scenario: Omit<GatheringProgress, 'calls' | 'planned'> = { title: 'Gathering the evidence', place: 0, total: 0 };
  #calls = 0;

  constructor(planned: number | undefined) {
    this.#planned = planned;
  }

  scenario({ title }: Scenario, place: number, total: number): void {
    this.#scenario = { title, place, total };
    this.#tell();
  }

  /** The same transport, its calls counted. */
  counted(transport: Transport): Transport {
    return (request, timeoutMs) => {
      this.#calls += 1;
      if (this.#calls % everyCalls === 0) this.#tell();
      return transport(request, timeoutMs);
    };
  }

  #tell(): void {
    const planned = this.#planned === undefined ? {} : { planned: this.#planned };
    const progress: GatheringProgress = { ...this.#scenario, calls: this.#calls, ...planned };
    process.stdout.write(`${progressMark}${JSON.stringify(progress)}\n`);
  }
}
