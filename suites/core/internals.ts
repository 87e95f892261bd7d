/** Marks of internals that no text written for a caller has by chance. */
const internals: readonly RegExp[] = [
  /\bat [\w$.<>]+ ?\([^)\s]*\.\w{1,5}:\d+(?::\d+)?\)/,
  /\b(?:java|javax|jakarta|org\.springframework|com\.sun|System)\.[\w.$]*(?:Exception|Error)\b/,
  /Traceback \(most recent call last\)/,
  /\bgoroutine \d+ \[/,
  /\b(?:ORA-\d{5}|SQLSTATE\b|SQLException\b|PG::\w+Error)/,
  /\bSELECT\b[^"]{1,200}\bFROM\b[^"]{1,200}\b(?:WHERE|JOIN|LIMIT)\b/,
  /(?:\/node_modules\/|\/usr\/(?:src|lib|local)\/|\/var\/(?:www|lib)\/|[A-Z]:\\\\?(?:inetpub|Users|Windows)\\)/,
];

/** The first mark of the inside of a program that a text has: a stack trace, an exception, a query, a path. */
export function internalIn(text: string): string | undefined {
  return internals.map((mark) => mark.exec(text)?.[0]).find((mark) => mark !== undefined);
}
