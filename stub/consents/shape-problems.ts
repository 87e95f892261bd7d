import { publishedRegime } from '../../schemas/regime.ts';
import type { Release } from '../../schemas/releases.ts';
import type { Issue } from '../http/api-error.ts';
import { because, type Why } from '../http/why.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const dataMembers = ['Permissions', 'ExpirationDateTime', 'TransactionFromDateTime', 'TransactionToDateTime'];

const frame = 'A body like {"Data": {"Permissions": ["ReadAccountsBasic"]}, "Risk": {}}';

function known(members: readonly string[], prefix: string): Why {
  const where = prefix === '' ? 'The message' : prefix.slice(0, -1);
  const has = members.length === 0 ? 'has no members: {}' : `has ${members.join(', ')} and nothing else`;
  const id = prefix === 'Risk.' ? 'AISP-CON-006' : 'AISP-CON-007';
  return because(
    'body',
    id,
    () => `${where} ${has}. Which accounts there are to see, the PSU says when they authorise.`,
  );
}

function unexpected(object: JsonObject, members: readonly string[], prefix: string): readonly Issue[] {
  return Object.keys(object)
    .filter((name) => !members.includes(name))
    .map((name) => ({
      errorCode: 'UK.OBIE.Field.Unexpected',
      message: 'The message has no such member',
      path: `${prefix}${name}`,
      why: known(members, prefix),
    }));
}

function missingOrNoObject(body: JsonObject, name: string): readonly Issue[] {
  const has = Object.keys(body);
  const lacks = `${frame}. This one has ${has.length === 0 ? 'no members' : has.join(', ')}.`;
  if (body[name] === undefined) {
    const why = because('body', ['AISP-CON-005', 'AISP-ERR-013'], () => lacks);
    return [{ errorCode: 'UK.OBIE.Field.Missing', message: `The message must have ${name}`, path: name, why }];
  }
  if (isObject(body[name])) return [];
  const why = because('body', name === 'Risk' ? 'AISP-CON-006' : 'AISP-CON-005', () => `${frame}.`);
  return [{ errorCode: 'UK.OBIE.Field.Invalid', message: `${name} must be an object`, path: name, why }];
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
