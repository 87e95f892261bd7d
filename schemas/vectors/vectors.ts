import { accountVectors } from './account.ts';
import { balanceVectors } from './balance.ts';
import { beneficiaryVectors } from './beneficiary.ts';
import { consentVectors } from './consent.ts';
import { consentRequestVectors } from './consent-request.ts';
import { directDebitVectors } from './direct-debit.ts';
import { errorVectors } from './error.ts';
import { offerVectors } from './offer.ts';
import { partiesVectors } from './parties.ts';
import { partyVectors } from './party.ts';
import { productVectors } from './product.ts';
import { scheduledPaymentVectors } from './scheduled-payment.ts';
import { standingOrderVectors } from './standing-order.ts';
import { statementVectors } from './statement.ts';
import { transactionVectors } from './transaction.ts';
import type { MessageVectors } from './vector.ts';

/** What the schemas of release 3.1.11 take and refuse, family by family. */
export const messageVectors: readonly MessageVectors[] = [
  consentRequestVectors,
  consentVectors,
  accountVectors,
  balanceVectors,
  transactionVectors,
  beneficiaryVectors,
  directDebitVectors,
  standingOrderVectors,
  scheduledPaymentVectors,
  productVectors,
  offerVectors,
  partyVectors,
  partiesVectors,
  statementVectors,
  errorVectors,
];
