import { type AnnotatedSchema, ref } from '../json-schema.ts';

/** OBErrorResponse1: the body of a refusal. `Id` identifies the occurrence, `Path` points into the request. */
export const errorMessage: AnnotatedSchema = {
  type: 'object',
  'x-closed': 'always',
  required: ['Code', 'Message', 'Errors'],
  properties: {
    Code: ref('Max40Text'),
    Id: ref('Max40Text'),
    Message: ref('Max500Text'),
    Errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        'x-closed': 'always',
        required: ['ErrorCode', 'Message'],
        minProperties: 1,
        properties: {
          // Change 10.
          ErrorCode: { type: 'string', 'x-by-release': [{ until: '3.1.1', schema: ref('Max128Text') }] },
          Message: ref('Max500Text'),
          Path: ref('Max500Text'),
          Url: { type: 'string' },
        },
      },
    },
  },
};
