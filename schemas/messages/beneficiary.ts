import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

const message = readMessage({
  type: 'object',
  properties: { Beneficiary: { type: 'array', items: ref('OBBeneficiary5') } },
});

/** OBReadBeneficiary: the payees that a customer has registered. Version 4 leaves the message open. */
export const beneficiaryMessage: AnnotatedSchema = {
  ...message,
  'x-by-release': [{ since: '4.0.0', schema: { ...message, 'x-closed': 'never' } }],
};

export const beneficiaryRecord = {
  OBBeneficiary5: {
    type: 'object',
    'x-closed': 'partly',
    properties: {
      AccountId: ref('Max40Text'),
      BeneficiaryId: ref('Max40Text'),
      // Change 28.
      BeneficiaryType: { type: 'string', enum: ['Trusted', 'Ordinary'], 'x-since': '3.1.5' },
      Reference: ref('Max35Text'),
      // Change 16.
      SupplementaryData: { ...ref('OBSupplementaryData1'), 'x-since': '3.1.3' },
      CreditorAgent: ref('OBBranchAndFinancialInstitutionIdentification6'),
      CreditorAccount: ref('OBCashAccount5'),
    },
  },
} as const satisfies Definitions;
