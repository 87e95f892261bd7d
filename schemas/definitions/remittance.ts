import { creditorReferenceTypes, documentTypes, laterDocumentTypes } from '../codes/version-four.ts';
import { type Definitions, ref } from '../json-schema.ts';

const from401 = { since: '4.0.1' } as const;

/** What goes to the payee with a payment, from version 4 on. */
export const remittanceDefinitions = {
  OBRemittanceInformation2: {
    type: 'object',
    properties: {
      Structured: { type: 'array', items: ref('OBRemittanceInformationStructured') },
      Unstructured: { type: 'array', items: ref('Max140Text') },
    },
  },
  OBRemittanceInformationStructured: {
    type: 'object',
    properties: {
      ReferredDocumentInformation: { type: 'array', items: ref('OBReferredDocumentInformation') },
      // A whole number in 4.0.0, by mistake.
      ReferredDocumentAmount: {
        ...ref('OBActiveCurrencyAndAmount_SimpleType'),
        'x-by-release': [{ until: '4.0.0', schema: { type: 'integer', format: 'int32' } }],
      },
      CreditorReferenceInformation: {
        type: 'object',
        properties: {
          Code: { type: 'string', enum: creditorReferenceTypes },
          Issuer: ref('Max35Text'),
          Reference: ref('Max35Text'),
        },
      },
      Invoicer: ref('Max256Text'),
      Invoicee: ref('Max256Text'),
      TaxRemittance: ref('Max140Text'),
      AdditionalRemittanceInformation: { type: 'array', maxItems: 3, items: ref('Max140Text') },
    },
  },
  OBReferredDocumentInformation: {
    type: 'object',
    properties: {
      Code: {
        type: 'string',
        enum: [...documentTypes, ...laterDocumentTypes],
        'x-enum': Object.fromEntries(laterDocumentTypes.map((code) => [code, from401])),
      },
      Issuer: ref('Max140Text'),
      Number: ref('Max35Text'),
      RelatedDate: ref('ISODateTime'),
      LineDetails: {
        type: 'array',
        items: { ...ref('Max2048Text'), 'x-by-release': [{ until: '4.0.0', schema: { type: 'string' } }] },
      },
    },
  },
} as const satisfies Definitions;
