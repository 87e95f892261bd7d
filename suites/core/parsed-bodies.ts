import type { Exchange } from '../../reports/contract/index.ts';
import { at, isObject, parsedJson } from './json.ts';

/** What stays known of a body when its value is let go. */
interface Entry {
  readonly text: string;
  readonly isObject: boolean;
  /** Names of the members of `Data` that may hold records. */
  readonly lists: readonly string[];
  /** The value; it is read again from the text once `held` is false. */
  value: unknown;
  held: boolean;
  recent: boolean;
}

/**
 * Bodies of answers as JSON, as many as there is room for: of the others the text is there to be read again. What is derived from a
 * body hangs on its value, weakly, and goes with it. Equal texts give the same value while it is held: the same answer often comes
 * many times, and what is derived from it need be derived only once.
 */
export class ParsedBodies {
  #room: number;
  #recent = new Map<string, Entry>();
  #earlier = new Map<string, Entry>();
  #size = 0;
  readonly #of = new WeakMap<Exchange, Entry>();

  /** `room` is in characters of the texts. A value is held until others have filled half of it. */
  constructor(room: number) {
    this.#room = room;
  }

  /** Characters of the texts whose values are held: no more than there is room for, or than the two largest have. */
  get held(): number {
    const length = (entries: Map<string, Entry>) => [...entries.keys()].reduce((sum, text) => sum + text.length, 0);
    return length(this.#recent) + length(this.#earlier);
  }

  /** Does some work with another room than usual. */
  within<T>(room: number, work: () => T): T {
    const usual = this.#room;
    this.#room = room;
    this.#turn();
    this.#turn();
    try {
      return work();
    } finally {
      this.#room = usual;
    }
  }

  /** The response body as JSON; undefined when there is none or it is not JSON that `parsedJson` reads. */
  valueOf(exchange: Exchange): unknown {
    const entry = this.#entryOf(exchange);
    if (!entry.held) {
      const same = this.#recent.get(entry.text) ?? this.#earlier.get(entry.text);
      if (same !== undefined) {
        this.#of.set(exchange, same);
        return this.#keep(same).value;
      }
      entry.value = parsedJson(entry.text);
      entry.held = true;
    }
    return this.#keep(entry).value;
  }

  /** True for a body that is a JSON object. */
  isObject(exchange: Exchange): boolean {
    return this.#entryOf(exchange).isObject;
  }

  /** True where a member of `Data` holds an object or an array. */
  hasList(exchange: Exchange, name: string): boolean {
    return this.#entryOf(exchange).lists.includes(name);
  }

  #entryOf(exchange: Exchange): Entry {
    const known = this.#of.get(exchange);
    if (known !== undefined) return known;
    const text = exchange.response?.body ?? '';
    const entry = this.#recent.get(text) ?? this.#earlier.get(text) ?? this.#keep(entryOf(text));
    this.#of.set(exchange, entry);
    return entry;
  }

  /** Of too many values those go that were not asked for since half of the room was filled: what comes in every run stays. */
  #keep(entry: Entry): Entry {
    if (entry.recent) return entry;
    this.#earlier.delete(entry.text);
    if (this.#size > 0 && this.#size + entry.text.length > this.#room / 2) this.#turn();
    this.#recent.set(entry.text, entry);
    entry.recent = true;
    this.#size += entry.text.length;
    return entry;
  }

  #turn(): void {
    for (const entry of this.#earlier.values()) {
      entry.value = undefined;
      entry.held = false;
    }
    for (const entry of this.#recent.values()) entry.recent = false;
    this.#earlier = this.#recent;
    this.#recent = new Map();
    this.#size = 0;
  }
}

function entryOf(text: string): Entry {
  const value = parsedJson(text);
  const data = at(value, 'Data');
  const lists = isObject(data)
    ? Object.keys(data).filter((name) => typeof data[name] === 'object' && data[name] !== null)
    : [];
  return { text, isObject: isObject(value), lists, value, held: true, recent: false };
}

/** Room for some runs of the bundled bank, which are of a million characters: what is derived of a body is many times its text. */
export const parsedBodies = new ParsedBodies(4_000_000);

/**
 * The response body as JSON; undefined when there is none or it is not JSON that `parsedJson` reads. Whoever keeps it, or a part of
 * it, for as long as an archive is judged, needs memory for the whole archive.
 */
export function json(exchange: Exchange): unknown {
  return parsedBodies.valueOf(exchange);
}
