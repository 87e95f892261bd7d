import type { ExchangeRequest, ExchangeResponse, Header } from '../../reports/contract/index.ts';
import { isObject, textAt } from '../core/json.ts';

/** What one entry of a HAR says of a call. */
export interface HarExchange {
  readonly request: ExchangeRequest;
  /** Absent where no response came: such an entry has status 0. */
  readonly response?: ExchangeResponse;
  /** True when the entry says that a body came, and does not hold it. */
  readonly bodyMissing: boolean;
  /** ISO 8601; empty when the entry does not say. */
  readonly startedAt: string;
  readonly durationMs: number;
}

/** An entry of any recorder as a call; undefined when it has no method, URL or status. */
export function harExchange(entry: unknown): HarExchange | undefined {
  if (!isObject(entry) || !isObject(entry.request) || !isObject(entry.response)) return undefined;
  const { request, response } = entry;
  const { method, url } = request;
  const { status } = response;
  if (typeof method !== 'string' || typeof url !== 'string' || typeof status !== 'number') return undefined;
  const sent = textAt(request, 'postData', 'text');
  const { text, size, missing } = contentOf(response.content);
  return {
    request: { method, url, headers: headersOf(request.headers), ...(sent === undefined ? {} : { body: sent }) },
    ...(status === 0 ? {} : { response: { status, headers: headersOf(response.headers), body: text, size } }),
    bodyMissing: missing,
    startedAt: textAt(entry, 'startedDateTime') ?? '',
    durationMs: typeof entry.time === 'number' && entry.time >= 0 ? entry.time : 0,
  };
}

/** Pseudo headers of HTTP/2, such as `:authority`, are none that a bank sends. */
function headersOf(value: unknown): readonly Header[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown): readonly Header[] => {
    const name = textAt(each, 'name');
    const content = textAt(each, 'value');
    return name === undefined || content === undefined || name.startsWith(':') ? [] : [[name, content]];
  });
}

function contentOf(content: unknown): { readonly text: string; readonly size: number; readonly missing: boolean } {
  const written = textAt(content, 'text');
  const stated = isObject(content) && typeof content.size === 'number' ? content.size : 0;
  if (written === undefined) return { text: '', size: Math.max(0, stated), missing: stated > 0 };
  if (textAt(content, 'encoding') !== 'base64') return { text: written, size: sizeOf(stated, written), missing: false };
  const bytes = Buffer.from(written, 'base64');
  const isText = /json|text|xml|^$/i.test(textAt(content, 'mimeType') ?? '');
  const text = isText ? bytes.toString('utf8') : bytes.subarray(0, 256).toString('latin1');
  return { text, size: bytes.byteLength, missing: false };
}

function sizeOf(stated: number, text: string): number {
  return stated > 0 ? stated : Buffer.byteLength(text);
}
