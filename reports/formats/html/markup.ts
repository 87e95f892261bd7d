import type { Clause } from '../../contract/index.ts';

/** A piece of HTML that is safe to insert. Only `html` and `trusted` make one. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Content = Markup | string | number | undefined | false | readonly Content[];

/** HTML from a template: every inserted text is escaped, lists are joined, undefined and false are left out. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return new Markup(strings.map((part, index) => part + render(values[index])).join(''));
}

/** Takes text of our own, never of a bank, for HTML. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

function render(value: Content): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  return value.map(render).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for elements and quoted attributes; characters that nobody sees, or that turn the text around, are shown by code. */
export function escapeHtml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
    .replace(
      /(?![\n\t])[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

/** A link to the standard. Only web addresses are linked. */
export function link(url: string | undefined, text: Content): Markup {
  return url !== undefined && /^https?:\/\//i.test(url)
    ? html`<a href="${url}" rel="noreferrer noopener">${text}</a>`
    : html`${text}`;
}

/** A clause, linked to the standard, or with the page of the package that has its line. */
export function clauseLink({ title, url, page }: Clause): Markup {
  return page === undefined ? link(url, title) : html`${title} (<code>${page}</code> in the package)`;
}
