import type { Definitions } from '../json-schema.ts';
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
  },
  OBAddressTypeCode: {
    type: 'string',
    enum: ['Business', 'Correspondence', 'DeliveryTo', 'MailTo', 'POBox', 'Postal', 'Residential', 'Statement'],
  },
  // Namespaced enumerations are open: a bank may add `{country}.{bank}.{value}`, so the type is string and no more.
  NamespacedCode: { type: 'string' },
} as const satisfies Definitions;
