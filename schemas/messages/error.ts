import { type AnnotatedSchema, ref } from '../json-schema.ts';

const detailMembers = {
  // Change 10. In version 4 a code of four characters.
  ErrorCode: {
    type: 'string',
    'x-by-release': [
      { until: '3.1.1', schema: ref('Max128Text') },
      { since: '4.0.0', schema: { type: 'string', minLength: 4, maxLength: 4 } },
    ],
  },
  Message: ref('Max500Text'),
  Path: ref('Max500Text'),
  Url: { type: 'string' },
} as const satisfies Readonly<Record<string, AnnotatedSchema>>;

type Detail = keyof typeof detailMembers;
type Top = 'Code' | 'Message' | 'Errors';

/** An error that has these members at the least, and in each of its details those. */
const errorWith = (members: readonly Top[], inDetail: readonly Detail[]): AnnotatedSchema => ({
  type: 'object',
  'x-closed': 'always',
  required: members,
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
        required: inDetail,
        minProperties: 1,
        properties: detailMembers,
      },
    },
  },
});

/**
 * OBErrorResponse1: the body of a refusal. `Id` identifies the occurrence, `Path` points into the request. Version 4 deprecates
 * what stands beside the details.
 */
export const errorMessage: AnnotatedSchema = {
  ...errorWith(['Code', 'Message', 'Errors'], ['ErrorCode', 'Message']),
  'x-by-release': [{ since: '4.0.0', schema: errorWith(['Errors'], ['ErrorCode']) }],
};
