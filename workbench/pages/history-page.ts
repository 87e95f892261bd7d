import { outcomes } from '../../reports/contract/index.ts';
import { html, type Markup } from '../../reports/formats/html/markup.ts';
import { count, outcomesByWeight, outcomeWords, verdictWords } from '../../reports/formats/words.ts';
import type { Counts, ReportFacts } from '../files/report-facts.ts';
import { selectField } from './fields.ts';
import { page } from './page.ts';
import { sameCommand } from './same-command.ts';

/** A report of the history. */
export interface PastReport {
  readonly path: string;
  readonly facts: ReportFacts;
}

export interface History {
  /** The oldest first. */
  readonly reports: readonly PastReport[];
  /** The banks and profiles of the folder, as `bank` names them. */
  readonly banks: readonly string[];
  /** Which of them is shown; empty for all. */
  readonly bank: string;
}

/** Which bank a report is of. */
export function bankOf({ baseUrl, profile }: ReportFacts): string {
  return `${baseUrl}, profile ${profile}`;
}

/** What came of the reports of a folder over time: by release and by group, each as a picture and in words. */
export function historyPage({ reports, banks, bank }: History): Response {
  const releases = [...new Set(reports.map(({ facts }) => facts.release))].toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  const content = html`${banks.length > 1 && html`<form method="get" action="/history" class="row">${selectField({ name: 'bank', label: 'Bank', value: bank }, [['', 'All of them'], ...banks.map((each) => [each, each] as const)])}<p><button type="submit">Show</button></p></form>`}
${reports.length === 0 ? html`<p>There is no report yet.</p>` : ''}
${reports.length > 1 && compareForm(reports)}
${releases.map((release) =>
  ofRelease(
    release,
    reports.filter(({ facts }) => facts.release === release),
  ),
)}
${reports.length > 1 && sameCommand(['report', 'diff', ...reports.slice(-2).map(({ path }) => path)])}`;
  return page({ title: 'History', place: '/history', content });
}

function compareForm(reports: readonly PastReport[]): Markup {
  const options = reports
    .toReversed()
    .map(
      ({ path, facts }) => [path, `${when(facts)}, ${verdictWords[facts.verdict]}, ${facts.release}, ${path}`] as const,
    );
  const [last = '', before = ''] = options.map(([path]) => path);
  return html`<form method="get" action="/compare" class="row">${selectField({ name: 'before', label: 'From', value: before }, options)}${selectField({ name: 'after', label: 'To', value: last }, options)}<p><button type="submit">Compare</button></p></form>`;
}

function ofRelease(release: string, reports: readonly PastReport[]): Markup {
  const last = reports.at(-1)?.facts;
  const groups = [...new Set(reports.flatMap(({ facts }) => Object.keys(facts.groups)))];
  const conforming = reports.filter(({ facts }) => facts.verdict === 'conforming').length;
  const words = `${count(reports.length, 'report')}, ${conforming} of them conforming; the last one is ${last === undefined ? 'missing' : verdictWords[last.verdict].toLowerCase()}`;
  return html`<section aria-labelledby="release-${release}"><h2 id="release-${release}">Release ${release} <span class="number">${reports.length}</span></h2>
<p>${words}, from ${reports[0] !== undefined && when(reports[0].facts)} to ${last !== undefined && when(last)}.</p>
<div class="history">${shares(
    reports.map(({ facts }) => facts.summary),
    words,
  )}</div>
<div class="scroll" role="region" aria-label="Groups over time, release ${release}" tabindex="0"><table>
<thead><tr><th scope="col">Group</th><th scope="col"><span class="vh">over time, the oldest first</span></th><th scope="col">failed in</th><th scope="col" class="text">Last</th></tr></thead>
<tbody>${groups.map((group) =>
    groupRow(
      group,
      reports.map(({ facts }) => facts.groups[group] ?? {}),
    ),
  )}</tbody></table></div></section>`;
}

/** Each report as a bar that its outcomes share. */
function shares(all: readonly Counts[], words: string): Markup {
  const height = 100;
  const bars = all.map((counts, index) => {
    const total = Math.max(
      1,
      outcomes.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0),
    );
    let y = 0;
    return outcomesByWeight.map((outcome) => {
      const share = ((counts[outcome] ?? 0) * height) / total;
      const bar = html`<rect class="${outcome}" x="${index}" y="${y.toFixed(1)}" width="0.9" height="${share.toFixed(1)}"/>`;
      y += share;
      return share > 0 && bar;
    });
  });
  return html`<svg role="img" aria-label="${words}" viewBox="0 0 ${Math.max(20, all.length)} ${height}" preserveAspectRatio="none" height="120">${bars}</svg>`;
}

function groupRow(group: string, all: readonly Counts[]): Markup {
  const failed = all.filter(({ fail = 0 }) => fail > 0).length;
  return html`<tr><th scope="row">${group}</th><td class="shares">${strip(all)}</td><td>${failed === 0 ? html`<span class="quiet">none</span>` : html`<span class="tag fail">${failed} of ${all.length}</span>`}</td><td class="text">${inWords(all.at(-1) ?? {})}</td></tr>`;
}

/** The worst of each report side by side; where it stays the same, as one piece. */
function strip(all: readonly Counts[]): Markup {
  const pieces: { readonly outcome: string; readonly from: number; width: number }[] = [];
  for (const [from, counts] of all.entries()) {
    const outcome = outcomesByWeight.find((each) => (counts[each] ?? 0) > 0) ?? 'none';
    const before = pieces.at(-1);
    if (before?.outcome === outcome) before.width += 1;
    else pieces.push({ outcome, from, width: 1 });
  }
  return html`<svg class="bar" viewBox="0 0 ${Math.max(1, all.length)} 8" preserveAspectRatio="none" aria-hidden="true">${pieces.map(({ outcome, from, width }) => outcome !== 'none' && html`<rect class="${outcome}" x="${from}" width="${width}" height="8"/>`)}</svg>`;
}

function inWords(counts: Counts): string {
  const said = outcomesByWeight.flatMap((outcome) =>
    counts[outcome] ? [`${counts[outcome]} ${outcomeWords[outcome].label}`] : [],
  );
  return said.length === 0 ? 'not judged' : said.join(', ');
}

function when({ startedAt }: ReportFacts): string {
  return startedAt.slice(0, 16).replace('T', ' ');
}
