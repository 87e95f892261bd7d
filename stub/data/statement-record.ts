import type { ActiveCurrencyAndAmount, CreditDebitIndicator, DateTime } from './records.ts';

/** `Data.Statement[].StatementAmount[]`. */
export interface StatementAmount {
  readonly Type: string;
  readonly CreditDebitIndicator: CreditDebitIndicator;
  readonly Amount: ActiveCurrencyAndAmount;
}

/** `Data.Statement[].StatementInterest[]`. */
export interface StatementInterest extends StatementAmount {
  readonly Description: string;
  /** Per cent a year. */
  readonly Rate?: number;
  readonly RateType: string;
  readonly Frequency: string;
}

/** A statement of which no more is known yet than decides whether it is shown, and where. */
export interface StatementMark extends Pick<OBStatement2, 'StatementId' | 'StartDateTime' | 'EndDateTime'> {
  /** All of it, made when it is asked for: its sums are those of a month. */
  record(): OBStatement2;
}

/** A statement as release 3.1.11 shapes it, in the Detail view. */
export interface OBStatement2 {
  readonly AccountId: string;
  readonly StatementId: string;
  readonly StatementReference: string;
  readonly Type: 'RegularPeriodic';
  readonly StartDateTime: DateTime;
  readonly EndDateTime: DateTime;
  readonly CreationDateTime: DateTime;
  readonly StatementDescription: readonly string[];
  readonly StatementBenefit?: readonly { readonly Type: string; readonly Amount: ActiveCurrencyAndAmount }[];
  readonly StatementInterest?: readonly StatementInterest[];
  readonly StatementAmount: readonly StatementAmount[];
  readonly StatementDateTime: readonly { readonly DateTime: DateTime; readonly Type: string }[];
  readonly StatementRate?: readonly { readonly Rate: string; readonly Type: string }[];
  readonly StatementValue?: readonly { readonly Value: string; readonly Type: string }[];
  /** What all pots of the account come to at the end of the period; absent when that is a debt. */
  readonly TotalValue?: ActiveCurrencyAndAmount;
}

/** A finished statement as a mark of itself. */
export function statementMarkOf(record: OBStatement2): StatementMark {
  const { StatementId, StartDateTime, EndDateTime } = record;
  return { StatementId, StartDateTime, EndDateTime, record: () => record };
}
