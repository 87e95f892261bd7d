import { clause } from '../../core/clause.ts';
import { look } from '../../core/look.ts';
import { shownMembers } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { detailSince } from '../../core/transaction-detail.ts';

const transaction = { AccountId: 'acc-1', TransactionId: 't-1', CreditDebitIndicator: 'Credit', Status: 'Booked' };
const shown = (more: object): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  consent: 'basic',
  data: { Transaction: [{ ...transaction, ...more }] },
});

/** What version 4 brought besides is the matter of AISP-V4-085 and AISP-V4-092. */
export default rule({
  id: 'AISP-PRM-035',
  level: 'MUST',
  title: 'Without ReadTransactionsDetail a transaction has none of its seven Detail elements',
  matters:
    'Merchants, counterparties and texts say where somebody was and whom they paid; under Basic none of it was opened.',
  clause: clause('Transactions', 'Permission Codes'),
  scenarios: ['basic-view'],
  needs: 'transactions under a consent with Basic permissions only',
  apart: true,
  *judge(evidence) {
    const elements = detailSince['3.1.0'];
    for (const found of evidence.records('Transaction', { probe: 'happy' })) {
      const granted = evidence.permissionsOf(found.exchange);
      // A consent with Detail for another resource is the matter of AISP-PRM-028.
      if (granted === undefined || granted.some((code) => code.endsWith('Detail'))) continue;
      const disclosed = shownMembers(found, elements);
      yield look(found, disclosed.length === 0, 'Expected no Detail elements with Basic permissions', disclosed);
    }
  },
  accept: {
    'the Basic view': shown({ TransactionReference: 'INV 12', ValueDateTime: '2026-03-01T00:00:00Z' }),
    'the card that was used': shown({ CardInstrument: { CardSchemeName: 'VISA' } }),
  },
  reject: {
    'the text of the transaction': shown({ TransactionInformation: 'Rent' }),
    'the balance after it': shown({ Balance: { Type: 'InterimBooked' } }),
    'the payer': shown({ DebtorAccount: { Name: 'A Payer' } }),
  },
});
