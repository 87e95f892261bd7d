/** What is wrong with the text of an access token, and the cure; undefined for a token that can be sent. Never quotes it. */
export function tokenFault(token: string): readonly [what: string, cure: string] | undefined {
  if (/^bearer\s/i.test(token)) return ['begins with the word Bearer', 'Give the token alone.'];
  if (/[^\x21-\x7e]/.test(token)) {
    return [
      'holds a blank, a line break or a character outside ASCII',
      'Give the token alone, without quotes or line breaks.',
    ];
  }
  return undefined;
}
