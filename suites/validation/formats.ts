import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isDateTime } from './date-time.ts';

/** The formats that the interface uses: `date-time` is our own, `uri` is the full check of ajv-formats. */
export const formats = {
  'date-time': isDateTime,
  uri: fullFormats.uri,
  // Fractions are the business of `type`, so that they are one fault and not two.
  int32: {
    type: 'number',
    validate: (value: number): boolean => !Number.isInteger(value) || Math.abs(value + 0.5) < 2 ** 31,
  },
} as const;
