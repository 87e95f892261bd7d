/** Tells how far a run is: one line that updates on a terminal, a line for each tenth elsewhere. */
export class Progress {
  readonly #stream: NodeJS.WriteStream;
  readonly #total: number;
  #done = 0;
  #failed = 0;
  #tenths = 0;
  #shown = '';

  constructor(stream: NodeJS.WriteStream, total: number) {
    this.#stream = stream;
    this.#total = total;
  }

  /** Tells what the run is doing. */
  note(text: string): void {
    this.#show(text, !this.#stream.isTTY);
  }

  /** Counts one rule as judged. */
  judged(failed: boolean): void {
    this.#done += 1;
    if (failed) this.#failed += 1;
    const tenths = Math.floor((this.#done * 10) / this.#total);
    const failures = this.#failed === 0 ? '' : `, ${this.#failed} failed`;
    this.#show(`Judged ${this.#done} of ${this.#total} rules${failures}`, !this.#stream.isTTY && tenths > this.#tenths);
    this.#tenths = tenths;
  }

  /** Takes the updating line away. */
  clear(): void {
    if (this.#stream.isTTY && this.#shown !== '') this.#stream.write('\r\u001b[K');
    this.#shown = '';
  }

  #show(text: string, asLine: boolean): void {
    if (text === this.#shown) return;
    this.#shown = text;
    if (asLine) this.#stream.write(`${text}\n`);
    else if (this.#stream.isTTY) this.#stream.write(`\r\u001b[K${text.slice(0, (this.#stream.columns || 80) - 1)}`);
  }
}
