import { dirname } from 'node:path/posix';
import type { SeveralReport } from '../../reports/contract/index.ts';
import { html } from '../../reports/formats/html/markup.ts';
import { verdictWords } from '../../reports/formats/words.ts';
import { formats } from '../../reports/render-format.ts';
import { severalSections } from '../../reports/several/render-html.ts';
import { severalSentence } from '../../reports/several/words.ts';
import { query } from './home-page.ts';
import { page } from './page.ts';
import { findingAddress } from './report-page.ts';
import { sameCommand } from './same-command.ts';
import { verifyForm } from './verify-page.ts';

/**
 * A report over several targets as it is worked through: the matrix, whose cells lead to the evidence where the report of the target
 * lies beside it. `has` tells whether there is a file, by its path below the folder of the workbench.
 */
export function severalPage(file: string, report: SeveralReport, has: (path: string) => boolean): Response {
  const placeOf = ({ folder }: SeveralReport['targets'][number], rule?: string): string | undefined => {
    if (folder === undefined) return undefined;
    const below = dirname(file) === '.' ? '' : `${dirname(file)}/`;
    const own = `${below}${folder}/report.json`;
    if (!has(own)) return undefined;
    return rule === undefined ? `/report?${query({ file: own })}` : findingAddress(own, rule);
  };
  const content = html`<div class="told ${report.verdict}"><h2 class="tag">${verdictWords[report.verdict]}${report.incomplete === true && ', incomplete'}</h2>
<p>${severalSentence(report)}</p></div>
${severalSections(report, placeOf)}
<section id="take" aria-labelledby="take-title"><h2 id="take-title">What to do with it</h2>
<p><a href="/report/whole?${query({ file })}">The matrix on one page</a>; the browser prints it, or makes a PDF of it.</p>
<p><a class="button" href="/run?${query({ again: file })}">Run again what failed or was not exercised</a></p>${verifyForm(file)}
<ul>${Object.entries(formats).map(([name, { file: written, about }]) => html`<li><a href="/report/as?${query({ file, format: name })}">${written}</a>: ${about.replaceAll('`', '')}</li>`)}</ul></section>
${sameCommand(['report', 'convert', file, '--format', 'html', '--out', 'page'])}`;
  return page({ title: `Report ${file}`, place: '/', content });
}
