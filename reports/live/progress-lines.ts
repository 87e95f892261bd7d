import type { GatheringProgress, Outcome, Verdict } from '../contract/index.ts';

/** One line of the progress of a run for a program: what it does, how far the gathering is, that it is over, or what a rule came to. */
export type ProgressLine =
  | { readonly note: string }
  | { readonly gathering: GatheringProgress }
  /** False where gathering broke or was cut short. */
  | { readonly gathered: boolean }
  /** Without a group where a test left no verdict. */
  | { readonly judged: { readonly id?: string; readonly group?: string; readonly outcome: Outcome } };

/** Tells the progress of a run as lines of JSON, each as it happens. */
export class ProgressLines {
  readonly #stream: Pick<NodeJS.WriteStream, 'write'>;

  constructor(stream: Pick<NodeJS.WriteStream, 'write'>) {
    this.#stream = stream;
  }

  note(note: string): void {
    this.#write({ note });
  }

  gathering(gathering: GatheringProgress): void {
    this.#write({ gathering });
  }

  endGathering(gathered: boolean): void {
    this.#write({ gathered });
  }

  judged(verdict: Pick<Verdict, 'id' | 'group' | 'outcome'> | undefined): void {
    const { id, group, outcome = 'error' } = verdict ?? {};
    this.#write({
      judged: { ...(id === undefined ? {} : { id }), ...(group === undefined ? {} : { group }), outcome },
    });
  }

  /** There is no line to take away. */
  clear(): void {}

  #write(line: ProgressLine): void {
    this.#stream.write(`${JSON.stringify(line)}\n`);
  }
}
