import type { Holding } from './customers.ts';
import type { OBProduct2 } from './records.ts';

type ProductTerms = Omit<OBProduct2, 'AccountId' | 'ProductName'>;

const noInterest = {
  TierBandSet: [
    {
      TierBandMethod: 'Whole',
      Destination: 'SelfCredit',
      TierBand: [
        {
          TierValueMinimum: '0',
          ApplicationFrequency: 'Monthly',
          FixedVariableInterestRateType: 'Variable',
          AER: '0.0',
        },
      ],
    },
  ],
};

const arrangedOverdraft = {
  OverdraftTierBandSet: [
    {
      TierBandMethod: 'Whole',
      OverdraftType: 'OnDemand',
      AuthorisedIndicator: true,
      OverdraftTierBand: [{ TierValueMin: '0', TierValueMax: '2000', EAR: '0.0', RepresentativeAPR: '0.0' }],
    },
  ],
};

const overdraftOnRequest = {
  OverdraftTierBandSet: [
    {
      TierBandMethod: 'Whole',
      OverdraftType: 'OnDemand',
      AuthorisedIndicator: true,
      OverdraftTierBand: [{ TierValueMin: '0', TierValueMax: '1500', EAR: '34.9', RepresentativeAPR: '34.9' }],
    },
  ],
};

const personal: ProductTerms = {
  ProductId: 'PCA-01',
  ProductType: 'PersonalCurrentAccount',
  MarketingStateId: 'PCA-01-ON-SALE',
  PCA: {
    ProductDetails: { Segment: ['General'], MonthlyMaximumCharge: '0.00' },
    CreditInterest: noInterest,
    Overdraft: overdraftOnRequest,
  },
};

const student: ProductTerms = {
  ProductId: 'PCA-07',
  ProductType: 'PersonalCurrentAccount',
  MarketingStateId: 'PCA-07-ON-SALE',
  PCA: { ProductDetails: { Segment: ['Student'], MonthlyMaximumCharge: '0.00' }, Overdraft: arrangedOverdraft },
};

const business: ProductTerms = {
  ProductId: 'BCA-02',
  ProductType: 'BusinessCurrentAccount',
  MarketingStateId: 'BCA-02-ON-SALE',
  BCA: {
    ProductDetails: { Segment: ['Standard'], FeeFreeLength: 12, FeeFreeLengthPeriod: 'Month' },
    CreditInterest: noInterest,
  },
};

const savings: ProductTerms = {
  ProductId: 'SAV-03',
  ProductType: 'Other',
  OtherProductType: { Name: 'Savings account', Description: 'Instant access, interest paid each month' },
};

const creditCard: ProductTerms = {
  ProductId: 'CRD-04',
  ProductType: 'Other',
  OtherProductType: { Name: 'Personal credit card', Description: 'Credit card with points on purchases' },
};

function termsOf({ blueprint }: Holding): ProductTerms {
  switch (blueprint.kind) {
    case 'current':
      return blueprint.creditLine === undefined ? personal : student;
    case 'savings':
      return savings;
    case 'credit-card':
      return creditCard;
    case 'business':
      return business;
  }
}

/** The product behind an account: exactly one for each. */
export function productOf(holding: Holding): OBProduct2 {
  return { AccountId: holding.accountId, ProductName: holding.blueprint.product, ...termsOf(holding) };
}
