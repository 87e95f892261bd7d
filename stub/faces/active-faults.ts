import type { OperationId } from '../../schemas/operations.ts';
import { stream } from '../data/random.ts';
import type { BankState } from '../state/bank-state.ts';
import type { Table, TableShape } from '../state/table.ts';
import type { Break } from './broken-answer.ts';
import type { CallFacts } from './call-facts.ts';
import { type Delay, lengthOf } from './latency.ts';

/** The calls that are meant: all that is told must be so. Without anything, all calls. */
export interface FaultScope {
  readonly clientId?: string;
  readonly consentId?: string;
  readonly customerKey?: string;
  readonly operation?: OperationId;
}

/** What goes wrong: a fault by its id, an answer that is late, or one that does not arrive as it should. */
export type Trouble = { readonly fault: string } | { readonly delay: Delay } | { readonly break: Break };

/** Something that goes wrong at run time. */
export type ActiveFault = Trouble & {
  readonly id: string;
  readonly scope: FaultScope;
  /** On how many calls more; absent for all. */
  readonly times?: number;
  /** On how many of the calls that are meant, from 0 to 1; absent for each. */
  readonly probability?: number;
  /** Calls that were meant until now: what a stream of numbers is drawn by. */
  readonly met: number;
  /** Whose it is, for a reset of one client or customer. */
  readonly owner: { readonly clientId?: string; readonly customerKey?: string };
};

/** What befalls one call. */
export interface Struck {
  /** Ids. */
  readonly faults: readonly string[];
  /** Milliseconds. */
  readonly delay: number;
  readonly break?: Break;
}

/** More than this at a time are somebody's mistake. */
export const mostActive = 200;

const shape: TableShape<ActiveFault> = { ownerOf: ({ owner }) => owner };

function isMeant({ clientId, consentId, customerKey, operation }: FaultScope, facts: CallFacts): boolean {
  return (
    (clientId === undefined || clientId === facts.clientId) &&
    (consentId === undefined || consentId === facts.consentId) &&
    (customerKey === undefined || customerKey === facts.customerKey) &&
    (operation === undefined || operation === facts.operation)
  );
}

/** True for what befalls every call that is meant, and needs no account of which they were. */
const isLasting = ({ times, probability }: ActiveFault) => times === undefined && probability === undefined;

/** What goes wrong at a bank at run time, a part of its state. The same seed and the same calls have the same outcome. */
export class ActiveFaults {
  readonly #state: BankState;
  readonly #seed: number;
  readonly #entries: Table<ActiveFault>;

  constructor(state: BankState, seed: number) {
    this.#state = state;
    this.#seed = seed;
    this.#entries = state.table('faults', shape);
  }

  get isEmpty(): boolean {
    return this.#entries.isEmpty;
  }

  /** In the order in which they were added. */
  list(): readonly ActiveFault[] {
    return Array.from(this.#entries.entries(), ([, entry]) => entry).sort((a, b) => placeOf(a) - placeOf(b));
  }

  add(entry: Trouble & Omit<ActiveFault, 'id' | 'met'>): ActiveFault {
    const added: ActiveFault = { ...entry, id: `fault-${this.#state.next('faults')}`, met: 0 };
    this.#entries.set(added.id, added);
    return added;
  }

  /** False where there was none. */
  remove(id: string): boolean {
    const known = this.#entries.get(id) !== undefined;
    this.#entries.delete(id);
    return known;
  }

  clear(): void {
    this.#entries.clear();
  }

  /** The faults that stay with whatever is done for a client, consent or customer, however it is called for. */
  lasting(facts: CallFacts): readonly string[] {
    return this.list().flatMap((entry) =>
      'fault' in entry && isLasting(entry) && isMeant(entry.scope, facts) ? entry.fault : [],
    );
  }

  /** What befalls this call: counts it, and draws by the count. */
  strike(facts: CallFacts): Struck {
    const struck = this.list()
      .filter(({ scope }) => isMeant(scope, facts))
      .map((entry) => this.#drawn(entry));
    const found = struck.flatMap((each) => each ?? []);
    const broken = found.findLast((each) => each.break !== undefined)?.break;
    return {
      faults: found.flatMap(({ fault }) => fault ?? []),
      delay: found.reduce((sum, { delay = 0 }) => sum + delay, 0),
      ...(broken === undefined ? {} : { break: broken }),
    };
  }

  #drawn(entry: ActiveFault): { readonly fault?: string; readonly delay?: number; readonly break?: Break } | undefined {
    const { id, times, probability, met } = entry;
    const draw = stream(this.#seed, 'fault at run time', id, met);
    const strikes = probability === undefined || draw.chance(probability);
    if (strikes && times === 1) this.#entries.delete(id);
    else if (!isLasting(entry) || 'delay' in entry) {
      this.#entries.set(id, {
        ...entry,
        met: met + 1,
        ...(strikes && times !== undefined ? { times: times - 1 } : {}),
      });
    }
    if (!strikes) return undefined;
    return 'delay' in entry ? { delay: lengthOf(entry.delay, draw) } : entry;
  }
}

const placeOf = ({ id }: ActiveFault) => Number(id.slice(id.lastIndexOf('-') + 1));
