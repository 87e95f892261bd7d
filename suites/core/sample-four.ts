import type { JsonObject } from './json.ts';
import { sampleDirectDebit, sampleOrder } from './sample-payments.ts';

/** `MandateRelatedInformation` of version 4, paid each month, with some members changed; one that is undefined is left out. */
export function sampleMandate(changes: JsonObject = {}): JsonObject {
  return {
    MandateIdentification: 'MANDATE-0042',
    Classification: 'FIXE',
    FirstPaymentDateTime: '2024-01-31T00:00:00+00:00',
    Frequency: { Type: 'MNTH', PointInTime: '-1' },
    ...changes,
  };
}

const notOfFour = {
  Frequency: undefined,
  Reference: undefined,
  FirstPaymentDateTime: undefined,
  FinalPaymentDateTime: undefined,
  MandateIdentification: undefined,
} as const;

/** `Data.StandingOrder[]` of version 4 in the Detail view. */
export function sampleOrderOfFour(changes: JsonObject = {}): JsonObject {
  return sampleOrder({
    ...notOfFour,
    StandingOrderStatusCode: 'ACTV',
    MandateRelatedInformation: sampleMandate(),
    RemittanceInformation: { Structured: [{ CreditorReferenceInformation: { Reference: 'RENT' } }] },
    ...changes,
  });
}

/** `Data.DirectDebit[]` of version 4. */
export function sampleDirectDebitOfFour(changes: JsonObject = {}): JsonObject {
  return sampleDirectDebit({
    ...notOfFour,
    DirectDebitStatusCode: 'ACTV',
    MandateRelatedInformation: sampleMandate({ Classification: 'VARI', FirstPaymentDateTime: undefined }),
    ...changes,
  });
}
