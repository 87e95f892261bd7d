import type { Exchange } from '../contract/index.ts';
import { rewriteJson } from './json-text.ts';
import type { Masks } from './masks.ts';
import { sensitivityAt } from './sensitive-names.ts';

/** Values that the exchanges of a run show to be secret, with their masks, and those that they show not to be. */
export interface Secrets {
  readonly maskOf: (value: string) => string | undefined;
  /** Longest known secret that starts at an offset of a text and ends at a word boundary. */
  readonly startingAt: (text: string, offset: number) => string | undefined;
  /** The mask of a value that a message breaks off. */
  readonly maskOfStart: (start: string) => string | undefined;
  /**
   * Masks the known values of one short word in prose that somebody else wrote. Among words and codes of ours they stay: a
   * customer may well be called Grace, or May.
   */
  readonly inProse: (text: string) => string;
  /** True for an identifier of a resource: it may look like an account number and stays. */
  readonly isIdentifier: (value: string) => boolean;
}

const shortest = 4;
const shortestWord = 3;
const oneWord = /^\p{L}+$/u;
const wholeWords = /(?<![\p{L}\p{N}_])\p{L}+(?![\p{L}\p{N}_])/gu;

/** Collects the secrets of a run from the bodies of its exchanges. */
export function collectSecrets(exchanges: readonly Exchange[], masks: Masks): Secrets {
  const found = new Map<string, string>();
  const plain = new Set<string>();
  const identifiers = new Set<string>();

  for (const { request, response } of exchanges) {
    for (const body of [request.body, response?.body]) {
      if (body === undefined || !/^\s*[[{]/.test(body)) continue;
      rewriteJson(body, ({ kind, value, path }) => {
        const sensitivity = kind === 'name' ? 'plain' : sensitivityAt(path);
        if (sensitivity === 'personal') addPersonal(found, value, masks);
        else if (sensitivity === 'credential') found.set(value, masks.credential(value));
        else if (sensitivity === 'identifier') identifiers.add(value);
        else if (value.length < 64) plain.add(value);
        return undefined;
      });
    }
  }

  // A customer may call an account "Savings": a word that also stands where nothing is secret gives nothing away.
  for (const value of found.keys()) {
    if ((value.length < shortest || oneWord.test(value)) && plain.has(value)) found.delete(value);
  }

  const words = new Map(
    [...found].filter(([value]) => oneWord.test(value) && value.length >= shortestWord && !identifiers.has(value)),
  );
  const byStart = new Map<string, string[]>();
  for (const value of found.keys()) {
    if (value.length < shortest || (oneWord.test(value) && value.length < 8)) continue;
    const start = value.slice(0, shortest);
    const values = byStart.get(start);
    if (values === undefined) byStart.set(start, [value]);
    else values.push(value);
  }
  for (const values of byStart.values()) values.sort((a, b) => b.length - a.length);

  return {
    maskOf: (value) => found.get(value),
    startingAt: (text, offset) =>
      byStart
        .get(text.slice(offset, offset + shortest))
        ?.find((value) => text.startsWith(value, offset) && !isWord(text.charAt(offset + value.length))),
    maskOfStart: (start) => {
      if (start.length < shortest) return undefined;
      for (const [value, mask] of found) if (value.startsWith(start)) return mask.slice(0, start.length);
      return undefined;
    },
    inProse: (text) => (words.size === 0 ? text : text.replace(wholeWords, (word) => words.get(word) ?? word)),
    isIdentifier: (value) => identifiers.has(value) && !found.has(value),
  };
}

/** With a sort code and account number, or an IBAN, goes the account number on its own. */
function addPersonal(found: Map<string, string>, value: string, masks: Masks): void {
  found.set(value, masks.shape(value));
  if (!/^(?:[A-Z]{2}\d{2}[A-Z]{4})?\d{14}$/.test(value)) return;
  for (const length of [8, 14]) found.set(value.slice(-length), masks.shape(value.slice(-length)));
}

export function isWord(character: string): boolean {
  return /[\p{L}\p{N}_]/u.test(character);
}
