import type { MessageVectors } from './vector.ts';

const minimal = {
  Code: '400 BadRequest',
  Message: 'The request has a fault',
  Errors: [{ ErrorCode: 'UK.OBIE.Field.Missing', Message: 'Permissions is missing' }],
};

const maximal = {
  ...minimal,
  Id: '2b5f0fb2-730b-11e8-adc0-fa7ae01bbebc',
  Errors: [
    {
      ErrorCode: 'UK.OBIE.Field.Invalid',
      Message: 'ReadEverything is no permission',
      Path: 'Data.Permissions[0]',
      Url: 'https://bank.example/errors/field-invalid',
    },
    { ErrorCode: 'GB.ExampleBank.Busy', Message: 'Try again later' },
  ],
};

export const errorVectors: MessageVectors = {
  family: 'error',
  accepts: [
    { title: 'accepts an error with what is required', body: minimal },
    { title: 'accepts errors with all members', body: maximal },
  ],
  rejects: [
    { title: 'rejects an error without Code', from: minimal, remove: '/Code', keyword: 'required' },
    { title: 'rejects an error without Message', from: minimal, remove: '/Message', keyword: 'required' },
    { title: 'rejects an error without Errors', from: minimal, remove: '/Errors', keyword: 'required' },
    { title: 'rejects an empty list of errors', from: minimal, set: '/Errors', value: [], keyword: 'minItems' },
    { title: 'rejects a detail without ErrorCode', from: minimal, remove: '/Errors/0/ErrorCode', keyword: 'required' },
    { title: 'rejects a detail without Message', from: minimal, remove: '/Errors/0/Message', keyword: 'required' },
    {
      title: 'rejects a code of 41 characters',
      from: minimal,
      set: '/Code',
      value: 'c'.repeat(41),
      keyword: 'maxLength',
    },
    { title: 'rejects a status as a number', from: minimal, set: '/Code', value: 400, keyword: 'type' },
    { title: 'rejects an empty path', from: maximal, set: '/Errors/0/Path', value: '', keyword: 'minLength' },
    { title: 'rejects an unknown member', from: minimal, set: '/Trace', value: 'abc', keyword: 'additionalProperties' },
    {
      title: 'rejects an unknown member of a detail',
      from: minimal,
      set: '/Errors/0/Line',
      value: 3,
      keyword: 'additionalProperties',
    },
  ],
};
