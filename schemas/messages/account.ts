import { readMessage } from '../definitions/envelope.ts';
import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

/** OBReadAccount: the accounts of a consent. */
export const accountMessage: AnnotatedSchema = readMessage({
  type: 'object',
  properties: { Account: { type: 'array', items: ref('OBAccount6') } },
});

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
      AccountType: { type: 'string', enum: ['Business', 'Personal'] },
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
      },
      Description: ref('Max35Text'),
      Nickname: ref('Max70Text'),
      // Change 15. The prose calls both ISODate; the schema, which is followed, says date-time.
      OpeningDate: { ...ref('ISODateTime'), 'x-since': '3.1.3' },
      MaturityDate: { ...ref('ISODateTime'), 'x-since': '3.1.3' },
      // Change 31.
      SwitchStatus: { ...ref('NamespacedCode'), 'x-since': '3.1.6' },
      Account: { type: 'array', items: ref('OBCashAccount5') },
      Servicer: ref('OBBranchAndFinancialInstitutionIdentification5'),
    },
  },
} as const satisfies Definitions;
