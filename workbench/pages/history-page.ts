import { html, type Markup } from '../../reports/formats/html/markup.ts';
import { count, outcomesByWeight, outcomeWords, verdictWords } from '../../reports/formats/words.ts';
import { groupPictures, runPicture } from '../../reports/trend/picture.ts';
import type { LeftOut, Trend, TrendRun, TrendSeries } from '../../reports/trend/trend.ts';
import { selectField } from './fields.ts';
import { query } from './home-page.ts';
import { page } from './page.ts';
import { sameCommand } from './same-command.ts';

export interface History {
  /** Of all reports of the folder. */
  readonly trend: Trend;
  /** The bank that is shown, as `bankOf` names it; empty for all. */
  readonly bank: string;
}

/** Which bank a series is of, and as what it is judged. */
export function bankOf({ target, profile }: Pick<TrendSeries, 'target' | 'profile'>): string {
  return `${target}, profile ${profile}`;
}

/** What came of the reports of a folder over time: by bank, release and group, each as a picture and in words. */
export function historyPage({ trend, bank }: History): Response {
  const banks = [...new Set(trend.series.map(bankOf))];
  const shown = trend.series.filter((series) => bank === '' || bankOf(series) === bank);
  const runs = shown.flatMap((series) => series.runs).toSorted((a, b) => b.startedAt.localeCompare(a.startedAt));
  const content = html`${banks.length > 1 && html`<form method="get" action="/history" class="row">${selectField({ name: 'bank', label: 'Bank', value: bank }, [['', 'All of them'], ...banks.map((each) => [each, each] as const)])}<p><button type="submit">Show</button></p></form>`}
${runs.length === 0 && html`<p>There is no report yet.</p>`}
${runs.length > 1 && compareForm(runs)}
${runs.length > 0 && html`<ul class="key" aria-label="Colours">${outcomesByWeight.map((outcome) => html`<li class="${outcome}"><b aria-hidden="true"></b>${outcomeWords[outcome].label}</li>`)}</ul>`}
${shown.map((series, index) => seriesPart(series, `series-${index + 1}`))}
${leftOut('Not in the history', trend.parts)}
${leftOut('Damaged, and left out', trend.damaged)}
${runs.length > 0 && sameCommand(['report', 'trend', '.', '--format', 'html', '--out', 'trend.html'])}`;
  return page({ title: 'History', place: '/history', content });
}

function compareForm(runs: readonly TrendRun[]): Markup {
  const options = runs.map(
    ({ file, startedAt, verdict }) => [file, `${when(startedAt)}, ${verdictWords[verdict]}, ${file}`] as const,
  );
  const [last = '', before = ''] = runs.map(({ file }) => file);
  return html`<form method="get" action="/compare" class="row">${selectField({ name: 'before', label: 'From', value: before }, options)}${selectField({ name: 'after', label: 'To', value: last }, options)}<p><button type="submit">Compare</button></p></form>`;
}

function seriesPart(series: TrendSeries, id: string): Markup {
  const { target, release, profile, runs } = series;
  const [first, last] = [runs[0], runs.at(-1)];
  const conforming = runs.filter(({ verdict }) => verdict === 'conforming').length;
  const failed = `${count(first?.summary.fail ?? 0, 'rule')} failed at first, ${last?.summary.fail ?? 0} in the last`;
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${target} <span class="number">release ${release}, profile ${profile}</span></h2>
<p>${count(runs.length, 'run')}, ${conforming} of them conforming; ${failed}.${last !== undefined && html` <a href="/report?${query({ file: last.file })}">Open the last report<span class="vh"> of ${target}, release ${release}</span></a>`}</p>
${runPicture(runs, `What ${count(runs.length, 'run')} came to, the oldest first: ${failed}`)}
<p class="quiet ends"><span>${first !== undefined && when(first.startedAt)}</span><span>${last !== undefined && when(last.startedAt)}</span></p>
${groupPictures(series)}</section>`;
}

function leftOut(title: string, entries: readonly LeftOut[]): Markup | false {
  return (
    entries.length > 0 &&
    html`<section><h2>${title} <span class="number">${entries.length}</span></h2><ul>${entries.map(({ file, reason }) => html`<li><a href="/report?${query({ file })}">${file}</a>: ${reason}</li>`)}</ul></section>`
  );
}

function when(startedAt: string): string {
  return startedAt.slice(0, 16).replace('T', ' ');
}
