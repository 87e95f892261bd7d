import { serviceClause } from '../../core/clause.ts';
import { entryStatus } from '../../core/entry-status.ts';
import { creditorKey, payingAccounts } from '../../core/known-creditors.ts';
import { below, look } from '../../core/look.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { isTransferOut } from '../../core/transfers-out.ts';

const scan = (Identification: string) => ({ SchemeName: 'UK.OBIE.SortCodeAccountNumber', Identification });
const own = '20000390210099';
const payee = '60161331926819';
const stranger = '40000011112222';
const customer = (
  Beneficiary: readonly object[] = [{ AccountId: 'acc-1', CreditorAccount: scan(payee) }],
): Sketch[] => [
  { operation: 'GET /accounts', data: { Account: [{ AccountId: 'acc-1', Account: [scan(own)] }] } },
  { operation: 'GET /accounts/{AccountId}/beneficiaries', data: { Beneficiary } },
];
const order = (CreditorAccount: object): Sketch => ({
  operation: 'GET /accounts/{AccountId}/standing-orders',
  data: { StandingOrder: [{ AccountId: 'acc-1', Frequency: 'EvryDay', CreditorAccount }] },
});
const payment = (CreditorAccount: object): Sketch => ({
  operation: 'GET /accounts/{AccountId}/scheduled-payments',
  data: { ScheduledPayment: [{ AccountId: 'acc-1', CreditorAccount }] },
});
const transaction = (CreditorAccount: object, more: object = {}): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  data: {
    Transaction: [
      {
        ...{ AccountId: 'acc-1', CreditDebitIndicator: 'Debit', Status: 'Booked', CreditorAccount },
        BankTransactionCode: { Code: 'IssuedCreditTransfers', SubCode: 'DomesticCreditTransfer' },
        ...more,
      },
    ],
  },
});
const without = { BankTransactionCode: undefined };
/** A transfer to a beneficiary, and beside it a transaction with a stranger that is no transfer. */
const beside = (what: string, more: object): Readonly<Record<string, readonly Sketch[]>> => ({
  [`to a beneficiary, beside ${what}`]: [...customer(), transaction(scan(payee)), transaction(scan(stranger), more)],
});

export default [
  rule({
    id: 'AISP-SEED-003',
    level: 'MUST',
    title: 'The creditor of a standing order or scheduled payment is a beneficiary or an account of the customer',
    matters:
      'Payments of this bank go to known payees or own accounts alone; one to a stranger is either fraud or a payee that the TPP cannot name.',
    clause: serviceClause('rule-1'),
    applies: ({ creditorsAreKnown }) => creditorsAreKnown || 'The profile does not say that creditors are known.',
    scenarios: ['reads'],
    needs: 'standing orders or scheduled payments of an account, its beneficiaries and the accounts of the customer',
    *judge(evidence) {
      for (const { accountId, known } of payingAccounts(evidence)) {
        for (const name of ['StandingOrder', 'ScheduledPayment'] as const) {
          for (const found of evidence.records(name, { probe: 'happy', consent: 'detail', accountId })) {
            const key = creditorKey(found.value);
            if (key === undefined) continue;
            const { CreditorAccount } = found.value;
            const place = below(found, 'CreditorAccount');
            yield look(place, known.has(key), 'Expected a beneficiary or an own account', CreditorAccount);
          }
        }
      }
    },
    accept: {
      'a beneficiary': [...customer(), order(scan(payee))],
      'an own account': [...customer(), order(scan('200003 90210099'))],
      'a beneficiary, identified by IBAN': [
        ...customer(),
        order({ SchemeName: 'UK.OBIE.IBAN', Identification: `GB29NWBK${payee}` }),
      ],
      'a scheduled payment to an own account': [...customer(), payment(scan(own))],
    },
    reject: {
      'somebody else': [...customer(), order(scan(stranger))],
      'a scheduled payment to somebody else': [...customer(), payment(scan(stranger))],
      'anybody, where there is no beneficiary': [...customer([]), order(scan(payee))],
    },
    silent: {
      'a beneficiary does not show its account': [...customer([{ AccountId: 'acc-1' }]), order(scan(stranger))],
      'the creditor is masked': [
        ...customer(),
        order({ SchemeName: 'UK.OBIE.PAN', Identification: 'xxxxxxxxxxxx1234' }),
      ],
    },
  }),
  rule({
    id: 'AISP-SEED-003a',
    level: 'SHOULD',
    statements: ['AISP-SEED-003'],
    optional: true,
    title: 'A transfer that was made went to a beneficiary or to an account of the customer',
    matters:
      'A transfer to nobody on the list of payees may be the first sign of fraud; unless the payee was removed since, which only the bank can tell.',
    clause: serviceClause('rule-1'),
    applies: ({ creditorsAreKnown }) => creditorsAreKnown || 'The profile does not say that creditors are known.',
    scenarios: ['reads'],
    needs:
      'an outgoing transfer of an account that says so and shows its creditor, the beneficiaries of that account and the accounts of the customer',
    *judge(evidence) {
      for (const { accountId, known } of payingAccounts(evidence)) {
        for (const found of evidence.records('Transaction', { probe: 'happy', consent: 'detail', accountId })) {
          const key = isTransferOut(found.value) ? creditorKey(found.value) : undefined;
          if (key === undefined || !['Booked', 'Pending'].includes(entryStatus(found.value) ?? '')) continue;
          const { CreditorAccount } = found.value;
          yield look(
            below(found, 'CreditorAccount'),
            known.has(key),
            'Expected a beneficiary, unless it was removed since, or an own account',
            CreditorAccount,
          );
        }
      }
    },
    accept: {
      'to a beneficiary': [...customer(), transaction(scan(payee))],
      'to an own account': [...customer(), transaction(scan(own))],
      ...beside('a direct debit', { BankTransactionCode: { Code: 'ReceivedDirectDebits' } }),
      ...beside('what was paid by card', { ...without, CardInstrument: { CardSchemeName: 'VISA' } }),
      ...beside('a charge', { ...without, ProprietaryBankTransactionCode: { Code: 'Transfer fee' } }),
      ...beside('what nothing is said of', without),
      ...beside('what came in', { CreditDebitIndicator: 'Credit' }),
      ...beside('a transfer that was rejected', { Status: 'Rejected' }),
    },
    reject: {
      'to somebody else': [...customer(), transaction(scan(stranger))],
      'to somebody else, by the code of version 4': [
        ...customer(),
        transaction(scan(stranger), { BankTransactionCode: { Code: 'ICDT', SubCode: 'DMCT' } }),
      ],
      "to somebody else, by the bank's own code": [
        ...customer(),
        transaction(scan(stranger), { ...without, ProprietaryBankTransactionCode: { Code: 'Standing order' } }),
      ],
    },
  }),
];
