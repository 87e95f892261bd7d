import { isObject } from '../../suites/core/json.ts';
import { secretTitle } from '../../suites/target/check-document.ts';
import type { SchemaPart } from './schema-part.ts';

/** How a value is asked for. `lines`: one to a line; `pairs`: `name: value` on each. */
export type FieldKind = 'text' | 'number' | 'choice' | 'switch' | 'secret' | 'lines' | 'pairs' | 'group' | 'list';

export function kindOf(part: SchemaPart): FieldKind {
  const { type, title, properties, items, oneOf, additionalProperties } = part;
  if (title === secretTitle) return 'secret';
  if (part.enum !== undefined) return 'choice';
  if (items?.type === 'object') return 'list';
  if (items !== undefined) return 'lines';
  if (oneOf !== undefined || properties !== undefined) return 'group';
  if (typeof additionalProperties === 'object') return 'pairs';
  if (type === 'boolean') return 'switch';
  return type === 'integer' || type === 'number' ? 'number' : 'text';
}

const reference = /^(env|file):(.+)$/s;
const secretNames = /key|token|secret|auth|passw|credential/i;

/** What a field holds as the value of a target file; undefined where it is empty. What cannot be read stays text, for the check to refuse. */
export function fieldValue(part: SchemaPart, given: string): unknown {
  const text = given.replaceAll('\r\n', '\n').trim();
  if (text === '') return undefined;
  switch (kindOf(part)) {
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'switch':
      return text === 'true' ? true : text === 'false' ? false : text;
    case 'secret':
      return referenceIn(text);
    case 'lines':
      return linesIn(part, text);
    case 'pairs':
      return Object.fromEntries(text.split('\n').flatMap(pairIn));
    default:
      return text;
  }
}

function referenceIn(text: string): unknown {
  const [, from, name] = reference.exec(text) ?? [];
  return from === undefined || name === undefined ? text : { [from]: name.trim() };
}

function linesIn({ type }: SchemaPart, text: string): unknown {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  const alone = Array.isArray(type) && lines.length === 1 && /^(all|some)$/.test(lines[0] ?? '');
  return alone ? lines[0] : lines;
}

function pairIn(line: string): readonly (readonly [string, unknown])[] {
  if (line.trim() === '') return [];
  const [name = '', ...rest] = line.split(':');
  return [[name.trim(), referenceIn(rest.join(':').trim())]];
}

/** A value as its field shows it. A secret that stands in the file itself is not shown. */
export function textOf(part: SchemaPart, value: unknown): string {
  if (value === undefined || value === null) return '';
  switch (kindOf(part)) {
    case 'secret':
      return shownReference(value) ?? '';
    case 'lines':
      return Array.isArray(value) ? value.map(String).join('\n') : String(value);
    case 'pairs':
      return isObject(value)
        ? Object.entries(value)
            .map(([name, each]) => `${name}: ${shownPair(name, each)}`)
            .join('\n')
        : '';
    default:
      return isObject(value) || Array.isArray(value) ? '' : String(value);
  }
}

function shownPair(name: string, value: unknown): string {
  const shown = shownReference(value);
  return shown ?? (secretNames.test(name) || isObject(value) ? '' : String(value));
}

function shownReference(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const [[from, name] = []] = Object.entries(value);
  return (from === 'env' || from === 'file') && typeof name === 'string' ? `${from}:${name}` : undefined;
}
