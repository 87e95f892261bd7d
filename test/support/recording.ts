import { basePathOf } from '../../schemas/operations.ts';
import { releases } from '../../schemas/releases.ts';
import { type BehaviourWraps, honest } from '../../stub/answering/behaviours.ts';
import type { Draft, Fault, FaultRequest } from '../../stub/faults/fault.ts';
import { type Transport, TransportError, type WireRequest, type WireResponse } from '../../suites/client/transport.ts';
import type { RunClock } from './bank-run.ts';

/** A finished answer of the API as a fault is handed it, before anybody changed it. */
export interface Finished {
  readonly status: number;
  readonly headers: Headers;
  /** Its JSON, frozen at every depth, and as text; absent for an answer without JSON. */
  readonly content?: { readonly body: NonNullable<Draft['body']>; readonly text: string };
  readonly bytes?: Uint8Array;
  readonly request: Omit<FaultRequest, 'memory'>;
}

/** One call as it went on the wire, and what came of it. */
export interface RecordedCall {
  readonly request: WireRequest;
  /** When it was made, in milliseconds since the epoch. */
  readonly time: number;
  readonly timeoutMs: number;
  readonly outcome: WireResponse | TransportError;
  /** Absent for an answer that faults of the kind `response` never see. */
  readonly finished?: Finished;
  /** The names of the decisions that had a part in the answer. */
  readonly decisions: ReadonlySet<string>;
  readonly changesState: boolean;
  /** How many calls before it changed the state of the bank. */
  readonly stateBefore: number;
}

/** Records the calls of one run of an honest bank: `faults` note what the bank does, `around` what goes on the wire. */
export interface CallRecorder {
  readonly faults: readonly Fault[];
  readonly around: (usual: Transport, clock: RunClock) => Transport;
  readonly calls: readonly RecordedCall[];
}

const paths = [...new Set(releases.map(basePathOf))];

/** True for a call of the API, in whichever version; all others are about tokens, or have the bank do something. */
export function isOfApi({ url }: Pick<WireRequest, 'url'>): boolean {
  const { pathname } = new URL(url);
  return paths.some((path) => pathname.startsWith(path));
}

/**
 * True when the state of the bank may be another one after a call. It is the same after a read of the API, unless that met
 * one of the troubles that a bank can be made to have: each is met once.
 */
export function changesState(request: WireRequest, status: number | undefined): boolean {
  const isRead = ['GET', 'HEAD', 'OPTIONS'].includes(request.method) && isOfApi(request);
  return !isRead || (status !== undefined && (status >= 500 || status === 429));
}

/** A recorder of calls for one run, in which they come one after the other. */
export function recordCalls(): CallRecorder {
  const calls: RecordedCall[] = [];
  let seen: Finished[] = [];
  let decisions = new Set<string>();
  let changes = 0;
  const described = { title: 'Changes nothing', breaks: [] };
  return {
    calls,
    faults: [
      {
        ...described,
        id: 'answers-recorded',
        response: ({ status, headers, body, bytes }, { memory: _, ...request }) => {
          const json = body === undefined ? {} : { content: contentOf(JSON.stringify(body)) };
          const raw = bytes === undefined ? {} : { bytes: bytes.slice() };
          seen.push({ status, headers: new Headers(headers), ...json, ...raw, request });
        },
      },
      { ...described, id: 'decisions-recorded', behaviour: noting((name) => decisions.add(name)) },
    ],
    around: (usual, clock) => async (request, timeoutMs) => {
      [seen, decisions] = [[], new Set()];
      const time = clock.time();
      const outcome = await usual(request, timeoutMs).catch((error: unknown) => {
        if (error instanceof TransportError) return error;
        throw error;
      });
      const [finished, second] = seen;
      if (second !== undefined) throw new TypeError('one call got two answers: calls must come one after the other');
      const changing = changesState(request, outcome instanceof TransportError ? undefined : outcome.status);
      calls.push({
        request,
        time,
        timeoutMs,
        outcome,
        ...(finished === undefined ? {} : { finished }),
        decisions,
        changesState: changing,
        stateBefore: changes,
      });
      if (changing) changes += 1;
      if (outcome instanceof TransportError) throw outcome;
      return outcome;
    },
  };
}

/** Honest decisions, each of which tells when it is asked for. */
function noting(note: (name: string) => void): BehaviourWraps {
  const noted = (name: string, decide: (...given: readonly unknown[]) => unknown) => {
    return (...given: readonly unknown[]) => {
      note(name);
      return decide(...given);
    };
  };
  const names = Object.keys(honest);
  return Object.fromEntries(names.map((name) => [name, (decide: never) => noted(name, decide)]));
}

function contentOf(text: string): NonNullable<Finished['content']> {
  return { body: frozen(JSON.parse(text) as NonNullable<Draft['body']>), text };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}
