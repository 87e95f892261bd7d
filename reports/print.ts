/** Colours and weights of our own reports: the only control sequences that are printed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about.
const ours = /(\u001b\[(?:[0-2]|3[1-6])?m)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about.
const begin = /^((?:\s|\u001b\[\d*m)*)/.source;

/**
 * What build servers take for a command, and the same as text: at the beginning of a line `::name` (GitHub) and the headings of
 * Buildkite, anywhere in a line `##[…]`, `##vso[…]`, `##teamcity[…]`, and what GitLab and Travis fold by.
 */
const commands: readonly (readonly [command: RegExp, text: string])[] = [
  [new RegExp(`${begin}::`), '$1: :'],
  [new RegExp(`${begin}(---|\\+\\+\\+|~~~|\\^\\^\\^)(?=\\s)`), '$1 · $2'],
  [/#(?=#\s?\w*\[)/g, '# '],
  [/(section_(?:start|end)|travis_(?:fold|time))(?=:)/gi, '$1 '],
];

/** Control and direction characters, and what breaks a line for somebody: as text they steer neither terminal nor log. */
const steering = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Text in which what would steer is visible. Line feeds and tabs become blanks. */
export function tame(text: string): string {
  return text.replace(steering, (found) => (found === '\n' || found === '\t' ? ' ' : escaped(found)));
}

/**
 * Lines for a terminal or the log of a build: no text in them, whoever wrote it, is a command to a build server or a terminal.
 * Colours that a report is painted with stay.
 */
export function pipelineSafe(text: string): string {
  return text
    .split('\n')
    .map((line) => commands.reduce((safe, [command, as]) => safe.replace(command, as), tamed(line)))
    .join('\n');
}

/** Writes lines to standard output or standard error, with nothing in them that a build server or a terminal obeys. */
export function print(stream: Pick<NodeJS.WriteStream, 'write'>, text: string): void {
  stream.write(pipelineSafe(text));
}

/**
 * Writes a document that a program reads, unchanged in what it says: in JSON, HTML and XML what looks like a command is escaped in
 * the document's own way. Anything else is lines.
 */
export function printDocument(stream: Pick<NodeJS.WriteStream, 'write'>, text: string): void {
  if (/^\s*[[{]/.test(text)) stream.write(text.replace(/#(?=#)/g, '\\u0023'));
  else if (/^\s*</.test(text)) stream.write(text.replace(/#(?=#)/g, '&#35;').replace(/^(\s*):(?=:)/gm, '$1&#58;'));
  else print(stream, text);
}

function tamed(line: string): string {
  return line
    .split(ours)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(steering, (found) => (found === '\t' ? '\t' : escaped(found))),
    )
    .join('');
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
