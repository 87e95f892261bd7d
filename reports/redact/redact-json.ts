import type { Hiding } from './hiding.ts';
import { rewriteJson } from './json-text.ts';
import { hasCheckDigit } from './numbers.ts';
import { sensitivityAt } from './sensitive-names.ts';
import { proseMembers, standardMembers } from './standard-members.ts';

/** JSON in JSON goes no deeper than people nest it. */
const deepest = 4;

/**
 * Masks a text that is JSON by the names of its members, and any other as what a bank writes freely; `isAnswer` is false for a
 * request, which is in our own words.
 */
export function redactJson(text: string, hiding: Hiding, isAnswer: boolean, depth = 0): string {
  const { masks, secrets, coded } = hiding;
  const prose = isAnswer ? hiding.prose : coded;
  if (!/^\s*[[{"]/.test(text)) return prose(text);
  return rewriteJson(text, ({ kind, value, path }) => {
    if (kind === 'name') return standardMembers.has(value) ? value : prose(value);
    const sensitivity = sensitivityAt(path);
    const secret = sensitivity === 'personal' || sensitivity === 'credential';
    const last = path.at(-1) ?? '';
    const isCode = standardMembers.has(last) && !proseMembers.has(last);
    if (kind === 'number') {
      return secret || secrets.maskOf(value) !== undefined || tells(value, isCode || !isAnswer)
        ? masks.number(value)
        : undefined;
    }
    if (secret) return sensitivity === 'personal' ? masks.shape(value) : masks.credential(value);
    if (sensitivity === 'identifier' && isCode) return secrets.maskOf(value) ?? coded(value);
    if (depth < deepest && /^\s*[[{]/.test(value)) return redactJson(value, hiding, isAnswer, depth + 1);
    // Codes, links and dates have no blanks.
    return isCode && !/\s/.test(value) ? coded(value) : prose(value);
  });
}

/** True for the number of a card, and in a member that nobody knows for any number of an account's length. */
function tells(number: string, isKnown: boolean): boolean {
  const digits = number.replace(/\D/g, '');
  if (!/^-?\d+$/.test(number)) return false;
  if (digits.length >= 13 && digits.length <= 19 && hasCheckDigit(digits)) return true;
  return !isKnown && digits.length >= 6;
}
