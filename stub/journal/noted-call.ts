import type { IncomingMessage } from 'node:http';
import { CallNotes } from '../http/call-notes.ts';
import { calledFromHere } from '../http/own-machine.ts';
import { toResponse } from '../http/reply.ts';
import type { Header, RecordedCall } from './recorded-call.ts';

/** Where the control plane shows an entry. */
export const entryPath = '/stub/journal/entries/';

/** How a journal keeps its calls. */
export interface Keeping {
  /** What the ids of its entries begin with. */
  readonly prefix: string;
  /** True where error bodies may lead to entries. */
  readonly links: boolean;
  /** Bytes of one body that are kept. */
  readonly bodyBytes: number;
}

/** An answer of which the bytes are at hand. */
interface Answered {
  readonly headers: Headers;
  readonly body: Uint8Array;
  readonly size: number;
}

/** What was called. */
export interface Called {
  readonly method: string;
  /** Absolute, with its query. */
  readonly url: string;
}

/**
 * A call of which is noted what came of it. It holds what was there anyway: texts, headers and bodies are made when somebody
 * asks for the entry.
 */
export class NotedCall extends CallNotes {
  readonly #keeping: Keeping;
  readonly #sent: readonly string[] | Headers;
  #incoming: IncomingMessage | undefined;
  readonly #began = performance.now();
  /** Its place among the calls that came. */
  readonly number: number;
  readonly method: string;
  /** Absolute, with its query. */
  readonly url: string;
  /** Milliseconds since the epoch, by the clock of the bank. */
  readonly at: number;
  durationMs = 0;
  /** 0 where no answer came. */
  status = 0;
  /** Ids of the faults and variants that the bank had. */
  changes: readonly string[] = [];
  /** Its place among the calls that are over: one that was over later has a higher one. */
  position = 0;
  #answered: Answered | undefined = undefined;

  /** `sent` are the headers of the request, or names and values in turn. */
  constructor(
    keeping: Keeping,
    number: number,
    at: number,
    { method, url }: Called,
    sent: readonly string[] | Headers,
    incoming?: IncomingMessage,
  ) {
    super();
    this.#keeping = keeping;
    this.number = number;
    this.at = at;
    this.#incoming = incoming;
    this.method = method;
    this.url = url;
    this.#sent = sent;
  }

  get id(): string {
    return `${this.#keeping.prefix}${this.number}`;
  }

  /** Names and values of the headers in turn, where they are known as they were sent. */
  get rawHeaders(): readonly string[] | undefined {
    return this.#sent instanceof Headers ? undefined : this.#sent;
  }

  /** The headers of the request, with their names as they were sent where that is known. */
  get headers(): readonly Header[] {
    const sent = this.#sent;
    if (sent instanceof Headers) return [...sent];
    return sent.flatMap((name, index): readonly Header[] => (index % 2 === 1 ? [] : [[name, sent[index + 1] ?? '']]));
  }

  /** A header of the request by its lower-case name. */
  header(name: string): string | undefined {
    return this.headers.find(([each]) => each.toLowerCase() === name)?.[1];
  }

  override link(): string | undefined {
    if (!this.#keeping.links || this.#incoming === undefined || !calledFromHere(this.#incoming)) return undefined;
    return `${new URL(this.url).origin}${entryPath}${this.id}`;
  }

  /** It is over. True where the answer is the one that the bank made, and there is nothing to read from it. */
  over(response: Response | undefined): boolean {
    this.durationMs = performance.now() - this.#began;
    this.#incoming = undefined;
    const usual = response !== undefined && this.reply !== undefined && this.response === response;
    this.status = (usual ? this.reply : response)?.status ?? 0;
    this.response = undefined;
    return usual;
  }

  /** True where all went as usual: the bank itself answered a token without a refusal, and nothing came but headers. */
  get isUsual(): boolean {
    return (
      this.reply !== undefined &&
      this.refusal === undefined &&
      this.interactionId !== undefined &&
      this.body === undefined &&
      this.#answered === undefined &&
      this.clientId === undefined &&
      this.customerKey === undefined &&
      this.authenticatedBy === undefined &&
      this.struck.length === 0
    );
  }

  /** Keeps an answer that somebody else made: a page, the provider, a fault. */
  async keep(copy: Response): Promise<void> {
    const whole = new Uint8Array(await copy.arrayBuffer());
    const body = whole.byteLength > this.#keeping.bodyBytes ? whole.slice(0, this.#keeping.bodyBytes) : whole;
    this.#answered = { headers: copy.headers, body, size: whole.byteLength };
  }

  /** How much it keeps that nobody else does, in bytes, as nearly as it needs be known. */
  get weight(): number {
    const { body } = this.reply ?? {};
    const replied = typeof body === 'string' ? body.length : (body?.byteLength ?? 0);
    return 2_000 + replied + (this.body?.byteLength ?? 0) + (this.#answered?.body.byteLength ?? 0);
  }

  /** The call as it was; without bodies unless they are wanted. */
  recorded(bodies: boolean): RecordedCall {
    const { method, url, headers } = this;
    const sent = bodies && this.body !== undefined && this.body.byteLength > 0 ? this.#textOf(this.body) : undefined;
    const answer = this.#answer();
    const body = answer === undefined || !bodies ? '' : this.#textOf(answer.body, isBinary(answer.headers));
    const cut = answer !== undefined && answer.size > this.#keeping.bodyBytes;
    return {
      ...{ id: this.id, scenario: '', purpose: this.operation ?? 'call', ids: this.#ids() },
      request: { method, url, headers, ...(sent === undefined ? {} : { body: sent }) },
      ...(answer === undefined
        ? {}
        : { response: { status: this.status, headers: [...answer.headers], body, size: answer.size } }),
      ...(cut ? { cut } : {}),
      startedAt: new Date(this.at).toISOString(),
      durationMs: Math.round(this.durationMs * 1000) / 1000,
    };
  }

  #ids(): readonly string[] {
    const { consent, token, accountIds = [], interactionId = '' } = this;
    const { consentId = '', accountIds: selected = [] } = token ?? {};
    return [consent?.consentId ?? '', consentId, interactionId, ...accountIds, ...selected].filter((id) => id !== '');
  }

  #answer(): Answered | undefined {
    if (this.#answered !== undefined) return this.#answered;
    if (this.reply === undefined) return undefined;
    const body = typeof this.reply.body === 'string' ? Buffer.from(this.reply.body) : this.reply.body;
    const bytes = body ?? new Uint8Array();
    return { headers: toResponse(this.reply, this.interactionId).headers, body: bytes, size: bytes.byteLength };
  }

  #textOf(bytes: Uint8Array, binary = false): string {
    const kept = Buffer.from(bytes.subarray(0, binary ? 256 : this.#keeping.bodyBytes));
    return kept.toString(binary ? 'latin1' : 'utf8');
  }
}

function isBinary(headers: Headers): boolean {
  return /pdf|octet-stream|image|zip/i.test(headers.get('content-type') ?? '') || headers.has('content-encoding');
}
