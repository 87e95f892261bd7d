import type { RecordedExchange } from '../core/archive.ts';
import { isCut } from '../core/cut.ts';

/**
 * The run ends before its time: it was told to stop, the target is gone, or there is no such interface at the target. What remains
 * is not exercised.
 */
export class RunEnded extends Error {
  override readonly name = 'RunEnded';
  readonly because: 'stopped' | 'target-lost' | 'no-interface';
  /** What would let the rest be exercised. */
  readonly supply: string;

  constructor(because: RunEnded['because'], message: string, supply: string) {
    super(message);
    this.because = because;
    this.supply = supply;
  }
}

export function runStopped(): RunEnded {
  return new RunEnded('stopped', 'The run was interrupted.', 'Let the run come to its end.');
}

/** So many calls in a row without an answer: one or two may be the network's doing. */
const enough = 5;

/** Notices that the target answers no more. Calls that may well find nobody, and those to others than the bank, do not count. */
export class TargetWatch {
  readonly #silent: RecordedExchange[] = [];

  note(exchange: RecordedExchange): void {
    const { about, response } = exchange;
    if (about.probe === 'access' || about.probe === 'connection') return;
    if (response !== undefined || isCut(exchange)) this.#silent.length = 0;
    else this.#silent.push(exchange);
  }

  /** Set once the target is lost. */
  get lost(): RunEnded | undefined {
    const [first] = this.#silent;
    if (first === undefined || this.#silent.length < enough) return undefined;
    return new RunEnded(
      'target-lost',
      `The bank stopped answering: ${enough} calls in a row got no answer, the first of them ${first.id} (${first.failure?.code ?? 'unknown'}).`,
      'Find out why the bank went away, and run again.',
    );
  }
}
