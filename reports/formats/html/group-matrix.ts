import type { Outcome, Report, Verdict } from '../../contract/index.ts';
import { groupsOf, groupTitle, outcomesByWeight, outcomeWords } from '../words.ts';
import { html, type Markup } from './markup.ts';

const always: readonly Outcome[] = ['fail', 'warn', 'pass'];

/** Groups by outcomes, with a bar that shows each group's shares. */
export function groupMatrix(report: Report): Markup {
  const columns = outcomesByWeight.filter((outcome) => report.summary[outcome] > 0 || always.includes(outcome));
  const rows = groupsOf(report).map((group) => {
    const rules = report.rules.filter((rule) => rule.group === group);
    return html`<tr><th scope="row">${groupTitle(report, group)}</th>${cells(rules, columns)}<td class="shares">${bar(rules)}</td></tr>`;
  });
  return html`<div class="scroll" role="region" aria-label="Rules by group and outcome" tabindex="0"><table>
<thead><tr><th scope="col">Group</th>${columns.map((outcome) => html`<th scope="col">${outcomeWords[outcome].label}</th>`)}<th scope="col">looked at</th><th scope="col"><span class="vh">shares</span></th></tr></thead>
<tbody>${rows}</tbody>
<tfoot><tr><th scope="row">All</th>${cells(report.rules, columns)}<td class="shares">${bar(report.rules)}</td></tr></tfoot>
</table></div>`;
}

function cells(rules: readonly Verdict[], columns: readonly Outcome[]): Markup {
  const looked = rules.reduce((sum, { checked }) => sum + checked, 0);
  return html`${columns.map((outcome) => {
    const number = rules.filter((rule) => rule.outcome === outcome).length;
    return number === 0
      ? html`<td class="none"><span class="vh">0</span><span aria-hidden="true">·</span></td>`
      : html`<td class="${outcome}">${number}</td>`;
  })}<td>${looked.toLocaleString('en-GB')}</td>`;
}

function bar(rules: readonly Verdict[]): Markup {
  let from = 0;
  const parts = outcomesByWeight.map((outcome) => {
    const width = (rules.filter((rule) => rule.outcome === outcome).length * 100) / Math.max(1, rules.length);
    const part = html`<rect class="${outcome}" x="${from.toFixed(2)}" width="${width.toFixed(2)}" height="8"/>`;
    from += width;
    return width > 0 && part;
  });
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
}
