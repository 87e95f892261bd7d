import { type AnnotatedSchema, type Definitions, ref } from '../json-schema.ts';

const link = { type: 'string', format: 'uri' } as const;

/** What every message carries round its `Data`. */
export const envelopeDefinitions = {
  Links: {
    type: 'object',
    'x-closed': 'always',
    required: ['Self'],
    properties: { Self: link, First: link, Prev: link, Next: link, Last: link },
  },
  Meta: {
    type: 'object',
    'x-closed': 'always',
    properties: {
      TotalPages: { type: 'integer', format: 'int32' },
      FirstAvailableDateTime: ref('ISODateTime'),
      LastAvailableDateTime: ref('ISODateTime'),
    },
  },
  OBRisk2: { type: 'object', 'x-closed': 'always', properties: {} },
  OBSupplementaryData1: {
    type: 'object',
    'x-closed': 'never',
    // Change 9: an object without members until 3.1.1, the bank's own members after.
    'x-by-release': [{ until: '3.1.1', schema: { type: 'object', 'x-closed': 'always', properties: {} } }],
  },
} as const satisfies Definitions;

/**
 * A response of the interface: `Data`, then `Links` and `Meta`, which the schemas require until 3.1.1 (change 8)
 * and the prose requires always. `beside` holds further required members next to `Data`.
 */
export function readMessage(data: AnnotatedSchema, beside: Definitions = {}): AnnotatedSchema {
  return {
    type: 'object',
    'x-closed': 'partly',
    required: ['Data', ...Object.keys(beside)],
    'x-required': { Links: { until: '3.1.1' }, Meta: { until: '3.1.1' } },
    properties: { Data: data, ...beside, Links: ref('Links'), Meta: ref('Meta') },
  };
}
