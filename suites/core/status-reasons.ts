import type { Place, RecordedExchange } from './archive.ts';
import type { Evidence } from './evidence.ts';
import { json } from './evidence.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from './json.ts';
import { below } from './look.ts';

/** One answer that shows a consent, and the reasons that it tells for its Status. Version 4 alone has such reasons. */
export interface ReasonedConsent {
  readonly exchange: RecordedExchange;
  readonly data: JsonObject;
  /** Status as it came; undefined where it is no text. */
  readonly status: string | undefined;
  /** Where the reasons are, or would be. */
  readonly place: Place;
  readonly reasons: readonly Reason[];
}

/** An entry of StatusReason that is an object. */
export interface Reason {
  readonly value: JsonObject;
  readonly place: Place;
  /** Absent where it is no text. */
  readonly code?: string;
}

/** Every success that shows a consent, whatever it was for. */
export function* reasonedConsents(evidence: Evidence): Generator<ReasonedConsent> {
  for (const exchange of evidence.successes()) {
    if (exchange.about.operation?.includes('account-access-consents') !== true) continue;
    const data = objectAt(json(exchange), 'Data');
    if (data === undefined) continue;
    const place = below({ exchange }, 'Data', 'StatusReason');
    const reasons = (listAt(data, 'StatusReason') ?? []).flatMap((value, index): readonly Reason[] => {
      if (!isObject(value)) return [];
      const code = textAt(value, 'StatusReasonCode');
      return [{ value, place: below(place, index), ...(code === undefined ? {} : { code }) }];
    });
    yield { exchange, data, status: textAt(data, 'Status'), place, reasons };
  }
}

/** The codes of all reasons that one answer tells. */
export function reasonCodes({ reasons }: Pick<ReasonedConsent, 'reasons'>): readonly string[] {
  return reasons.flatMap(({ code }) => code ?? []);
}

/** For vectors: `Data` of a consent in a Status, for reasons by their codes. */
export function consentFor(Status: string, ...codes: readonly string[]): JsonObject {
  return { ConsentId: 'aac-1', Status, StatusReason: codes.map((StatusReasonCode) => ({ StatusReasonCode })) };
}
