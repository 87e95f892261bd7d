import { html, type Markup } from '../formats/html/markup.ts';
import { standalonePage } from '../formats/html/standalone-page.ts';
import { style as reportStyle } from '../formats/html/style.ts';
import { count, outcomesByWeight, outcomeWords, verdictWords } from '../formats/words.ts';
import { groupPictures, runPicture } from './picture.ts';
import type { Trend, TrendRun, TrendSeries } from './trend.ts';

/** The latest runs in a table: a picture has all of them. */
const mostRows = 100;

/** How the pictures of a history look on a page with the style of the report. */
export const pictureStyle = `
.history { display: block; width: 100%; height: 11rem; background: var(--card); border: 1px solid var(--line); border-radius: 6px; } .history rect { fill: var(--of); } .history.small { height: 1.6rem; border: 0; border-radius: 0; }
.ends { display: flex; justify-content: space-between; margin: .25rem 0 1rem; } .key { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: .5rem 0 1rem; padding: 0; font-size: .875rem; } .key b { display: inline-block; width: .8rem; height: .8rem; border-radius: 2px; background: var(--of); margin-right: .35rem; vertical-align: -.05rem; }
.trend h1 { margin: 2rem 0 .5rem; } td.words, thead th.words { text-align: left; } .trend td.words, .trend td.picture { font-weight: 400; } td.picture { width: 40%; min-width: 9rem; padding: .2rem .7rem; }
@media print { .history rect, .key b { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`;

const style = `${reportStyle}${pictureStyle}`;

/**
 * A history as one page that needs nothing else and runs no script: of each bank and release what every run came to, as a picture over
 * time and as a table, and the same for each group.
 */
export function renderTrendHtml(trend: Trend): string {
  const runs = trend.series.reduce((sum, series) => sum + series.runs.length, 0);
  const title = `History of ${count(runs, 'run')}`;
  return standalonePage({
    title,
    style,
    className: 'trend',
    body: html`<main class="wide">
<h1>${title}</h1>
<ul class="key" aria-label="Colours">${outcomesByWeight.map((outcome) => html`<li class="${outcome}"><b aria-hidden="true"></b>${outcomeWords[outcome].label}</li>`)}</ul>
${trend.series.map((series, index) => section(series, `s${index + 1}`))}
${leftOut('Not in the history', trend.parts)}
${leftOut('Damaged, and left out', trend.damaged)}
</main>`,
  });
}

function section(series: TrendSeries, id: string): Markup {
  const { target, release, profile, runs } = series;
  const shown = runs.slice(-mostRows).toReversed();
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${target} <span class="number">release ${release}, profile ${profile}</span></h2>
${runPicture(runs, `What ${count(runs.length, 'run')} came to, the oldest first: ${changeOf(runs)}`)}
<p class="quiet ends"><span>${dayOf(runs[0])}</span><span>${dayOf(runs.at(-1))}</span></p>
<h3>By group</h3>
${groupPictures(series)}
<h3>Runs${runs.length > shown.length && html` <span class="number">the latest ${shown.length} of ${runs.length}</span>`}</h3>
<div class="scroll" role="region" aria-label="Runs of ${target}, release ${release}" tabindex="0"><table>
<thead><tr><th scope="col">Began</th><th scope="col" class="words">verdict</th>${outcomesByWeight.map((outcome) => html`<th scope="col">${outcomeWords[outcome].label}</th>`)}<th scope="col" class="words">report</th></tr></thead>
<tbody>${shown.map(row)}</tbody>
</table></div>
</section>`;
}

function row({ startedAt, verdict, incomplete, summary, file }: TrendRun): Markup {
  const cells = outcomesByWeight.map((outcome) => {
    const number = summary[outcome] ?? 0;
    return number === 0 ? html`<td class="none">0</td>` : html`<td class="${outcome}">${number}</td>`;
  });
  return html`<tr><th scope="row"><time datetime="${startedAt}">${startedAt.slice(0, 16).replace('T', ' ')}</time></th><td class="words">${verdictWords[verdict]}${incomplete && ' (incomplete)'}</td>${cells}<td class="words"><code>${file}</code></td></tr>`;
}

function changeOf(runs: readonly TrendRun[]): string {
  const failed = (run: TrendRun | undefined) => run?.summary.fail ?? 0;
  return `${count(failed(runs[0]), 'rule')} failed at first, ${failed(runs.at(-1))} in the latest`;
}

function dayOf(run: TrendRun | undefined): string {
  return run?.startedAt.slice(0, 10) ?? '';
}

function leftOut(title: string, entries: Trend['damaged']): Markup | undefined {
  if (entries.length === 0) return undefined;
  return html`<section><h2>${title} <span class="number">${entries.length}</span></h2>
<ul>${entries.map(({ file, reason }) => html`<li><code>${file}</code>: ${reason}</li>`)}</ul></section>`;
}
