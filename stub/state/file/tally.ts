import { crc32 } from 'node:zlib';

/** What entries come to: how many there are, and the sum of their checksums. */
export interface Total {
  readonly count: number;
  readonly sum: number;
}

/** Adds up entries as they come and go, so that it shows when some are lost or changed behind one's back. */
export class Tally {
  readonly #checksums = new Map<string, number>();
  #sum = 0;

  set(key: string, text: string): void {
    this.delete(key);
    const checksum = crc32(`${key}\0${text}`);
    this.#checksums.set(key, checksum);
    this.#sum = (this.#sum + checksum) >>> 0;
  }

  delete(key: string): void {
    const checksum = this.#checksums.get(key) ?? 0;
    this.#checksums.delete(key);
    this.#sum = (this.#sum - checksum) >>> 0;
  }

  get total(): Total {
    return { count: this.#checksums.size, sum: this.#sum };
  }
}
