import { randomBytes } from 'node:crypto';
import type { Exchange, HarEntry } from './contract/index.ts';
import { evidenceComments, plainEntry } from './formats/har.ts';
import { type Redaction, redaction } from './redact/redact.ts';

/** A call of a journal. */
interface Call extends Exchange {
  /** Of resources: they stay readable. */
  readonly ids: readonly string[];
  /** Set where more was answered than the body holds. */
  readonly cut?: true;
}

type Content = Omit<HarEntry['response']['content'], 'text'> & { readonly text?: string };

/** An archive of calls that no run made: it says nothing of what they were for. */
export interface PlainHar {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly comment: string;
    readonly entries: readonly unknown[];
  };
}

/** An exchange in which ids stand where ids do: by this a redaction knows them wherever they come up. */
function naming(ids: readonly string[]): Exchange {
  const body = JSON.stringify({ Data: [...new Set(ids)].map((id) => ({ ConsentId: id })) });
  return {
    ...{ id: '', scenario: '', purpose: '', startedAt: '', durationMs: 0 },
    request: { method: 'GET', url: '', headers: [] },
    response: { status: 200, headers: [], body, size: body.length },
  };
}

/**
 * Masks calls as the evidence of a run is masked, for as long as there is one key: the same value has the same mask wherever it
 * comes up. The key is stored nowhere.
 */
export function callMasking(tool: { readonly name: string; readonly version: string }) {
  const key = randomBytes(32);
  const masked = <C extends Call>(calls: readonly C[]): { calls: readonly C[]; redact: Redaction } => {
    const redact = redaction([...calls, naming(calls.flatMap(({ ids }) => ids))], key);
    return { calls: calls.map((call) => ({ ...call, ...redact.exchange(call) })), redact };
  };
  return {
    /** The calls as they may be shown, and a way to mask a sentence in which their values may stand. */
    mask: <C extends Call>(calls: readonly C[]) => {
      const { calls: shown, redact } = masked(calls);
      return { calls: shown, text: redact.text };
    },

    /** HAR 1.2. An answer that is not there in full has no text: what is cut off is no answer to judge a bank by. */
    har: (calls: readonly Call[]): PlainHar => ({
      log: {
        version: '1.2',
        creator: { name: tool.name, version: tool.version },
        comment: evidenceComments.masked,
        entries: masked(calls).calls.map((call) => {
          const entry = plainEntry(call);
          if (call.cut !== true) return entry;
          const { text: _, ...content }: Content = entry.response.content;
          return { ...entry, response: { ...entry.response, content } };
        }),
      },
    }),
  };
}
