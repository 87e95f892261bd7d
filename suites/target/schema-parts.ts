import { secretTitle } from './check-document.ts';

/** Text that is not empty. */
export const text = { type: 'string', minLength: 1 } as const;

const reference = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: { env: text, file: text },
} as const;

/** A reference to a secret: text in its place is refused. */
export const secret = { ...reference, title: secretTitle } as const;

/** Names with texts as they are, or with references. */
export const texts = {
  type: 'object',
  additionalProperties: { ...reference, type: ['string', 'object'] },
} as const;
