import type { AnnotatedSchema, Definitions } from '../json-schema.ts';

const text = (maxLength: number): AnnotatedSchema => ({ type: 'string', minLength: 1, maxLength });

/** Free text, never empty, bounded in characters; the names are those of the data dictionaries. */
export const textDefinitions = {
  Max16Text: text(16),
  Max34Text: text(34),
  Max35Text: text(35),
  Max40Text: text(40),
  Max70Text: text(70),
  Max128Text: text(128),
  Max140Text: text(140),
  Max210Text: text(210),
  Max256Text: text(256),
  Max350Text: text(350),
  Max500Text: text(500),
  Max2000Text: text(2000),
  Max2048Text: text(2048),
  ISODateTime: { type: 'string', format: 'date-time' },
  // Legal Entity Identifier, ISO 17442.
  LEI: { type: 'string', minLength: 1, maxLength: 20, pattern: '^[A-Z0-9]{18,18}[0-9]{2,2}$' },
  CountryCode: { type: 'string', pattern: '^[A-Z]{2,2}$' },
  // Not anchored as published: text before and after the number passes, and a bank may not be failed for it.
  PhoneNumber: { type: 'string', pattern: '\\+[0-9]{1,3}-[0-9()+\\-]{1,30}' },
} as const satisfies Definitions;
