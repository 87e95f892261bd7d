import type { Paint } from '../../reports/formats/console/terminal.ts';
import { wrap } from '../../reports/formats/console/terminal.ts';
import { tame } from '../../reports/print.ts';

/**
 * A page in Markdown as a terminal shows it: paragraphs wrapped at `width`, code indented and left as it is, links written out,
 * marks gone. It knows the Markdown of our own pages, and no other.
 */
export function inTerminal(markdown: string, width: number, paint: Paint): string {
  let isCode = false;
  const lines = markdown
    .replace(/<!--.*?-->\n*/g, '')
    .split('\n')
    .flatMap((line): readonly string[] => {
      if (line.startsWith('```')) {
        isCode = !isCode;
        return [];
      }
      return [isCode ? codeLine(line, paint) : proseLine(line, width, paint)];
    });
  return `${lines.join('\n').trimEnd()}\n`;
}

function codeLine(line: string, paint: Paint): string {
  const shown = `    ${tame(line)}`.trimEnd();
  return line.startsWith('>') ? paint('cyan', shown) : shown;
}

function proseLine(line: string, width: number, paint: Paint): string {
  const [, marks = '', words = ''] = /^(#+ |- )?(.*)$/.exec(line) ?? [];
  if (marks.startsWith('#')) return paint('bold', wrap(plain(words), width, ''));
  if (marks === '')
    return wrap(plain(words), width, '').replace(/^(MUST NOT|SHOULD NOT|MUST|SHOULD|MAY)(?=:)/, (level) =>
      paint('bold', level),
    );
  return `  - ${wrap(plain(words), width, '    ').trimStart()}`;
}

/** Words without their marks. A link is followed by its address. */
function plain(text: string): string {
  return text
    .replace(/(?<!\\)\[((?:\\.|[^\]\\])*)\]\(([^)]*)\)/g, '$1 <$2>')
    .replace(/\*\*([^*]*)\*\*/g, '$1')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\\([\\`*_[\]<>])/g, '$1');
}
