/**
 * Names of members that the standard, OAuth and OpenID Connect define, whatever the message: their values are codes, dates, amounts
 * and links unless the name says that they are secret. A test holds the list to the schemas. Free text stands in those below.
 */
const names = `
  AER Account AccountId AccountRole AccountSubType AccountType Address AddressLine AddressType AgreementLengthMax
  AgreementLengthMin AgreementPeriod Amount AmountType ApplicationFrequency AuthorisationType AuthorisedIndicator BCA
  Balance BankGuaranteedIndicator BankInterestRate BankInterestRateType BankTransactionCode BeneficialOwnership
  Beneficiary BeneficiaryId BeneficiaryType BookingDateTime BufferAmount BuildingNumber CalculationFrequency
  CalculationMethod CappingPeriod CardInstrument CardSchemeName ChargeAmount Code ConsentId ContractIdentification
  Country CountrySubDivision CreationDateTime CreditDebitIndicator CreditInterest CreditLine CreditorAccount
  CreditorAgent Currency CurrencyExchange Data DateTime DebtorAccount DebtorAgent DebtorReference Department
  DepositInterestAppliedCoverage Description Destination DirectDebit DirectDebitId DirectDebitStatusCode EAR
  EmailAddress EndDateTime ErrorCode Errors ExchangeRate ExpirationDateTime Fee FeeAmount FeeApplicableRange
  FeeCapAmount FeeCapOccurrence FeeCategory FeeChargeCap FeeChargeDetail FeeFreeLength FeeFreeLengthPeriod FeeRate
  FeeRateType FeeType FinalPaymentAmount FinalPaymentDateTime First FirstAvailableDateTime FirstPaymentAmount
  FirstPaymentDateTime FixedVariableInterestRateType Frequency FullLegalName Id Identification Included
  IncrementalBorrowingAmount InstructedAmount Issuer Last LastAvailableDateTime LastPaymentAmount LastPaymentDateTime
  LegalStructure Links LoanInterest LoanInterestFeeChargeCap LoanInterestFeeChargeDetail LoanInterestFeesCharges
  LoanInterestTierBand LoanInterestTierBandSet LoanProviderInterestRate LoanProviderInterestRateType LocalAmount
  MandateIdentification MarketingStateId MaturityDate MaxHolidayLength MaxHolidayPeriod MaxTermPeriod MaximumAmount
  MaximumRate MerchantCategoryCode MerchantDetails MerchantName Message Meta MinMaxType MinTermPeriod MinimumAmount
  MinimumRate Mobile MonthlyMaximumCharge Name NegotiableIndicator Next NextPaymentAmount NextPaymentDateTime Nickname
  Notes NumberOfPayments Offer OfferId OfferType OpeningDate OtherAmountType OtherApplicationFrequency
  OtherBankInterestType OtherCalculationFrequency OtherCalculationMethod OtherDestination OtherFeeCategoryType
  OtherFeeRateType OtherFeeType OtherFeesCharges OtherLoanProviderInterestRateType OtherProductType
  OtherRepaymentFrequency OtherRepaymentType OtherSegment OtherTariffType Overdraft OverdraftControlIndicator
  OverdraftFeeChargeCap OverdraftFeeChargeDetail OverdraftFeesCharges OverdraftInterestChargingCoverage
  OverdraftTierBand OverdraftTierBandSet OverdraftType PCA Party PartyId PartyNumber PartyType Path Permissions Phone
  PostCode PostalAddress Prev PreviousPaymentAmount PreviousPaymentDateTime Product ProductDetails ProductId
  ProductName ProductType ProprietaryBankTransactionCode QuotationDate Rate RateType Reference Related Relationships
  RepAPR Repayment RepaymentFeeChargeCap RepaymentFeeChargeDetail RepaymentFeeCharges RepaymentFrequency
  RepaymentHoliday RepaymentType RepresentativeAPR Risk ScheduledPayment ScheduledPaymentDateTime ScheduledPaymentId
  ScheduledType SchemeName SecondaryIdentification SecondaryProductId Segment Self Servicer SourceCurrency
  StandingOrder StandingOrderId StandingOrderStatusCode StartDateTime Statement StatementAmount StatementBenefit
  StatementDateTime StatementDescription StatementFee StatementId StatementInterest StatementRate StatementReference
  StatementValue Status StatusUpdateDateTime StreetName SubCode SubDepartment SubType SupplementaryData SwitchStatus
  TargetCurrency TariffName TariffType Term TierBand TierBandMethod TierBandSet TierValueMax TierValueMaxTerm
  TierValueMaximum TierValueMin TierValueMinTerm TierValueMinimum TotalPages TotalValue TownName Transaction
  TransactionFromDateTime TransactionId TransactionInformation TransactionMutability TransactionReference
  TransactionToDateTime Type URL UnitCurrency Url Value ValueDateTime access_token token_type expires_in refresh_token
  id_token scope error error_description error_uri iss sub aud exp iat nbf nonce jti acr amr auth_time at_hash c_hash
  StatusReason StatusReasonCode StatusReasonDescription Proxy LEI BuildingName UnitNumber Floor Room PostBox CareOf
  TownLocationName DistrictName Classification CategoryPurposeCode RecurringPaymentDateTime Reason CountPerPeriod
  PointInTime Structured Unstructured ReferredDocumentInformation ReferredDocumentAmount CreditorReferenceInformation
  Invoicer Invoicee TaxRemittance AdditionalRemittanceInformation Number RelatedDate LineDetails AccountCategory
  AccountTypeCode StatementFrequencyAndFormat CommunicationMethod Format DeliveryAddress
  ExtendedProprietaryBankTransactionCodes PaymentPurposeCode UltimateCreditor UltimateDebtor IntermediaryAgent1
  IntermediaryAgent2 IntermediaryAgent3 ProcessingStatus MandateRelatedInformation RemittanceInformation
  s_hash openbanking_intent_id refresh_token_expires_at issuer authorization_endpoint token_endpoint jwks_uri
`;

export const standardMembers: ReadonlySet<string> = new Set(names.trim().split(/\s+/));

/** Members of the standard in which a bank writes what it likes. */
export const proseMembers: ReadonlySet<string> = new Set([
  'Message',
  'Description',
  'error',
  'error_description',
  'Reason',
  'StatusReasonDescription',
  'SupplementaryData',
]);
