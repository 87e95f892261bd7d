/** A table of Markdown: a pipe in a cell would end it, so it is escaped. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Paragraphs, headings and tables with an empty line between them, and a line break at the end. */
export function page(...parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}
