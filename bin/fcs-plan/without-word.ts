/** Keys of a target file that a plan has no word for, by how their paths begin, and why. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^(limits|proxy|thorough)/, 'it is about how a run goes about its calls'],
  [/^bankSide/, 'the suite asks a bank for nothing besides its interface'],
  [/^headers/, 'a plan has headers for the authorisation request only'],
  [/^financialId$/, 'no release that the suite has tests of wants it'],
  [/^waivers/, 'the suite waives nothing'],
  [/^tls\.insecure$/, 'the suite verifies every certificate'],
  [/^tls\.passphrase/, 'it takes keys without a passphrase'],
  [/^tokens\.clientSecret/, 'a plan has no place for a client secret'],
  [/^tokens\.(secondClient|otherScope|otherClientToken)/, 'the suite is one client'],
  [/^tokens\.parameters\./, 'the suite has each consent approved, and in one way'],
  [/^tokens\./, 'the suite decides it itself'],
];

/** Why a key of a target file, by its path, is left out: a clause without a full stop. */
export function withoutWord(path: string): string {
  return reasons.find(([begins]) => begins.test(path))?.[1] ?? 'a plan has nothing like it';
}
