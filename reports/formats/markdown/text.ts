import { tame } from '../../print.ts';

/** Text as text: nothing that a bank sends becomes markup, a link, a mention or a row of a table. */
export function plain(text: string): string {
  return tame(text)
    .replace(/[\\`*_{}[\]()<>#+!|~$^-]/g, '\\$&')
    .replace(/&/g, '&amp;')
    .replace(/@/g, '&#64;')
    .replace(/:\/\//g, ':&#47;&#47;');
}

/** Text in a code span, which nothing inside can end. */
export function code(text: string): string {
  const inner = tame(text).replaceAll('|', '\\|');
  const longest = Math.max(0, ...(inner.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${inner}${fence}` : `${fence} ${inner} ${fence}`;
}
