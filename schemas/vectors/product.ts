import { fullEnvelope } from './envelope.ts';
import { businessCurrentAccount, personalCurrentAccount } from './product-current-account.ts';
import { otherProductType } from './product-other.ts';
import type { MessageVectors } from './vector.ts';

const product = {
  ProductName: 'Everyday account',
  ProductId: 'p-51',
  AccountId: '22289',
  SecondaryProductId: 'p-51-b',
  MarketingStateId: 'P1',
};

const minimal = { Data: { Product: [{ AccountId: '22289', ProductType: 'PersonalCurrentAccount' }] } };

const maximal = {
  Data: {
    Product: [
      { ...product, ProductType: 'PersonalCurrentAccount', PCA: personalCurrentAccount },
      { ...product, ProductType: 'BusinessCurrentAccount', BCA: businessCurrentAccount },
      { ...product, ProductType: 'SMELoan', OtherProductType: otherProductType },
    ],
  },
  ...fullEnvelope('/products'),
};

const pca = '/Data/Product/0/PCA';
const bca = '/Data/Product/1/BCA';
const loan = '/Data/Product/2/OtherProductType';

export const productVectors: MessageVectors = {
  family: 'product',
  accepts: [
    { title: 'accepts a product with what is required', body: minimal },
    { title: 'accepts products with all members of the three sub-models', body: maximal },
    { title: 'accepts no product', body: { Data: { Product: [] } } },
  ],
  rejects: [
    {
      title: 'rejects a product without ProductType',
      from: minimal,
      remove: '/Data/Product/0/ProductType',
      keyword: 'required',
    },
    {
      title: 'rejects a product without AccountId',
      from: minimal,
      remove: '/Data/Product/0/AccountId',
      keyword: 'required',
    },
    {
      title: 'rejects an invented ProductType',
      from: minimal,
      set: '/Data/Product/0/ProductType',
      value: 'Mortgage',
      keyword: 'enum',
    },
    {
      title: 'rejects credit interest without a set of tiers',
      from: maximal,
      set: `${pca}/CreditInterest/TierBandSet`,
      value: [],
      keyword: 'minItems',
    },
    {
      title: 'rejects an unknown member of a personal current account',
      from: maximal,
      set: `${pca}/LoanInterest`,
      value: {},
      keyword: 'additionalProperties',
    },
    {
      title: 'rejects a rate of four digits before the point',
      from: maximal,
      set: `${pca}/CreditInterest/TierBandSet/0/TierBand/0/AER`,
      value: '1250',
      keyword: 'pattern',
    },
    {
      title: 'rejects a period of personal accounts on a business account',
      from: maximal,
      set: `${bca}/ProductDetails/FeeFreeLengthPeriod`,
      value: 'AcademicTerm',
      keyword: 'enum',
    },
    {
      title: 'rejects a mnemonic of five characters',
      from: maximal,
      set: `${bca}/OtherFeesCharges/0/OtherTariffType/Code`,
      value: 'OTHER',
      keyword: 'pattern',
    },
    {
      title: 'rejects an overdraft tier without its lower bound',
      from: maximal,
      remove: `${bca}/Overdraft/OverdraftTierBandSet/0/OverdraftTierBand/0/TierValueMin`,
      keyword: 'required',
    },
    {
      title: 'rejects a repayment fee without CalculationFrequency',
      from: maximal,
      remove: `${loan}/Repayment/RepaymentFeeCharges/RepaymentFeeChargeDetail/0/CalculationFrequency`,
      keyword: 'required',
    },
    {
      title: 'rejects half a month of term',
      from: maximal,
      set: `${loan}/LoanInterest/LoanInterestTierBandSet/0/LoanInterestTierBand/0/TierValueMinTerm`,
      value: 0.5,
      keyword: 'type',
    },
    {
      title: 'rejects a note of 2001 characters',
      from: maximal,
      set: `${loan}/Repayment/Notes/0`,
      value: 'n'.repeat(2001),
      keyword: 'maxLength',
    },
  ],
};
