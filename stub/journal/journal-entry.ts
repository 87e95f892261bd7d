import { type Decision, decisionsOn } from './decisions.ts';
import { clientOf, consentIdOf, customerOf } from './entry-filter.ts';
import type { JournalledBank } from './journalled-bank.ts';
import type { NotedCall } from './noted-call.ts';
import type { MaskedCalls, Masking, RecordedCall } from './recorded-call.ts';
import { type Refusal, refusalInWords } from './refusal-in-words.ts';
import { wasRefused } from './was-refused.ts';

/** One call, and what was decided on its way. Whatever is secret or personal is masked. */
export interface JournalEntry {
  readonly id: string;
  /** When it came, by the clock of the bank, in ISO 8601. */
  readonly at: string;
  /** In milliseconds of real time. */
  readonly durationMs: number;
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** 0 where no answer came. */
  readonly status: number;
  readonly refused: boolean;
  /** By which release the bank was called; absent beside its interface. */
  readonly release?: string;
  /** `GET /accounts`; absent for what is none of the interface. */
  readonly operation?: string;
  readonly interactionId?: string;
  /** Id of the client. */
  readonly client?: string;
  /** The ConsentId. */
  readonly consent?: string;
  /** The customer, by the name of the persona. */
  readonly persona?: string;
  readonly decisions: readonly Decision[];
  /** Why it was refused; several where several things were wrong. Empty for a call that got what it asked for. */
  readonly refusals: readonly Refusal[];
  /** Ids of the faults and variants that the bank had, and what went wrong in this call alone: what it answered may be theirs. */
  readonly changes: readonly string[];
}

/** The same with headers and bodies. */
export interface FullJournalEntry extends JournalEntry, Pick<RecordedCall, 'request' | 'response' | 'cut'> {}

/** Tells of calls what may be told. */
export class Telling {
  readonly #masking: Masking;
  readonly #bank: JournalledBank;

  constructor(masking: Masking, bank: JournalledBank) {
    this.#masking = masking;
    this.#bank = bank;
  }

  /** Entries without headers and bodies. */
  async entries(calls: readonly NotedCall[]): Promise<readonly JournalEntry[]> {
    if (calls.length === 0) return [];
    const masked = await this.#masking.mask(calls.map((call) => call.recorded(false)));
    return await Promise.all(calls.map((call, index) => this.#entry(call, masked, masked.calls[index])));
  }

  /** All of one. */
  async entry(call: NotedCall): Promise<FullJournalEntry> {
    const masked = await this.#masking.mask([call.recorded(true)]);
    const [shown = call.recorded(false)] = masked.calls;
    const { request, response, cut } = shown;
    return {
      ...(await this.#entry(call, masked, shown)),
      request,
      ...(response === undefined ? {} : { response }),
      ...(cut === undefined ? {} : { cut }),
    };
  }

  async #entry(call: NotedCall, { text }: MaskedCalls, shown: RecordedCall | undefined): Promise<JournalEntry> {
    const refusals = await refusalInWords(call.refusal, call.release ?? this.#bank.release);
    const [first] = refusals;
    const { pathname, search } = new URL(shown?.request.url ?? call.url);
    const [client, consent, customer] = [clientOf(call), consentIdOf(call), customerOf(call)];
    const persona = customer === undefined ? undefined : this.#bank.personaOf(customer);
    return {
      ...{ id: call.id, at: new Date(call.at).toISOString(), durationMs: Math.round(call.durationMs * 1000) / 1000 },
      ...{ method: call.method, path: pathname + search, status: call.status, refused: wasRefused(call) },
      ...(call.release === undefined ? {} : { release: call.release }),
      ...(call.operation === undefined ? {} : { operation: call.operation }),
      ...(call.interactionId === undefined ? {} : { interactionId: text(call.interactionId) }),
      ...(client === undefined ? {} : { client: text(client) }),
      ...(consent === undefined ? {} : { consent }),
      ...(persona === undefined ? {} : { persona }),
      decisions: decisionsOn(call, first?.guard).map((each) => ({ ...each, detail: text(each.detail) })),
      refusals: refusals.map((each) => ({ ...each, message: text(each.message), accepted: text(each.accepted) })),
      changes: [...call.changes, ...call.struck],
    };
  }
}
