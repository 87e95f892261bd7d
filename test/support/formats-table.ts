import { extraFormats, formats } from '../../reports/render-format.ts';

const [begin, end] = ['<!-- formats: written by npm run coverage -->\n', '<!-- end of formats -->\n'];

/** Rows that are no format of `--format`, or none that has a file. */
const always = [
  ['', '`report.json`', 'everything, always written; `aisp report schema` prints its JSON Schema'],
  ...(['html', 'junit'] as const).map((name) => [
    '',
    `\`${formats[name].file}\``,
    `${formats[name].about}; always written`,
  ]),
];
const summary = [
  '`github-summary`',
  '',
  'the Markdown, appended to the file that `GITHUB_STEP_SUMMARY` names; only when asked for',
];

/** The guide to the commands with its table of formats as it has to be. Throws where the guide has no place for it. */
export function withFormats(guide: string): string {
  const [from, to] = [guide.indexOf(begin), guide.indexOf(end)];
  if (from === -1 || to < from) throw new TypeError(`the guide has no ${begin.trim()} … ${end.trim()}`);
  const named = extraFormats.map((name) => [`\`${name}\``, `\`${formats[name].file}\``, formats[name].about]);
  const rows = [['format', 'file', 'holds'], ['---', '---', '---'], ...always, ...named, summary];
  const table = rows.map((cells) => `| ${cells.join(' | ')} |\n`.replaceAll(/ {2,}/g, ' ')).join('');
  return guide.slice(0, from + begin.length) + table + guide.slice(to);
}
