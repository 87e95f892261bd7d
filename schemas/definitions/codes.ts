import { categoryPurposes } from '../codes/purposes.ts';
import { addressTypes, balanceTypes } from '../codes/version-four.ts';
import { type Definitions, ref } from '../json-schema.ts';
import { permissionCodes } from '../permissions.ts';

/** The static enumerations that more than one message uses. They are closed: no bank adds a value. */
export const codeDefinitions = {
  OBExternalPermissions1Code: { type: 'string', enum: permissionCodes },
  OBCreditDebitCode: { type: 'string', enum: ['Credit', 'Debit'] },
  OBBalanceType1Code: {
    type: 'string',
    enum: [
      'ClosingAvailable',
      'ClosingBooked',
      'ClosingCleared',
      'Expected',
      'ForwardAvailable',
      'Information',
      'InterimAvailable',
      'InterimBooked',
      'InterimCleared',
      'OpeningAvailable',
      'OpeningBooked',
      'OpeningCleared',
      'PreviouslyClosedBooked',
    ],
    'x-by-release': [{ since: '4.0.0', schema: { type: 'string', enum: balanceTypes } }],
  },
  OBAddressTypeCode: {
    type: 'string',
    enum: ['Business', 'Correspondence', 'DeliveryTo', 'MailTo', 'POBox', 'Postal', 'Residential', 'Statement'],
    'x-by-release': [{ since: '4.0.0', schema: { type: 'string', enum: addressTypes } }],
  },
  CategoryPurposeCode: { type: 'string', enum: categoryPurposes },
  // Namespaced enumerations are open: a bank may add `{country}.{bank}.{value}`, so the type is string and no more.
  // Change 10: a text of 40 characters until 3.1.1, before the values had namespaces.
  NamespacedCode: { type: 'string', 'x-by-release': [{ until: '3.1.1', schema: ref('Max40Text') }] },
  // The two statement codes that got their namespace one release late (change 19).
  LateNamespacedCode: { type: 'string', 'x-by-release': [{ until: '3.1.2', schema: ref('Max40Text') }] },
} as const satisfies Definitions;
