import { type Content, html, link, type Markup } from '../../reports/formats/html/markup.ts';

/** The Markdown that the pages of rules are written in: headings, paragraphs, lists, fenced code; in a line code, strong words, links. */
export function markdown(text: string): Markup {
  const [blocks, lines] = [[] as Markup[], text.replaceAll(/<!--.*?-->/gs, '').split('\n')];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line.startsWith('```')) {
      const end = lines.findIndex((each) => each.startsWith('```'));
      blocks.push(html`<pre>${lines.splice(0, end < 0 ? lines.length : end).join('\n')}</pre>`);
      lines.shift();
    } else if (/^#+ /.test(line)) {
      const words = inline(line.replace(/^#+ /, ''));
      const id = /^#+ ([a-z][a-z0-9-]*)$/.exec(line)?.[1];
      const small = id === undefined ? html`<h4>${words}</h4>` : html`<h4 id="${id}">${words}</h4>`;
      blocks.push(line.startsWith('## ') ? html`<h3>${words}</h3>` : small);
    } else if (line.startsWith('- ')) {
      const items = [line, ...following(lines, (each) => each.startsWith('- '))];
      blocks.push(html`<ul>${items.map((item) => html`<li>${inline(item.slice(2))}</li>`)}</ul>`);
    } else if (line.trim() !== '') {
      const more = following(lines, (each) => each.trim() !== '' && !/^(#+ |- |```)/.test(each));
      blocks.push(html`<p>${inline([line, ...more].join(' '))}</p>`);
    }
  }
  return html`${blocks}`;
}

/** Takes the lines that a block goes on with. */
function following(lines: string[], goesOn: (line: string) => boolean): readonly string[] {
  const end = lines.findIndex((line) => !goesOn(line));
  return lines.splice(0, end < 0 ? lines.length : end);
}

/** A link to another page of the workbench, or to the web. */
function linked(url: string | undefined, words: Content): Markup {
  return url !== undefined && /^\/(?:rules\/|service#)/.test(url)
    ? html`<a href="${url}">${words}</a>`
    : link(url, words);
}

const pieces = /`([^`]*)`|\*\*([^*]*)\*\*|(?<!\\)\[((?:\\.|[^\]\\])*)\]\(([^)]*)\)|\\([\\`*_[\]<>])/g;

function inline(text: string): Content {
  const parts: Content[] = [];
  let from = 0;
  for (const found of text.matchAll(pieces)) {
    const [whole, code, strong, words, url, escaped] = found;
    parts.push(text.slice(from, found.index));
    if (code !== undefined) parts.push(html`<code>${code}</code>`);
    else if (strong !== undefined) parts.push(html`<b>${strong}</b>`);
    else if (words !== undefined) parts.push(linked(url, inline(words)));
    else parts.push(escaped ?? '');
    from = found.index + whole.length;
  }
  return [...parts, text.slice(from)];
}
