import { html, type Markup } from '../../reports/formats/html/markup.ts';
import { count, verdictWords } from '../../reports/formats/words.ts';
import type { Found } from '../files/find-files.ts';
import type { ReportFacts } from '../files/report-facts.ts';
import { page } from './page.ts';
import { sameCommand } from './same-command.ts';

/** A report of the folder, with what a list shows of it; without for a file that is no report. */
export interface ListedReport {
  readonly path: string;
  readonly facts: ReportFacts | undefined;
}

/** What there is in the folder, and what can be done with it. */
export function homePage(folder: string, { targets, more }: Found, reports: readonly ListedReport[]): Response {
  const content = html`<p>The files in <code>${folder}</code>. Whatever is done here, the command line can repeat: every page shows how.</p>
${more && html`<p class="quiet">There is more in this folder than is looked at: start the workbench in a smaller one.</p>`}
<section aria-labelledby="targets"><h2 id="targets">Banks <span class="number">${targets.length}</span></h2>
${
  targets.length === 0
    ? html`<p>No target file describes a bank yet. The bundled bank can be judged without one.</p>`
    : html`<ul class="steps">${targets.map((path) => html`<li><code>${path}</code> ${targetLinks(path)}</li>`)}</ul>`
}<p class="row"><a class="button" href="/target">Describe a bank</a> <a class="button" href="/import">Import files of the official suite</a></p></section>
<section aria-labelledby="reports"><h2 id="reports">Reports <span class="number">${reports.length}</span></h2>
${reports.length === 0 ? html`<p>Nothing has been judged yet.</p>` : reportTable(reports)}</section>
${sameCommand(['workbench', '--folder', folder])}`;
  return page({ title: 'Files', place: '/', content });
}

function targetLinks(path: string): Markup {
  return html`<a href="/target?${query({ file: path })}">Describe<span class="vh"> ${path}</span></a> · <a href="/run?${query({ target: path })}">Run<span class="vh"> ${path}</span></a>`;
}

/** Reports as a table, the newest first as they are given. */
export function reportTable(reports: readonly ListedReport[]): Markup {
  return html`<div class="scroll" role="region" aria-label="Reports" tabindex="0"><table>
<thead><tr><th scope="col">Report</th><th scope="col" class="text">Verdict</th><th scope="col" class="text">Bank</th><th scope="col">Release</th><th scope="col">failed</th><th scope="col">warnings</th><th scope="col">rules</th><th scope="col">Started</th></tr></thead>
<tbody>${reports.map(({ path, facts }) => html`<tr><th scope="row"><a href="/report?${query({ file: path })}">${path}</a></th>${facts === undefined ? html`<td class="text" colspan="7">This is no report, or a damaged one.</td>` : cells(facts)}</tr>`)}</tbody>
</table></div>`;
}

function cells({ verdict, baseUrl, release, profile, startedAt, rules, summary, incomplete }: ReportFacts): Markup {
  return html`<td class="text"><span class="tag ${verdict}">${verdictWords[verdict]}</span>${incomplete && ', incomplete'}</td><td class="text">${baseUrl}, profile ${profile}</td><td>${release}</td><td>${summary.fail ?? 0}</td><td>${summary.warn ?? 0}</td><td><span class="vh">${count(rules, 'rule')}</span><span aria-hidden="true">${rules}</span></td><td><time datetime="${startedAt}">${startedAt.slice(0, 16).replace('T', ' ')}</time></td>`;
}

/** The part of an address behind its question mark. */
export function query(members: Readonly<Record<string, string>>): string {
  return new URLSearchParams(members).toString();
}
