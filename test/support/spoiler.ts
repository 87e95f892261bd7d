import type { Draft, FaultRequest, JsonObject, Spoil } from '../../stub/faults/fault.ts';
import { bytesOf } from '../../stub/faults/spoil.ts';
import type { WireResponse } from '../../suites/client/transport.ts';
import type { Finished } from './recording.ts';

/** What a spoil makes of the answers of one bank, recorded ones and others, in the order of its calls. */
export interface Spoiler {
  /** What goes on the wire in the place of an honest answer; undefined where the spoil breaks, which is the bank's own affair. */
  readonly recorded: (finished: Finished, sent: WireResponse, head: boolean) => WireResponse | undefined;
  /** Spoils an answer in the bank itself. */
  readonly live: Spoil;
}

/**
 * Applies a spoil to recorded answers. Most spoils leave most answers alone: they are shown the frozen body, and only one that
 * tries to write gets a copy. A spoil that remembers gets copies from then on, for it may keep what it was shown.
 */
export function spoilerOf(spoil: Spoil): Spoiler {
  const memory = new Map<string, unknown>();
  let remembers = false;
  let sequence = 0;

  const spoilt = (finished: Finished): Spoilt => {
    const known = { ...finished.request, sequence: sequence++ };
    if (!remembers) {
      const untouched = draftOf(finished, finished.content?.body);
      const request = Object.defineProperty({ ...known }, 'memory', {
        enumerable: true,
        get: () => {
          remembers = true;
          throw new TypeError('asked for its memory');
        },
      }) as FaultRequest;
      try {
        spoil(untouched.draft, request);
        return untouched;
      } catch {
        // It wrote to what is frozen, or remembers: once more, with a body of its own.
      }
    }
    const { content } = finished;
    const own = draftOf(finished, content === undefined ? undefined : (JSON.parse(content.text) as JsonObject));
    spoil(own.draft, { ...known, memory });
    return own;
  };

  return {
    recorded: (finished, honest, head) => {
      const before = sequence;
      try {
        return sent(spoilt(finished), finished, honest, head);
      } catch {
        sequence = before;
        return undefined;
      }
    },
    live: (draft, request) => spoil(draft, { ...request, sequence: sequence++, memory }),
  };
}

interface Spoilt {
  readonly draft: Draft;
  /** Undefined when nobody asked for them. */
  readonly headers: () => Headers | undefined;
}

function draftOf({ status, headers: sent, bytes, request: { release } }: Finished, body: Draft['body']): Spoilt {
  let headers: Headers | undefined;
  const draft: Draft = {
    release,
    status,
    get headers() {
      headers ??= new Headers(sent);
      return headers;
    },
    ...(body === undefined ? {} : { body }),
    ...(bytes === undefined ? {} : { bytes: bytes.slice() }),
  };
  return { draft, headers: () => headers };
}

/** What goes on the wire: what the bank makes of a finished answer, and Hono of that to HEAD. */
function sent({ draft, headers }: Spoilt, finished: Finished, honest: WireResponse, head: boolean): WireResponse {
  const same = draft.text === undefined && draft.bytes === undefined && draft.body === finished.content?.body;
  const body = same ? honest.body : head ? new Uint8Array() : (bytesOf(draft) ?? new Uint8Array());
  const changed = headers();
  if (draft.status === honest.status && changed === undefined) return { ...honest, body };
  // Throws, as in the bank, for a status that no answer can have.
  const whole = bytesOf(draft) as Uint8Array<ArrayBuffer> | undefined;
  const { status, headers: final } = new Response(whole ?? null, { status: draft.status, headers: draft.headers });
  return { status, headers: [...final.entries()], body };
}
