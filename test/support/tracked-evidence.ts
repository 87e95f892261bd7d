import type { Archive, Found, RecordedExchange } from '../../suites/core/archive.ts';
import { Evidence } from '../../suites/core/evidence.ts';
import type { RecordName } from '../../suites/core/operation-records.ts';
import { noPremises } from '../../suites/core/premises.ts';
import { sameData } from './same-data.ts';

/** What there is to know of an exchange, one bit each. Its id only names it. */
const parts = [
  'there',
  'about',
  'answered',
  'status',
  'headers',
  'body',
  'size',
  'request',
  'scenario',
  'purpose',
  'startedAt',
  'durationMs',
  'failure',
] as const;

type Part = (typeof parts)[number];

/** A set of parts of an exchange. */
export type Parts = number;

const bitOf = Object.fromEntries(parts.map((part, index) => [part, 1 << index])) as Readonly<Record<Part, Parts>>;
const everyPart: Parts = (1 << parts.length) - 1;
const whole = bitOf.answered | bitOf.status | bitOf.headers | bitOf.body | bitOf.size;

type Criteria = Parameters<Evidence['select']>[0];

/** Something that a rule asks of all exchanges at once. Each of them has its own part in the answer. */
export interface Question {
  readonly kind: 'select' | 'successes' | RecordName;
  readonly criteria: Criteria;
}

/** What a rule asked of the evidence: its verdict depends on the answers to this and on nothing else. */
export interface Asked {
  readonly archive: Set<keyof Archive>;
  readonly questions: Map<string, Question>;
  /** By the ids of exchanges. */
  readonly parts: Map<string, Parts>;
}

/**
 * Evidence that keeps what one rule asks of it. Exchanges are handed out behind a screen that notes which of their parts are
 * looked at; each rule needs evidence of its own, or it would profit from what another one looked at.
 */
export class TrackedEvidence extends Evidence {
  readonly asked: Asked;
  readonly #screen: (exchange: RecordedExchange) => RecordedExchange;
  readonly #plain: Evidence;

  constructor(archive: Archive) {
    const asked: Asked = { archive: new Set(), questions: new Map(), parts: new Map() };
    const screens = new Map<RecordedExchange, RecordedExchange>();
    const screen = (exchange: RecordedExchange) => {
      const known = screens.get(exchange) ?? screened(exchange, asked);
      screens.set(exchange, known);
      return known;
    };
    super(
      new Proxy(archive, {
        get: (target, name: keyof Archive) => {
          asked.archive.add(name);
          return name === 'exchanges' ? target.exchanges.map(screen) : target[name];
        },
        ownKeys: () => {
          throw new TypeError('a rule may not copy the archive');
        },
      }),
      noPremises,
    );
    this.asked = asked;
    this.#screen = screen;
    this.#plain = new Evidence(archive, noPremises);
  }

  override select(criteria: Criteria = {}): readonly RecordedExchange[] {
    this.#ask({ kind: 'select', criteria });
    return this.#plain.select(criteria).map(this.#screen);
  }

  override successes(criteria: Criteria = {}): readonly RecordedExchange[] {
    this.#ask({ kind: 'successes', criteria });
    return this.#plain.successes(criteria).map(this.#screen);
  }

  override *records(name: RecordName, criteria: Criteria = {}): Generator<Found> {
    this.#ask({ kind: name, criteria });
    for (const found of this.#plain.records(name, criteria)) yield { ...found, exchange: this.#screen(found.exchange) };
  }

  #ask(question: Question): void {
    this.asked.questions.set(JSON.stringify(question), question);
  }

  override byId(id: string | undefined): RecordedExchange | undefined {
    const found = this.#plain.byId(id);
    // An id that this run does not have may be one of a longer run.
    if (found === undefined) this.asked.archive.add('exchanges');
    else note(this.asked, found, bitOf.there);
    return found === undefined ? undefined : this.#screen(found);
  }
}

/** Whether an exchange has the same part in an answer in two runs; the evidence holds that exchange alone. */
export function sameAnswer({ kind, criteria }: Question, one: Evidence, other: Evidence): boolean {
  if (kind === 'select' || kind === 'successes') return one[kind](criteria).length === other[kind](criteria).length;
  const [before, after] = [[...one.records(kind, criteria)], [...other.records(kind, criteria)]];
  // Records are values of their bodies: those of equal bodies are the same objects.
  return before.length === after.length && before.every(({ value }, index) => value === after[index]?.value);
}

function note({ parts: known }: Asked, { id }: RecordedExchange, bits: Parts): void {
  known.set(id, (known.get(id) ?? 0) | bits);
}

function screened(exchange: RecordedExchange, asked: Asked): RecordedExchange {
  const { response } = exchange;
  const screenedResponse = response && screen(response, (name) => note(asked, exchange, bitOf[name]), whole);
  return screen(
    exchange,
    (name) => {
      if (name !== 'id') note(asked, exchange, name === 'response' ? bitOf.answered : bitOf[name]);
    },
    everyPart,
    { response: screenedResponse },
  );

  /** Whoever asks which members there are is taken to have looked at all of them. */
  function screen<T extends object>(
    value: T,
    noteMember: (name: keyof T) => void,
    all: Parts,
    instead: Partial<Readonly<Record<keyof T, unknown>>> = {},
  ): T {
    const noteAll = () => note(asked, exchange, all);
    return new Proxy(value, {
      get: (target, name) => {
        noteMember(name as keyof T);
        return Object.hasOwn(instead, name) ? instead[name as keyof T] : target[name as keyof T];
      },
      has: (target, name) => {
        noteAll();
        return Reflect.has(target, name);
      },
      ownKeys: (target) => {
        noteAll();
        return Reflect.ownKeys(target);
      },
      getOwnPropertyDescriptor: (target, name) => {
        noteAll();
        return Reflect.getOwnPropertyDescriptor(target, name);
      },
    });
  }
}

/**
 * The parts in which an exchange differs from its counterpart in another run: every part when that has none. `rename` tells the
 * id that an exchange of the other run has in the first.
 */
export function partsChanged(
  one: RecordedExchange | undefined,
  other: RecordedExchange | undefined,
  rename: (id: string) => string,
): Parts {
  if (one === undefined || other === undefined) return everyPart;
  if (one === other) return 0;
  let changed = 0;
  const unless = (same: boolean, bits: Parts) => {
    if (!same) changed |= bits;
  };
  for (const name of ['scenario', 'purpose', 'startedAt', 'durationMs'] as const) {
    unless(one[name] === other[name], bitOf[name]);
  }
  const { follows } = other.about;
  const about = follows === undefined ? other.about : { ...other.about, follows: rename(follows) };
  unless(sameData(one.about, about), bitOf.about);
  for (const name of ['request', 'failure'] as const) {
    unless(one[name] === other[name] || sameData(one[name], other[name]), bitOf[name]);
  }
  const [before, after] = [one.response, other.response];
  if (before === undefined || after === undefined) {
    unless(before === after, whole);
    return changed;
  }
  for (const name of ['status', 'body', 'size'] as const) unless(before[name] === after[name], bitOf[name]);
  unless(sameData(before.headers, after.headers), bitOf.headers);
  return changed;
}
