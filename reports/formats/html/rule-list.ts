import type { Finding, Outcome, Report } from '../../contract/index.ts';
import { operationOf } from '../operation.ts';
import { count, groupTitle, outcomesByWeight, outcomeWords } from '../words.ts';
import { clauseLink, html, type Markup } from './markup.ts';

const linked: readonly Outcome[] = ['fail', 'error', 'warn'];

/** Every rule in a line, with a filter by text and outcome. Without scripts the filter is not shown and the list is whole. */
export function ruleList(report: Report): Markup {
  const operations = new Map(report.exchanges.map(({ id, request }) => [id, operationOf(request)]));
  const present = outcomesByWeight.filter((outcome) => report.summary[outcome] > 0);
  return html`<form id="filter" role="search" aria-label="Filter the rules" hidden>
<label class="text">Find <input type="search" name="text" autocomplete="off" spellcheck="false" placeholder="id, words, operation, pointer, exchange"></label>
<fieldset><legend class="vh">Outcomes to show</legend>${present.map(
    (outcome) =>
      html`<label><input type="checkbox" name="outcome" value="${outcome}" checked> <span class="${outcome}">${outcomeWords[outcome].label}</span></label>`,
  )}</fieldset>
<button type="reset">Show all</button>
<output role="status">${count(report.rules.length, 'rule')} in the run</output>
</form>
<ul id="rule-list">${report.rules.map(
    ({
      id,
      title,
      outcome,
      group,
      level,
      checked,
      clause,
      findings,
    }) => html`<li data-outcome="${outcome}" data-places="${placesOf(findings, operations)}">
<span class="outcome ${outcome}">${outcomeWords[outcome].one}</span>
<span class="name">${linked.includes(outcome) ? html`<a href="#${id}"><code>${id}</code></a>` : html`<code>${id}</code>`} ${title}</span>
<span class="quiet about"><b class="level">${level}</b> ${groupTitle(report, group)}: ${clauseLink(clause)}${checked > 0 && `, looked at ${checked.toLocaleString('en-GB')}`}</span>
</li>`,
  )}</ul>
<p id="no-match" hidden>No rule matches.</p>`;
}

/** Where a rule was broken, for the search: operations, pointers and ids of exchanges, each once. */
function placesOf(findings: readonly Finding[], operations: ReadonlyMap<string, string>): string {
  const places = findings.flatMap((finding) => [finding, ...(finding.examples ?? [])]);
  const words = places.flatMap(({ exchange, pointer }) => [exchange, operations.get(exchange) ?? '', pointer ?? '']);
  return [...new Set(words.filter((word) => word !== ''))].join(' ');
}
