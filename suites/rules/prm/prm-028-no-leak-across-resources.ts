import { clause } from '../../core/clause.ts';
import { recordsOf } from '../../core/evidence.ts';
import { look } from '../../core/look.ts';
import { shownMembers } from '../../core/placeholders.ts';
import { rule } from '../../core/rule.ts';
import type { Sketch } from '../../core/sketch.ts';
import { viewResources } from '../../core/view-pairs.ts';

const transaction = { AccountId: 'acc-1', TransactionId: 't-1', CreditDebitIndicator: 'Debit', Status: 'Booked' };
const shown = (more: object): Sketch => ({
  operation: 'GET /accounts/{AccountId}/transactions',
  consent: 'debits',
  data: { Transaction: [{ ...transaction, ...more }] },
});

export default rule({
  id: 'AISP-PRM-028',
  level: 'MUST NOT',
  title: 'The Detail permission of one resource shows no Detail elements of another',
  matters:
    'A customer who opened payees in detail has not opened the merchants of each purchase; a leak from one to the other is a breach for the TPP, too.',
  clause: clause('Account and Transaction API', 'Detail Permissions'),
  scenarios: ['transaction-permissions'],
  needs: 'records under a consent that has Detail for another resource',
  apart: true,
  *judge(evidence) {
    for (const exchange of evidence.successes({ probe: 'happy' })) {
      for (const { record, detail, elements } of viewResources) {
        for (const found of recordsOf(exchange, record)) {
          const granted = evidence.permissionsOf(exchange) ?? [];
          if (!granted.some((code) => code.endsWith('Detail')) || granted.includes(detail)) break;
          const leaked = shownMembers(found, elements);
          yield look(found, leaked.length === 0, 'Expected no Detail elements without their permission', leaked);
        }
      }
    }
  },
  accept: {
    'the Basic view of transactions': shown({ TransactionReference: 'INV 12' }),
    'optional members of the Basic view': shown({ AddressLine: 'High Street', ValueDateTime: '2026-03-01T00:00:00Z' }),
  },
  reject: {
    'the text of a transaction': shown({ TransactionInformation: 'Rent' }),
    'the other side of a transaction': shown({ CreditorAccount: { Name: 'Rent Ltd' } }),
  },
});
