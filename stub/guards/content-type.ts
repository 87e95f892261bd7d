import { ownCode, refuse } from '../http/api-error.ts';
import type { ApiRequest } from '../http/api-request.ts';
import { readMediaRange } from '../http/media-type.ts';
import { because } from '../http/why.ts';

/** True for `application/json`, with any parameters but a charset other than UTF-8; false when there is no header. */
export function contentTypeAllowed(contentType: string | undefined): boolean {
  const type = contentType === undefined ? undefined : readMediaRange(contentType);
  if (type === undefined || type.type !== 'application' || type.subtype !== 'json') return false;
  return type.charset === undefined || type.charset === 'utf-8' || type.charset === 'utf8';
}

/** What of the bank this guard goes by. */
export interface ContentTypeBank {
  readonly behaviours: { readonly contentTypeAllowed: typeof contentTypeAllowed };
}

/** 415, on operations with a body only. Clause: read-write-data-api-profile, Request Headers. */
export function contentType(bank: ContentTypeBank, request: ApiRequest): void {
  if (!bank.behaviours.contentTypeAllowed(request.header('content-type'))) {
    const message = 'The body must be application/json in UTF-8';
    const sent = request.header('content-type');
    const why = because(
      'media type',
      sent === undefined ? ['AISP-HDR-018', 'AISP-HDR-016'] : ['AISP-HDR-016', 'AISP-HDR-019'],
      () => `Content-Type: application/json. The call has ${sent === undefined ? 'none' : `Content-Type: ${sent}`}.`,
    );
    throw refuse(415, ownCode('MediaType.Unsupported'), message, why, 'Content-Type');
  }
}
