import type { GatheringProgress, Outcome, Verdict } from '../contract/index.ts';
import { outcomesByWeight, outcomeWords } from '../formats/words.ts';
import { pipelineSafe, tame } from '../print.ts';
import { timeLeft } from './time-left.ts';

/** Elsewhere than on a terminal a line is worth its place in a log only so often. */
const quietMs = 10_000;

/** Where progress is shown: standard error. */
type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

export interface ProgressOptions {
  /** Milliseconds, on any clock that goes forward. */
  readonly now?: () => number;
  /** `dumb` for a terminal that cannot take a line back. */
  readonly terminal?: string | undefined;
}

/**
 * Tells how far a run is: what is being exercised, the calls, the rules by outcome and about how long it will take. One line that
 * updates on a terminal; elsewhere a line when a phase begins or ends, and every ten seconds between.
 */
export class Progress {
  readonly #stream: Screen;
  readonly #total: number;
  readonly #now: () => number;
  readonly #updates: boolean;
  readonly #counts = new Map<Outcome, number>();
  #done = 0;
  #began: number | undefined;
  #gathering: GatheringProgress | undefined;
  #shown = '';
  #told = Number.NEGATIVE_INFINITY;

  constructor(
    stream: Screen,
    total: number,
    { now = () => performance.now(), terminal = process.env.TERM }: ProgressOptions = {},
  ) {
    this.#stream = stream;
    this.#total = total;
    this.#now = now;
    this.#updates = stream.isTTY && terminal !== 'dumb';
  }

  /** Tells what the run is doing, at once. */
  note(text: string): void {
    this.#show(text, true);
  }

  /** The scenario under way, and the calls made so far. */
  gathering(progress: GatheringProgress): void {
    this.#began ??= this.#now();
    this.#gathering = progress;
    const { title, place, total, calls, planned } = progress;
    const left = timeLeft(this.#now() - this.#began, calls, planned);
    const of = planned === undefined ? '' : ` of about ${planned}`;
    this.#show(`Gathering ${place}/${total}: ${title} · ${calls}${of} calls${left}`, false);
  }

  /** Says what gathering came to; `gathered` is false when it broke. */
  endGathering(gathered: boolean): void {
    if (!gathered || this.#gathering === undefined || this.#began === undefined) return;
    const { total, calls } = this.#gathering;
    const seconds = ((this.#now() - this.#began) / 1000).toFixed(1);
    this.#show(`Gathered the evidence: ${total} scenarios, ${calls} calls in ${seconds} s`, true);
    this.#began = undefined;
  }

  /** Counts one rule as judged; without a verdict its test left none. */
  judged({ outcome }: Pick<Verdict, 'outcome'> = { outcome: 'error' }): void {
    this.#began ??= this.#now();
    this.#done += 1;
    this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
    const left = timeLeft(this.#now() - this.#began, this.#done, this.#total);
    const counts = outcomesByWeight.flatMap((each) => {
      const number = this.#counts.get(each);
      return number === undefined
        ? []
        : [`${number} ${number === 1 ? outcomeWords[each].one : outcomeWords[each].label}`];
    });
    this.#show(
      `Done with ${this.#done} of ${this.#total} rules in the run: ${counts.join(', ')}${left}`,
      this.#done === 1 || this.#done === this.#total,
    );
  }

  /** Takes the updating line away. */
  clear(): void {
    if (this.#updates && this.#shown !== '') this.#stream.write('\r\u001b[K');
    this.#shown = '';
  }

  #show(text: string, important: boolean): void {
    if (text === this.#shown) return;
    const line = pipelineSafe(tame(text));
    if (this.#updates) this.#stream.write(`\r\u001b[K${line.slice(0, (this.#stream.columns || 80) - 1)}`);
    else if (important || this.#now() - this.#told >= quietMs) {
      this.#told = this.#now();
      this.#stream.write(`${line}\n`);
    } else return;
    this.#shown = text;
  }
}
