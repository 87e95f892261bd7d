import { publishedRegime } from '../../schemas/regime.ts';
import type { Release } from '../../schemas/releases.ts';
import type { Issue } from '../http/api-error.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const dataMembers = ['Permissions', 'ExpirationDateTime', 'TransactionFromDateTime', 'TransactionToDateTime'];

function unexpected(object: JsonObject, known: readonly string[], prefix: string): readonly Issue[] {
  return Object.keys(object)
    .filter((name) => !known.includes(name))
    .map((name) => ({
      errorCode: 'UK.OBIE.Field.Unexpected',
      message: 'The message has no such member',
      path: `${prefix}${name}`,
    }));
}

function missingOrNoObject(body: JsonObject, name: string): readonly Issue[] {
  if (body[name] === undefined) {
    return [{ errorCode: 'UK.OBIE.Field.Missing', message: `The message must have ${name}`, path: name }];
  }
  if (isObject(body[name])) return [];
  return [{ errorCode: 'UK.OBIE.Field.Invalid', message: `${name} must be an object`, path: name }];
}

/**
 * What is wrong with the frame of OBReadConsent1: `Data` and `Risk` missing or no objects, and unknown members where the
 * release has closed an object: the root and Risk in most releases, Data in the first two, nothing in 3.1.2 and 3.1.3.
 */
export function shapeProblems(body: JsonObject, release: Release): readonly Issue[] {
  const regime = publishedRegime(release);
  const { Data: data, Risk: risk } = body;
  return [
    ...missingOrNoObject(body, 'Data'),
    ...missingOrNoObject(body, 'Risk'),
    ...(regime === 'open' ? [] : unexpected(body, ['Data', 'Risk'], '')),
    ...(isObject(risk) ? unexpected(risk, [], 'Risk.') : []),
    ...(regime === 'closed' && isObject(data) ? unexpected(data, dataMembers, 'Data.') : []),
  ];
}
