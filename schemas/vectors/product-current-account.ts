/** Current accounts with every member of their sub-models, in the words of the two enumerations. */
const other = { Code: 'OTH1', Name: 'House rule', Description: 'See the tariff' };
const note = ['See the tariff'];

const overdraftCap = {
  FeeType: ['ArrangedOverdraft', 'Surcharge'],
  MinMaxType: 'Maximum',
  FeeCapOccurrence: 1,
  FeeCapAmount: '20.00',
  CappingPeriod: 'Month',
  Notes: note,
  OtherFeeType: [other],
};

const feeRange = { MinimumAmount: '0', MaximumAmount: '1000.00', MinimumRate: '0', MaximumRate: '2.5' };
const otherFee = { ...other, FeeCategory: 'Servicing' };

const creditInterest = {
  TierBandSet: [
    {
      TierBandMethod: 'Tiered',
      CalculationMethod: 'Compound',
      Destination: 'SelfCredit',
      Notes: note,
      TierBand: [
        {
          Identification: 'T1',
          TierValueMinimum: '1',
          TierValueMaximum: '2500.00',
          CalculationFrequency: 'Daily',
          ApplicationFrequency: 'Monthly',
          DepositInterestAppliedCoverage: 'Whole',
          FixedVariableInterestRateType: 'Variable',
          AER: '1.25',
          BankInterestRateType: 'Gross',
          BankInterestRate: '1.24',
          Notes: note,
          OtherBankInterestType: other,
          OtherApplicationFrequency: other,
          OtherCalculationFrequency: other,
        },
      ],
    },
  ],
};

const overdraftFee = {
  FeeType: 'ArrangedOverdraft',
  OverdraftControlIndicator: true,
  IncrementalBorrowingAmount: '7.00',
  FeeAmount: '1.00',
  FeeRate: '0.5',
  FeeRateType: 'Gross',
  ApplicationFrequency: 'Daily',
  CalculationFrequency: 'Daily',
  Notes: note,
  OtherFeeType: other,
  OtherFeeRateType: other,
  OtherApplicationFrequency: other,
  OtherCalculationFrequency: other,
};

const tier = {
  Identification: 'O1',
  TierValueMin: '0',
  TierValueMax: '500.00',
  EAR: '19.9',
  RepresentativeAPR: '21.1',
  OverdraftInterestChargingCoverage: 'Tiered',
  BankGuaranteedIndicator: true,
  Notes: note,
};

const overdraftOf = (fees: readonly unknown[], bandExtras: object) => ({
  Notes: note,
  OverdraftTierBandSet: [
    {
      TierBandMethod: 'Banded',
      OverdraftType: 'OnDemand',
      Identification: 'OD',
      AuthorisedIndicator: true,
      BufferAmount: '10.00',
      Notes: note,
      OverdraftTierBand: [{ ...tier, ...bandExtras, OverdraftFeesCharges: fees }],
      OverdraftFeesCharges: fees,
    },
  ],
});

const feeCap = {
  FeeType: ['ServiceCAccountFee', 'Other'],
  MinMaxType: 'Minimum',
  FeeCapOccurrence: 2,
  FeeCapAmount: '5.00',
  CappingPeriod: 'Half Year',
  Notes: note,
  OtherFeeType: [other],
};

const feeDetail = {
  FeeCategory: 'Servicing',
  FeeType: 'ServiceCAccountFeeMonthly',
  FeeAmount: '3.00',
  FeeRate: '0.1',
  FeeRateType: 'Other',
  ApplicationFrequency: 'Monthly',
  CalculationFrequency: 'Monthly',
  Notes: note,
  FeeChargeCap: [feeCap],
  OtherFeeCategoryType: other,
  OtherFeeType: otherFee,
  OtherFeeRateType: other,
  OtherApplicationFrequency: other,
  OtherCalculationFrequency: other,
  FeeApplicableRange: feeRange,
};

export const personalCurrentAccount = {
  ProductDetails: { Segment: ['General', 'Student'], MonthlyMaximumCharge: '20.00', Notes: note },
  CreditInterest: creditInterest,
  Overdraft: overdraftOf(
    [
      {
        OverdraftFeeChargeCap: [{ ...overdraftCap, OverdraftControlIndicator: false }],
        OverdraftFeeChargeDetail: [
          { ...overdraftFee, OverdraftFeeChargeCap: { ...overdraftCap, OverdraftControlIndicator: false } },
        ],
      },
    ],
    {},
  ),
  OtherFeesCharges: { FeeChargeDetail: [feeDetail], FeeChargeCap: [feeCap] },
};

export const businessCurrentAccount = {
  ProductDetails: { Segment: ['Startup'], FeeFreeLength: 18, FeeFreeLengthPeriod: 'Month', Notes: note },
  CreditInterest: creditInterest,
  Overdraft: overdraftOf(
    [
      {
        OverdraftFeeChargeCap: [overdraftCap],
        OverdraftFeeChargeDetail: [
          { ...overdraftFee, NegotiableIndicator: false, OverdraftFeeChargeCap: [overdraftCap] },
        ],
      },
    ],
    { AgreementLengthMin: 1, AgreementLengthMax: 12, AgreementPeriod: 'Month' },
  ),
  OtherFeesCharges: [
    {
      TariffType: 'Mixed',
      TariffName: 'Business everyday',
      OtherTariffType: other,
      FeeChargeDetail: [{ ...feeDetail, NegotiableIndicator: true }],
      FeeChargeCap: [feeCap],
    },
  ],
};
