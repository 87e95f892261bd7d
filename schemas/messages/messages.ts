import { accountDefinitions } from '../definitions/account.ts';
import { codeDefinitions } from '../definitions/codes.ts';
import { envelopeDefinitions } from '../definitions/envelope.ts';
import { mandateDefinitions } from '../definitions/mandate.ts';
import { moneyDefinitions } from '../definitions/money.ts';
import { remittanceDefinitions } from '../definitions/remittance.ts';
import { textDefinitions } from '../definitions/text.ts';
import type { AnnotatedSchema, Definitions } from '../json-schema.ts';
import type { MessageFamily } from '../operations.ts';
import { accountMessage, accountRecord } from './account.ts';
import { balanceMessage, balanceRecord } from './balance.ts';
import { beneficiaryMessage, beneficiaryRecord } from './beneficiary.ts';
import { consentMessage, consentRequestMessage } from './consent.ts';
import { directDebitMessage, directDebitRecord } from './direct-debit.ts';
import { errorMessage } from './error.ts';
import { offerMessage, offerRecord } from './offer.ts';
import { partiesMessage, partyMessage, partyRecord } from './party.ts';
import { productMessage, productRecord } from './product.ts';
import { scheduledPaymentMessage, scheduledPaymentRecord } from './scheduled-payment.ts';
import { standingOrderMessage, standingOrderRecord } from './standing-order.ts';
import { statementMessage, statementRecord } from './statement.ts';
import { transactionMessage, transactionRecord } from './transaction.ts';

/** The base: one annotated schema per family, equal to release 3.1.11. */
export const messages: Readonly<Record<MessageFamily, AnnotatedSchema>> = {
  'consent-request': consentRequestMessage,
  consent: consentMessage,
  account: accountMessage,
  balance: balanceMessage,
  transaction: transactionMessage,
  beneficiary: beneficiaryMessage,
  'direct-debit': directDebitMessage,
  'standing-order': standingOrderMessage,
  'scheduled-payment': scheduledPaymentMessage,
  product: productMessage,
  offer: offerMessage,
  party: partyMessage,
  parties: partiesMessage,
  statement: statementMessage,
  error: errorMessage,
};

/** Everything that the messages refer to. */
export const definitions: Definitions = {
  ...textDefinitions,
  ...moneyDefinitions,
  ...codeDefinitions,
  ...accountDefinitions,
  ...envelopeDefinitions,
  ...mandateDefinitions,
  ...remittanceDefinitions,
  ...accountRecord,
  ...balanceRecord,
  ...transactionRecord,
  ...beneficiaryRecord,
  ...directDebitRecord,
  ...standingOrderRecord,
  ...scheduledPaymentRecord,
  ...productRecord,
  ...offerRecord,
  ...partyRecord,
  ...statementRecord,
};
