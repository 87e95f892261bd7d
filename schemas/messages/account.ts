import { accountTypes } from '../codes/version-four.ts';
import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** OBReadAccount: the accounts of a consent. */
export const accountMessage: AnnotatedSchema = readMessage({
  type: 'object',
  properties: { Account: { type: 'array', items: ref('OBAccount6') } },
});

const categories = { type: 'string', enum: ['Business', 'Personal'] } as const satisfies AnnotatedSchema;

export const accountRecord = {
  OBAccount6: {
    type: 'object',
    'x-closed': 'partly',
    required: ['AccountId'],
    // Change 34: absent only for switched accounts, and only from 3.1.7.
    'x-required': {
      Currency: { until: '3.1.6' },
      AccountType: { until: '3.1.6' },
      AccountSubType: { until: '3.1.6' },
    },
    properties: {
      AccountId: ref('Max40Text'),
      // Change 11.
      Status: {
        type: 'string',
        enum: ['Deleted', 'Disabled', 'Enabled', 'Pending', 'ProForma'],
        'x-since': '3.1.2',
      },
      StatusUpdateDateTime: { ...ref('ISODateTime'), 'x-since': '3.1.2' },
      Currency: ref('ActiveOrHistoricCurrencyCode'),
      AccountType: { ...categories, 'x-until': '3.1.11' },
      AccountCategory: { ...categories, 'x-since': '4.0.0' },
      AccountSubType: {
        type: 'string',
        enum: [
          'ChargeCard',
          'CreditCard',
          'CurrentAccount',
          'EMoney',
          'Loan',
          'Mortgage',
          'PrePaidCard',
          'Savings',
          'Wallet',
        ],
        // Change 44, of the fifth revision of 3.1.11.
        'x-enum': { Wallet: { since: '3.1.11' } },
        'x-until': '3.1.11',
      },
      AccountTypeCode: { type: 'string', enum: accountTypes, 'x-since': '4.0.0' },
      Description: ref('Max35Text'),
      Nickname: ref('Max70Text'),
      // Change 15. The prose calls both ISODate; the schema, which is followed, says date-time.
      OpeningDate: { ...ref('ISODateTime'), 'x-since': '3.1.3' },
      MaturityDate: { ...ref('ISODateTime'), 'x-since': '3.1.3' },
      // Change 31.
      SwitchStatus: { ...ref('NamespacedCode'), 'x-since': '3.1.6' },
      Account: {
        type: 'array',
        items: { ...ref('OBCashAccount5'), 'x-by-release': [{ since: '4.0.0', schema: ref('AccountIdentification') }] },
      },
      StatementFrequencyAndFormat: { type: 'array', items: ref('StatementDelivery'), 'x-since': '4.0.0' },
      Servicer: {
        ...ref('OBBranchAndFinancialInstitutionIdentification5'),
        'x-by-release': [{ since: '4.0.0', schema: ref('Servicer') }],
      },
    },
  },
  // When and how statements are sent.
  StatementDelivery: {
    type: 'object',
    properties: {
      Frequency: {
        type: 'string',
        enum: ['DAIL', 'INDA', 'MIAN', 'MNTH', 'MOVE', 'QURT', 'TEND', 'WEEK', 'YEAR', 'NONE', 'SLCT'],
        'x-enum': { NONE: { since: '4.0.1' }, SLCT: { since: '4.0.1' } },
      },
      CommunicationMethod: { type: 'string', enum: ['EMAL', 'FAXI', 'FILE', 'ONLI', 'POST'] },
      Format: {
        type: 'string',
        enum: ['DPDF', 'DXML', 'SDSH', 'WORD', 'XSLT', 'DCSV'],
        'x-enum': { DCSV: { since: '4.0.1' } },
      },
      DeliveryAddress: ref('OBPostalAddress6'),
    },
  },
} as const satisfies Definitions;
