import type { JsonObject } from './json.ts';

/** A valid record with some members changed, or left out where the change is undefined. */
function sample(record: JsonObject) {
  return (changes: JsonObject = {}): JsonObject => ({ ...record, ...changes });
}

const account = { SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification: '00214496484865', Name: 'Zoë Ó Briain' };
const agent = { SchemeName: 'UK.OBIE.BICFI', Identification: 'XALDGB2LXXX' };
const pounds = { Amount: '850.00', Currency: 'GBP' };

/** `Data.Beneficiary[]` in the Detail view. */
export const sampleBeneficiary = sample({
  AccountId: 'acc-1',
  BeneficiaryId: 'ben-1',
  BeneficiaryType: 'Ordinary',
  Reference: 'RENT',
  CreditorAgent: agent,
  CreditorAccount: account,
});

/** `Data.DirectDebit[]`. */
export const sampleDirectDebit = sample({
  AccountId: 'acc-1',
  DirectDebitId: 'dir-1',
  MandateIdentification: 'ENERGY-0042',
  DirectDebitStatusCode: 'Active',
  Name: 'Brightwell Energy',
  PreviousPaymentDateTime: '2026-03-08T03:00:00+00:00',
  Frequency: 'UK.OBIE.Monthly',
  PreviousPaymentAmount: pounds,
});

/** `Data.ScheduledPayment[]` in the Detail view. */
export const sampleScheduledPayment = sample({
  AccountId: 'acc-1',
  ScheduledPaymentId: 'scp-1',
  ScheduledPaymentDateTime: '2026-04-12T00:00:00+00:00',
  ScheduledType: 'Execution',
  Reference: 'SWIMMING CLUB',
  InstructedAmount: pounds,
  CreditorAgent: agent,
  CreditorAccount: account,
});

/** `Data.StandingOrder[]` in the Detail view: the last day of each month. */
export const sampleOrder = sample({
  AccountId: 'acc-1',
  StandingOrderId: 'sto-1',
  Frequency: 'IntrvlMnthDay:01:-01',
  Reference: 'RENT',
  FirstPaymentDateTime: '2024-01-31T00:00:00+00:00',
  NextPaymentDateTime: '2026-03-31T00:00:00+00:00',
  LastPaymentDateTime: '2026-02-28T00:00:00+00:00',
  StandingOrderStatusCode: 'Active',
  FirstPaymentAmount: pounds,
  NextPaymentAmount: pounds,
  CreditorAgent: agent,
  CreditorAccount: account,
});
