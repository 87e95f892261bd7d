/** A loan with every member of the sub-model for other products, in its four-letter codes. */
const other = { Code: 'OTH1', Name: 'House rule', Description: 'See the agreement' };
const note = ['See the agreement'];
const otherFee = { ...other, FeeCategory: 'FCSV' };

const otherFrequencies = { OtherApplicationFrequency: other, OtherCalculationFrequency: other };

const cap = {
  FeeType: ['FYAF'],
  MinMaxType: 'FMMX',
  FeeCapOccurrence: 1,
  FeeCapAmount: '120.00',
  CappingPeriod: 'PYER',
  Notes: note,
  OtherFeeType: [other],
};

const fee = {
  FeeType: 'FYAF',
  NegotiableIndicator: true,
  FeeAmount: '60.00',
  FeeRate: '0.5',
  FeeRateType: 'INGR',
  ApplicationFrequency: 'FEYE',
  CalculationFrequency: 'FEYE',
  Notes: note,
  OtherFeeType: otherFee,
  OtherFeeRateType: other,
  ...otherFrequencies,
};

const overdraftCap = { ...cap, FeeType: ['FBAO'] };
const overdraftFees = [
  {
    OverdraftFeeChargeCap: [overdraftCap],
    OverdraftFeeChargeDetail: [
      {
        ...fee,
        FeeType: 'FBAO',
        OtherFeeType: other,
        OverdraftControlIndicator: false,
        IncrementalBorrowingAmount: '7.00',
        OverdraftFeeChargeCap: [overdraftCap],
      },
    ],
  },
];

const loanFees = [
  {
    LoanInterestFeeChargeDetail: [fee],
    LoanInterestFeeChargeCap: [{ ...cap, CappingPeriod: 'FEYE' }],
  },
];

export const otherProductType = {
  Name: 'Small business loan',
  Description: 'A loan of fixed term',
  ProductDetails: {
    Segment: ['GEBU', 'PSST'],
    FeeFreeLength: 6,
    FeeFreeLengthPeriod: 'PMTH',
    MonthlyMaximumCharge: '20.00',
    Notes: note,
    OtherSegment: other,
  },
  CreditInterest: {
    TierBandSet: [
      {
        TierBandMethod: 'INTI',
        CalculationMethod: 'ITCO',
        Destination: 'INSC',
        Notes: note,
        OtherCalculationMethod: other,
        OtherDestination: other,
        TierBand: [
          {
            Identification: 'T1',
            TierValueMinimum: '1',
            TierValueMaximum: '99999999999999.9999',
            CalculationFrequency: 'FQDY',
            ApplicationFrequency: 'FQMY',
            DepositInterestAppliedCoverage: 'INWH',
            FixedVariableInterestRateType: 'INVA',
            AER: '1.25',
            BankInterestRateType: 'INGR',
            BankInterestRate: '-0.5',
            Notes: note,
            OtherBankInterestType: other,
            ...otherFrequencies,
          },
        ],
      },
    ],
  },
  Overdraft: {
    Notes: note,
    OverdraftTierBandSet: [
      {
        TierBandMethod: 'INBA',
        OverdraftType: 'OVCO',
        Identification: 'OD',
        AuthorisedIndicator: true,
        BufferAmount: '10.00',
        Notes: note,
        OverdraftTierBand: [
          {
            Identification: 'O1',
            TierValueMin: '0',
            TierValueMax: '500.00',
            EAR: '19.9',
            AgreementLengthMin: 1,
            AgreementLengthMax: 12,
            AgreementPeriod: 'PMTH',
            OverdraftInterestChargingCoverage: 'INTI',
            BankGuaranteedIndicator: true,
            Notes: note,
            OverdraftFeesCharges: overdraftFees,
          },
        ],
        OverdraftFeesCharges: overdraftFees,
      },
    ],
  },
  LoanInterest: {
    Notes: note,
    LoanInterestTierBandSet: [
      {
        TierBandMethod: 'INWH',
        Identification: 'L',
        CalculationMethod: 'ITSI',
        Notes: note,
        OtherCalculationMethod: other,
        LoanInterestTierBand: [
          {
            Identification: 'L1',
            TierValueMinimum: '1000.00',
            TierValueMaximum: '25000.00',
            TierValueMinTerm: 12,
            MinTermPeriod: 'PMTH',
            TierValueMaxTerm: 5,
            MaxTermPeriod: 'PYER',
            FixedVariableInterestRateType: 'INFI',
            RepAPR: '7.9',
            LoanProviderInterestRateType: 'INBB',
            LoanProviderInterestRate: '5.25',
            Notes: note,
            OtherLoanProviderInterestRateType: other,
            LoanInterestFeesCharges: loanFees,
          },
        ],
        LoanInterestFeesCharges: loanFees,
      },
    ],
  },
  Repayment: {
    RepaymentType: 'USCI',
    RepaymentFrequency: 'SMMO',
    AmountType: 'RACI',
    Notes: note,
    OtherRepaymentType: other,
    OtherRepaymentFrequency: other,
    OtherAmountType: other,
    RepaymentFeeCharges: { RepaymentFeeChargeDetail: [fee], RepaymentFeeChargeCap: [cap] },
    RepaymentHoliday: [{ MaxHolidayLength: 2, MaxHolidayPeriod: 'PMTH', Notes: note }],
  },
  OtherFeesCharges: [
    {
      TariffType: 'TTEL',
      TariffName: 'Online',
      OtherTariffType: other,
      FeeChargeDetail: [
        {
          ...fee,
          FeeCategory: 'FCSV',
          FeeChargeCap: [cap],
          OtherFeeCategoryType: other,
          FeeApplicableRange: { MinimumAmount: '0', MaximumAmount: '10.00', MinimumRate: '0', MaximumRate: '1' },
        },
      ],
      FeeChargeCap: [cap],
    },
  ],
  SupplementaryData: { Brochure: 'https://bank.example/loan' },
};
