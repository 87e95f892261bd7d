import { ownCode, refuse } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { type MediaRange, readMediaRange } from '../http/media-type.ts';
import { because } from '../http/why.ts';

function matches(range: MediaRange, produced: MediaRange): boolean {
  if (range.charset !== undefined && range.charset !== 'utf-8' && range.charset !== 'utf8') return false;
  if (range.type === '*') return range.subtype === '*';
  return range.type === produced.type && (range.subtype === '*' || range.subtype === produced.subtype);
}

const precision = (range: MediaRange) => (range.type === '*' ? 0 : range.subtype === '*' ? 1 : 2);

function charsetWanted(acceptCharset: string): boolean {
  const weights = acceptCharset.split(',').map((entry) => /^\s*([^\s;]+)\s*(?:;\s*q=([\d.]+))?/i.exec(entry));
  const of = (name: string) => weights.find((match) => match?.[1]?.toLowerCase() === name);
  const found = of('utf-8') ?? of('*');
  return found !== undefined && Number(found?.[2] ?? 1) > 0;
}

/**
 * True when the caller takes `produced` in UTF-8. The most precise range decides; no header, or an empty one, means anything goes.
 * Clause: read-write-data-api-profile, Request Headers; RFC 7231, section 5.3.2.
 */
export function acceptable(accept: string | undefined, acceptCharset: string | undefined, produced: string): boolean {
  if (acceptCharset !== undefined && !charsetWanted(acceptCharset)) return false;
  if (accept === undefined || accept === '' || accept === '*/*' || accept === produced) return true;
  const offer = readMediaRange(produced);
  if (offer === undefined) return false;
  let best: MediaRange | undefined;
  for (const text of accept.split(',')) {
    const range = readMediaRange(text);
    if (range === undefined || !matches(range, offer)) continue;
    if (best === undefined || precision(range) > precision(best)) best = range;
  }
  return best !== undefined && best.q > 0;
}

/** What of the bank this guard goes by. */
export interface AcceptBank {
  readonly behaviours: { readonly acceptable: typeof acceptable };
}

/** 406 unless the caller accepts the media type that the operation answers with. DELETE answers with none. */
export function accept(bank: AcceptBank, request: ApiRequest): void {
  const produced = request.operation.endsWith('/file') ? 'application/pdf' : 'application/json';
  if (!bank.behaviours.acceptable(request.header('accept'), request.header('accept-charset'), produced)) {
    const message = `This endpoint answers with ${produced} in UTF-8`;
    const sent = ['accept', 'accept-charset'].flatMap((name) => {
      const value = request.header(name);
      return value === undefined ? [] : [`${name}: ${value}`];
    });
    const why = because(
      'media type',
      request.header('accept-charset') === undefined ? 'AISP-HDR-021' : ['AISP-HDR-026', 'AISP-HDR-021'],
      () => `Accept: ${produced}, Accept: */*, or no such header. The call has ${sent.join(' and ')}.`,
    );
    throw refuse(406, ownCode('MediaType.NotAcceptable'), message, why, 'Accept');
  }
}
