import { constants } from 'node:os';
import { vocabulary } from './vocabulary.ts';

const parts = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|[\p{Lo}\p{Lt}\p{Lm}]+/gu;
const endings = /(?:'s|s|es|ed|d|ing|ly)$/;

/** Names that the system and its resolver have for what went wrong: `ECONNREFUSED`. */
const systemErrors = new Set([...Object.keys(constants.errno), 'ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'EREFUSED', 'EAI']);

const known = new Map<string, boolean>();

/** True for a word that tells nothing of anybody: of the vocabulary, made of such words, a short number, one or two letters. */
export function isOrdinaryWord(word: string): boolean {
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  const ordinary = decide(word);
  if (known.size < 20_000) known.set(word, ordinary);
  return ordinary;
}

/** True for a text all of whose words are ordinary. */
export function isOrdinary(text: string): boolean {
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).every(isOrdinaryWord);
}

function decide(word: string): boolean {
  if (/^\p{N}+$/u.test(word)) return word.length <= 5;
  if (systemErrors.has(word)) return true;
  // Headings of HTML, exchanges, and codes of errors.
  if (/^(?:h[1-6]|x\d{1,4}|U0\d\d)$/i.test(word)) return true;
  if (/^\p{L}{1,2}$/u.test(word) || inVocabulary(word.toLowerCase())) return true;
  const found = word.match(parts) ?? [];
  const numbers = found.filter((part) => /^\p{N}/u.test(part));
  const letters = found.filter((part) => !/^\p{N}/u.test(part));
  const short = letters.filter((part) => part.length <= 2);
  return (
    numbers.every((part) => part.length <= 4) &&
    numbers.length <= 1 &&
    short.length <= 1 &&
    letters.length > short.length &&
    letters.every((part) => part.length <= 2 || inVocabulary(part.toLowerCase()))
  );
}

function inVocabulary(word: string): boolean {
  if (vocabulary.has(word)) return true;
  const stem = word.replace(endings, '');
  return stem !== word && stem.length >= 4 && vocabulary.has(stem);
}
