import { isOperationId, type OperationId } from '../../schemas/operations.ts';
import { whoThereIs } from '../access/no-customer.ts';
import { OAuthError } from '../access/oauth-error.ts';
import type { ActiveFault, ActiveFaults, FaultScope, Trouble } from '../faces/active-faults.ts';
import { mostActive } from '../faces/active-faults.ts';
import { type Break, breaks, isBreak } from '../faces/broken-answer.ts';
import type { Faces } from '../faces/faces.ts';
import { type Delay, readDelay } from '../faces/latency.ts';
import { NotShownError } from '../faults/at-run-time.ts';
import type { FaultId } from '../faults/fault-ids.ts';
import { UnknownFaultError } from '../faults/load.ts';

/** A length of time: milliseconds, or text like `250ms` and `1.5s`; up to five minutes. */
export type Length = number | string;

/** How long answers are kept back: always as long, evenly between two lengths, or log-normal by median and 95th percentile. */
export type AskedDelay =
  | Length
  | { readonly from: Length; readonly to: Length }
  | { readonly median: Length; readonly p95: Length };

/** The calls that are meant: all that is told must be so. */
export interface AskedScope {
  readonly clientId?: string;
  /** A ConsentId. */
  readonly consentId?: string;
  /** A customer, by name. */
  readonly persona?: string;
  /** As `GET /accounts/{AccountId}/balances`. */
  readonly operation?: OperationId;
}

/** Something that is to go wrong: exactly one of `fault`, `delay` and `break`. */
export interface AskedFault {
  readonly fault?: FaultId;
  readonly delay?: AskedDelay;
  readonly break?: Break;
  /** All calls, when absent. */
  readonly scope?: AskedScope;
  /** On how many calls; for good when absent. */
  readonly times?: number;
  /** On how many of the calls that are meant, from 0 to 1: drawn from the seed of the bank, so that the same calls meet the same. */
  readonly probability?: number;
}

/** What goes wrong now. */
export interface RunningFault {
  readonly id: string;
  readonly fault?: string;
  /** Milliseconds. */
  readonly delay?: number | Exclude<Delay, { readonly ms: number }>;
  readonly break?: Break;
  readonly scope: FaultScopeShown;
  /** On how many calls more; absent for all. */
  readonly times?: number;
  readonly probability?: number;
}

type FaultScopeShown = Omit<FaultScope, 'customerKey'> & { readonly persona?: string };

const wrong = (description: string) => new OAuthError('invalid_request', description);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const memberNames = ['fault', 'delay', 'break', 'scope', 'times', 'probability'];
const scopeNames = ['clientId', 'consentId', 'persona', 'operation'];

function requireMembers(value: unknown, what: string, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw wrong(`${what} must be an object`);
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined) throw wrong(`${unknown} is not known here; known are ${known.join(', ')}`);
  return value;
}

/** What can go wrong at run time: faults, late answers, and answers that do not arrive. Rejects with an OAuthError for what cannot. */
export class FaultControl {
  readonly #faces: Faces;
  readonly #active: ActiveFaults;

  constructor(faces: Faces, active: ActiveFaults) {
    this.#faces = faces;
    this.#active = active;
  }

  /** Has something go wrong from the next call on; resolves to the id by which it is removed. */
  async add(asked: AskedFault): Promise<string> {
    const { fault, delay, break: broken, scope, times, probability } = requireMembers(asked, 'The fault', memberNames);
    if ([fault, delay, broken].filter((each) => each !== undefined).length !== 1) {
      throw wrong('Exactly one of fault, delay and break must be given');
    }
    if (times !== undefined && !(Number.isInteger(times) && Number(times) > 0)) {
      throw wrong('times must be a whole number from 1 up');
    }
    if (probability !== undefined && !(typeof probability === 'number' && probability >= 0 && probability <= 1)) {
      throw wrong('probability must be a number from 0 to 1');
    }
    return await this.#faces.usual.bank.state.transact(async () => {
      const place = this.#scopeOf(scope ?? {});
      const trouble = await this.#troubleOf({ fault, delay, broken });
      if (this.#active.list().length >= mostActive) throw wrong(`No more than ${mostActive} can go wrong at a time`);
      const added = this.#active.add({
        ...trouble,
        ...place,
        ...(times === undefined ? {} : { times: Number(times) }),
        ...(probability === undefined ? {} : { probability }),
      });
      return added.id;
    });
  }

  list(): readonly RunningFault[] {
    return this.#active.list().map((entry) => this.#shown(entry));
  }

  /** Undoes what `add` did. Rejects for an id that is not there, as when its calls are used up. */
  async remove(id: string): Promise<void> {
    await this.#faces.usual.bank.state.transact(() => {
      if (!this.#active.remove(id)) throw new OAuthError('invalid_request', `Nothing goes wrong by the id ${id}`, 404);
      this.#faces.forget();
    });
  }

  /** Undoes all that `add` did. */
  async clear(): Promise<void> {
    await this.#faces.usual.bank.state.transact(() => {
      this.#active.clear();
      this.#faces.forget();
    });
  }

  async #troubleOf(asked: Readonly<Record<'fault' | 'delay' | 'broken', unknown>>): Promise<Trouble> {
    const { fault, delay, broken } = asked;
    if (broken !== undefined) {
      if (!isBreak(broken)) throw wrong(`break must be one of ${breaks.join(', ')}`);
      return { break: broken };
    }
    if (delay !== undefined) {
      const read = readDelay(delay);
      if (read !== undefined) return { delay: read };
      throw wrong('delay must be like 250, "250ms", {"from": 100, "to": 400} or {"median": 200, "p95": 900}');
    }
    if (typeof fault !== 'string') throw wrong('fault must be the id of a fault');
    try {
      await this.#faces.of([fault]);
      return { fault };
    } catch (error) {
      if (error instanceof UnknownFaultError) throw wrong(error.message);
      if (error instanceof NotShownError) throw new OAuthError(error.code.toLowerCase(), error.message, 409);
      throw error;
    }
  }

  #scopeOf(asked: unknown): Pick<ActiveFault, 'scope' | 'owner'> {
    const { clientId, consentId, persona, operation } = requireMembers(asked, 'scope', scopeNames);
    const { authority, bank } = this.#faces.usual;
    if (clientId !== undefined && authority.client(String(clientId)) === undefined) {
      throw wrong('clientId names no registered client');
    }
    const consent = consentId === undefined ? undefined : bank.consents.get(String(consentId));
    if (consentId !== undefined && consent === undefined) throw wrong(`This bank has no consent ${String(consentId)}`);
    const customer = persona === undefined ? undefined : bank.world.customer(String(persona));
    if (persona !== undefined && customer === undefined)
      throw wrong(`persona must be ${whoThereIs(bank.world, String(persona))}`);
    if (operation !== undefined && !isOperationId(operation)) {
      throw wrong('operation must be one like GET /accounts/{AccountId}/balances');
    }
    const client = clientId === undefined ? {} : { clientId: String(clientId) };
    const owner = customer === undefined ? {} : { customerKey: customer.key };
    return {
      scope: {
        ...client,
        ...owner,
        ...(consent === undefined ? {} : { consentId: consent.consentId }),
        ...(isOperationId(operation) ? { operation } : {}),
      },
      owner: {
        ...(consent === undefined ? {} : { clientId: consent.clientId }),
        ...(consent?.customerKey === undefined ? {} : { customerKey: consent.customerKey }),
        ...client,
        ...owner,
      },
    };
  }

  #shown(entry: ActiveFault): RunningFault {
    const { id, scope, times, probability } = entry;
    const { customerKey, ...place } = scope;
    const persona = customerKey === undefined ? undefined : this.#faces.usual.bank.world.customer(customerKey)?.hint;
    return {
      id,
      ...('delay' in entry ? { delay: 'ms' in entry.delay ? entry.delay.ms : entry.delay } : {}),
      ...('fault' in entry ? { fault: entry.fault } : {}),
      ...('break' in entry ? { break: entry.break } : {}),
      scope: { ...place, ...(persona === undefined ? {} : { persona }) },
      ...(times === undefined ? {} : { times }),
      ...(probability === undefined ? {} : { probability }),
    };
  }
}
