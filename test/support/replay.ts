import type { Fault } from '../../stub/faults/fault.ts';
import { BodyCount, checkHeaders, usualBounds } from '../../suites/client/answer-bounds.ts';
import { type Transport, TransportError, type WireRequest, type WireResponse } from '../../suites/client/transport.ts';
import type { RunClock } from './bank-run.ts';
import { LiveSecrets } from './live-secrets.ts';
import { changesState, isOfApi, type RecordedCall } from './recording.ts';
import { sameData } from './same-data.ts';
import { type Spoiler, spoilerOf } from './spoiler.ts';
import { type WatchedDecisions, watchedDecisions } from './watched-decisions.ts';

/**
 * Answers the calls to a bank with one fault from the recording of an honest bank, where the answer is bound to be the same.
 *
 * An answer follows from the request, the time and the state of the bank. So a call that was made at the same time of the
 * recorded run, after the same calls that changed the state, has the recorded answer, unless the fault has a part in it. A
 * fault of the kind `response` is played on the recorded answer; a `behaviour` has no part where no decision of its names was
 * taken. Every other call is made at a bank with the fault, once the calls that changed the state have been made there as well.
 * When one of those is not as recorded, every call after it is made.
 */
export class Replay {
  /** The bank that is to answer calls must have these. */
  readonly faults: readonly Fault[];
  readonly #fault: Fault;
  readonly #calls: ReadonlyMap<number, RecordedCall>;
  readonly #spoiler: Spoiler | undefined;
  readonly #decisions: WatchedDecisions | undefined;
  readonly #secrets = new LiveSecrets();
  /** Calls that changed the state: answered from the recording, and not made at the bank so far. */
  #owed: RecordedCall[] = [];
  #changes = 0;
  #diverged = false;
  #catchingUp = false;
  #answered: number | undefined;
  #made = 0;

  constructor(calls: readonly RecordedCall[], fault: Fault) {
    this.#fault = fault;
    this.#calls = new Map(calls.map((call) => [call.time, call]));
    this.#spoiler = fault.response === undefined ? undefined : spoilerOf(fault.response);
    this.#decisions = fault.behaviour === undefined ? undefined : watchedDecisions(fault.behaviour);
    this.faults = [this.#inBank(fault)];
  }

  /** How many calls were made at the bank because their answer had to be found out. */
  get made(): number {
    return this.#made;
  }

  readonly carrying = (usual: Transport, clock: RunClock): Transport => {
    return async (request, timeoutMs) => {
      const call = this.#recorded(request, clock.time());
      const answer = call === undefined || this.#hasPartIn(call) ? undefined : this.#outcomeOf(call);
      if (call !== undefined && answer !== undefined) {
        if (call.changesState) this.#owed.push(call);
        return this.#asRecorded(call, answer);
      }
      await this.#catchUp(usual, clock);
      return await this.#make(usual, request, timeoutMs, call);
    };
  };

  /** The call of the recorded run that is this one, at the same time and in the same state. */
  #recorded(request: WireRequest, time: number): RecordedCall | undefined {
    const call = this.#diverged ? undefined : this.#calls.get(time);
    return call?.stateBefore === this.#changes && sameData(request, call.request) ? call : undefined;
  }

  #hasPartIn({ request, outcome, decisions }: RecordedCall): boolean {
    if (this.#fault.serve !== undefined) return true;
    if (this.#fault.listensInClear && outcome instanceof TransportError) return true;
    if (this.#fault.token !== undefined) return !isOfApi(request);
    return Object.keys(this.#fault.behaviour ?? {}).some((name) => decisions.has(name));
  }

  /** Undefined when it has to be found out. */
  #outcomeOf({ request, outcome, finished }: RecordedCall): RecordedCall['outcome'] | undefined {
    if (this.#spoiler === undefined || finished === undefined || outcome instanceof TransportError) return outcome;
    const spoilt = this.#spoiler.recorded(finished, outcome, request.method === 'HEAD');
    return spoilt === undefined || isBeyondBounds(spoilt) ? undefined : spoilt;
  }

  #asRecorded(call: RecordedCall, answer: RecordedCall['outcome']): WireResponse {
    if (call.changesState) this.#changes += 1;
    if (answer instanceof TransportError) throw answer;
    return answer;
  }

  async #catchUp(usual: Transport, clock: RunClock): Promise<void> {
    this.#catchingUp = true;
    for (const { request, time, timeoutMs, outcome } of this.#owed) {
      if (outcome instanceof TransportError) continue;
      const live = await clock.at(time, () => usual(this.#secrets.inRequest(request), timeoutMs));
      if (live.status !== outcome.status) throw new TypeError(`${request.url} is answered otherwise than recorded`);
      if (!isOfApi(request)) this.#secrets.learn(outcome, live);
    }
    this.#owed = [];
    this.#catchingUp = false;
  }

  async #make(
    usual: Transport,
    request: WireRequest,
    timeoutMs: number,
    call: RecordedCall | undefined,
  ): Promise<WireResponse> {
    this.#made += 1;
    this.#answered = undefined;
    this.#decisions?.begin();
    const live = await usual(this.#secrets.inRequest(request), timeoutMs);
    if (call !== undefined && this.#decisions?.otherwise() === false && !(call.outcome instanceof TransportError)) {
      if (!isOfApi(request)) this.#secrets.learn(call.outcome, live);
      return this.#asRecorded(call, call.outcome);
    }
    if (changesState(request, this.#answered ?? live.status)) this.#diverged = true;
    return live;
  }

  #inBank(fault: Fault): Fault {
    const [spoiler, decisions] = [this.#spoiler, this.#decisions];
    if (decisions !== undefined && fault.behaviour !== undefined) return { ...fault, behaviour: decisions.wraps };
    if (spoiler === undefined || fault.response === undefined) return fault;
    return {
      ...fault,
      response: (draft, request) => {
        if (this.#catchingUp) return;
        this.#answered = draft.status;
        spoiler.live(draft, request);
      },
    };
  }
}

/** True for an answer that would be cut on its way. */
function isBeyondBounds({ headers, body }: WireResponse): boolean {
  try {
    checkHeaders(headers, usualBounds);
  } catch {
    return true;
  }
  return new BodyCount(usualBounds).add(body) !== undefined;
}
