import { createRequire } from 'node:module';
import type { Options } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from './formats.ts';

const require = createRequire(import.meta.url);

/**
 * Ajv for 2020-12 in strict mode: reports every fault, changes no value, knows no format but those of the interface.
 * It writes no messages: `faults.ts` does, from the parameters of each error. Ajv itself is loaded by the first call,
 * because a run that finds all its validators precompiled never needs it.
 */
export function createAjv(code: Options['code'] = {}): Ajv2020 {
  const ajv = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  return new ajv.Ajv2020({
    strict: true,
    allErrors: true,
    messages: false,
    formats,
    code: { process: gatheringInPlace, ...code },
  });
}

/**
 * Ajv for the schemas of configuration files, whose errors bear the schema and the value, for messages that quote them. It is loaded by the
 * first call, too: most commands read no such file.
 */
export function configurationAjv(options: Pick<Options, 'formats' | 'code'>): Ajv2020 {
  const ajv = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  return new ajv.Ajv2020({
    ...options,
    strict: true,
    strictRequired: false,
    allErrors: true,
    verbose: true,
    allowUnionTypes: true,
    discriminator: true,
    messages: false,
  });
}

/**
 * Code of Ajv in which the faults of each part are added to the list of faults. As Ajv writes it, the list is copied for each part: a
 * body of ten thousand faulty records then takes seconds, and one of a hundred thousand minutes. Each list is new with each call.
 */
export function gatheringInPlace(code: string): string {
  return code.replaceAll(
    /vErrors\.concat\((\w+)\.errors\)/g,
    '($1.errors.forEach((each) => vErrors.push(each)), vErrors)',
  );
}
