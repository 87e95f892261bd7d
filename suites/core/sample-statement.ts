import type { JsonObject } from './json.ts';

/** `Data.Statement[]` in the Detail view, of February 2026, with some members changed, or left out where undefined. */
export function sampleStatement(changes: JsonObject = {}): JsonObject {
  return {
    AccountId: 'acc-1',
    StatementId: 'sta-1',
    Type: 'RegularPeriodic',
    StartDateTime: '2026-02-01T00:00:00+00:00',
    EndDateTime: '2026-02-28T23:59:59+00:00',
    CreationDateTime: '2026-03-01T03:00:00+00:00',
    StatementAmount: [
      {
        CreditDebitIndicator: 'Credit',
        Type: 'UK.OBIE.ClosingBalance',
        Amount: { Amount: '250.00', Currency: 'GBP' },
      },
    ],
    ...changes,
  };
}
