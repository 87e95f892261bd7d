import { tame } from '../../print.ts';

const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;

export type Paint = (style: keyof typeof codes, text: string) => string;

/** Colours for a terminal, or none. */
export function painter(colour: boolean): Paint {
  return (style, text) => (colour && text !== '' ? `\u001b[${codes[style]}m${text}\u001b[0m` : text);
}

/** Wraps text at spaces; each line begins with `indent`. A word longer than a line stays whole, so that it can be copied. */
export function wrap(text: string, width: number, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of tame(text).split(/ +/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line].join('\n');
}
