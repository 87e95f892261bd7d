import { openApiClause } from '../../core/clause.ts';
import type { JsonObject } from '../../core/json.ts';
import { offersGroup } from '../../core/offered.ts';
import { schemaRule } from '../../core/schema-rule.ts';
import type { Sketch } from '../../core/sketch.ts';

const record = (changes: JsonObject): Sketch => ({
  operation: 'GET /accounts/{AccountId}/offers',
  data: { Offer: [{ AccountId: 'acc-1', OfferType: 'LimitIncrease', Description: 'A higher limit', ...changes }] },
});
const shared = {
  level: 'MUST',
  clause: openApiClause('OBReadOffer1'),
  applies: offersGroup('offers'),
  scenarios: ['reads'],
  needs: 'an account with offers',
} as const;
const members = (...names: readonly string[]) => names.map((name) => `/Data/Offer/*/${name}`);

/** The parts of OBReadOffer1 that statements name. */
export default [
  schemaRule({
    ...shared,
    id: 'AISP-OFF-001',
    title: 'An offer has AccountId, one of the five values of OfferType, and texts within their bounds',
    matters: 'An offer of an unknown kind, or of no account, is put before no customer, or before the wrong one.',
    owns: {
      families: ['offer'],
      at: members('AccountId', 'OfferId', 'OfferType', 'Description', 'Term', 'URL'),
      keywords: ['required', 'enum', 'minLength', 'maxLength'],
    },
    accept: {
      'the account alone': record({ OfferType: undefined, Description: undefined }),
      'as long as they may be': record({ Description: 'é'.repeat(500), OfferId: 'o'.repeat(40) }),
    },
    reject: {
      'a type of its own': record({ OfferType: 'Cashback' }),
      'a description of 501 characters': record({ Description: 'D'.repeat(501) }),
      'no AccountId': record({ AccountId: undefined }),
    },
  }),
  schemaRule({
    ...shared,
    id: 'AISP-OFF-002',
    title: 'Amount and Fee of an offer, where they are there, have Amount and Currency',
    matters: 'A sum without currency, or a fee without a sum, has the TPP advertise what it cannot state.',
    needs: 'an offer with an amount or a fee',
    owns: {
      families: ['offer'],
      at: members('Amount/Amount', 'Amount/Currency', 'Fee/Amount', 'Fee/Currency'),
      keywords: ['required'],
    },
    accept: {
      'an amount alone': record({ Amount: { Amount: '500.00', Currency: 'GBP' } }),
      'an amount and a fee': record({
        Amount: { Amount: '500.00', Currency: 'GBP' },
        Fee: { Amount: '5.00', Currency: 'GBP' },
      }),
    },
    reject: {
      'an amount without an amount': record({ Amount: { Currency: 'GBP' } }),
      'a fee without a currency': record({ Fee: { Amount: '5.00' } }),
    },
  }),
];
