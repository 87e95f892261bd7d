import { dateTime, monthOf, monthStart, monthText } from './calendar.ts';
import type { Holding } from './customers.ts';
import { amount } from './money.ts';
import { opaqueId } from './random.ts';
import type { OBOffer1 } from './records.ts';

type OfferTerms = Omit<OBOffer1, 'AccountId' | 'OfferId' | 'StartDateTime' | 'EndDateTime'>;

const offersByKind: Readonly<Record<Holding['blueprint']['kind'], readonly OfferTerms[]>> = {
  current: [
    {
      OfferType: 'LimitIncrease',
      Description: 'An arranged overdraft of up to £500, for the asking',
      Amount: amount(50_000),
      URL: 'https://bank.example.com/offers/overdraft',
    },
    {
      OfferType: 'Other',
      Description: 'Cash back on household bills paid by direct debit',
      Rate: '2.0',
      Term: 'While two direct debits or more are collected each month',
    },
  ],
  savings: [
    {
      OfferType: 'PromotionalRate',
      Description: 'A higher rate on new deposits',
      Rate: '3.75',
      Term: 'Twelve months from the first deposit',
    },
  ],
  'credit-card': [
    {
      OfferType: 'BalanceTransfer',
      Description: 'Bring a balance over from another card',
      Rate: '0.0',
      Fee: amount(2_500),
      Amount: amount(150_000),
      Term: 'Fifteen months, then the standard rate',
    },
    { OfferType: 'Other', Description: 'Double points on travel', Value: 500, Term: 'Until the end of the offer' },
  ],
  business: [
    {
      OfferType: 'MoneyTransfer',
      Description: 'A line of credit for invoices not yet paid',
      Rate: '6.9',
      Amount: amount(1_000_000),
      Fee: amount(7_500),
    },
  ],
};

/** The offers of the quarter; each quarter has new ones. */
export function offersOf(holding: Holding, now: number): readonly OBOffer1[] {
  const { blueprint } = holding;
  if (!blueprint.offers) return [];
  const month = monthOf(now);
  const first = month - (month % 3);
  return offersByKind[blueprint.kind].map((terms, i) => ({
    AccountId: holding.accountId,
    OfferId: opaqueId(holding.seed, 'offer', holding.key, monthText(first), i),
    ...terms,
    StartDateTime: dateTime(monthStart(first)),
    EndDateTime: dateTime(monthStart(first + 3) - 1),
  }));
}
