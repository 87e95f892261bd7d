import { respelled } from '../../schemas/codes/respelled.ts';
import { type Release, versionOf } from '../../schemas/releases.ts';
import type { RuleId } from '../../schemas/statements/rule-ids.ts';
import { titlesOfFour } from './titles-of-four.ts';

/** A list of words that version 4 spells otherwise and means the same by. */
export type WordList = keyof typeof respelled;

const meanings: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(respelled).map(([list, words]) => [
    list,
    new Map(Object.entries(words).map(([word, code]) => [code, word])),
  ]),
);

/**
 * The word of version 3.1 that a code of version 4 spells; any other text as it is. So what a rule looks for has one name, whichever
 * version the bank speaks. That a bank speaks the right one is for the rules on the lists themselves.
 */
export function meant(list: WordList, text: string | undefined): string | undefined {
  return text === undefined ? undefined : (meanings.get(list)?.get(text) ?? text);
}

/** A word of version 3.1 as a release spells it; the word itself where version 4 has no other spelling of it. */
export function spelt(release: Release, list: WordList, word: string): string {
  const words: Readonly<Record<string, string>> = respelled[list];
  return versionOf(release) === '3.1' ? word : (words[word] ?? word);
}

/**
 * A sentence with each error code of the standard in it, the Status of a consent, that of a standing order, the type of the balance that
 * customers see, the path of the interface, and what it begins with of the kinds of an account as a release writes them.
 */
export function inWordsOf(release: Release, text: string): string {
  if (versionOf(release) === '3.1') return text;
  return text
    .replace(/UK\.OBIE\.\w+(?:\.\w+)*/g, (word) => spelt(release, 'errorCode', word))
    .replace(/(?<=\bStatus )[A-Z]\w+/g, (word) => spelt(release, 'consentStatus', word))
    .replace(/(?<=\bStandingOrderStatusCode )Active\b/, 'ACTV')
    .replace(/\bExpected(?= balance\b)/, 'XPCD')
    .replace(/^AccountType(?= is)/, 'AccountCategory')
    .replace(/^AccountSubType(?= is)/, 'AccountTypeCode')
    .replaceAll('/open-banking/v3.1/', '/open-banking/v4.0/');
}

/** The title of a rule as a release says it. */
export function titleIn(release: Release, { id, title }: { readonly id: RuleId; readonly title: string }): string {
  const other = versionOf(release) === '3.1' ? undefined : titlesOfFour[id];
  return other ?? inWordsOf(release, title);
}
