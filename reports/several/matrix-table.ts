import type { SeveralReport } from '../contract/index.ts';
import { html, type Markup } from '../formats/html/markup.ts';
import { outcomeWords, verdictWords } from '../formats/words.ts';
import type { MatrixRow } from './matrix.ts';

/** Where the page of one target has a rule; undefined for a target that has no page. */
export type PlaceOfRule = (target: SeveralReport['targets'][number], rule?: string) => string | undefined;

/** A line for each target: what came of it. */
export function targetsTable({ targets }: SeveralReport, placeOf: PlaceOfRule): Markup {
  const columns = ['pass', 'fail', 'warn', 'error', 'not-exercised', 'waived'] as const;
  return html`<div class="scroll" role="region" aria-label="Targets and what came of them" tabindex="0"><table>
<thead><tr><th scope="col">Target</th><th scope="col">Verdict</th>${columns.map((outcome) => html`<th scope="col">${outcomeWords[outcome].label}</th>`)}<th scope="col">requests</th></tr></thead>
<tbody>${targets.map((target) => {
    const place = placeOf(target);
    return html`<tr><th scope="row">${place === undefined ? target.name : html`<a href="${place}">${target.name}</a>`}</th><td>${verdictWords[target.verdict]}</td>${columns.map(
      (outcome) =>
        target.summary[outcome] === 0
          ? html`<td class="none"><span class="vh">0</span><span aria-hidden="true">·</span></td>`
          : html`<td class="${outcome}">${target.summary[outcome]}</td>`,
    )}<td>${target.summary.requests.toLocaleString('en-GB')}</td></tr>`;
  })}</tbody></table></div>`;
}

/** Rules by targets. Each cell says its outcome in words: no colour is needed to read it. */
export function matrixTable(
  { targets }: SeveralReport,
  rows: readonly MatrixRow[],
  label: string,
  placeOf: PlaceOfRule,
): Markup {
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table class="matrix">
<thead><tr><th scope="col">Rule</th>${targets.map(({ name }) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ id, title, outcomes }) =>
      html`<tr><th scope="row"><code>${id}</code> <span class="title">${title}</span></th>${outcomes.map(
        (outcome, index) => {
          if (outcome === undefined)
            return html`<td class="none"><span class="vh">not judged</span><span aria-hidden="true">·</span></td>`;
          const target = targets[index];
          const place =
            target === undefined || !['fail', 'warn', 'error'].includes(outcome) ? undefined : placeOf(target, id);
          const word = outcomeWords[outcome].one;
          return html`<td class="${outcome}">${place === undefined ? word : html`<a href="${place}">${word}<span class="vh"> at ${target?.name}: ${id}</span></a>`}</td>`;
        },
      )}</tr>`,
  )}</tbody></table></div>`;
}

/** What the tables need besides the style of a report. */
export const matrixStyle = `
.matrix th:first-child { white-space: normal; min-width: 11rem; max-width: 34rem; } .matrix .title { font-weight: 400; } .matrix td a { color: inherit; }
.matrix td { font-weight: 500; } .matrix thead th { overflow-wrap: normal; }
@media (max-width: 36rem) { .matrix .title { display: block; font-size: .8125rem; } .matrix td, .matrix th { padding: .35rem .5rem; } }
@media print { .matrix { font-size: 8pt; } .matrix th:first-child { min-width: 0; } }
`;
