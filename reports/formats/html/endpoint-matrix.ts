import type { Exchange, Outcome, Report } from '../../contract/index.ts';
import { count } from '../words.ts';
import { html, type Markup } from './markup.ts';
import { exerciseOf, type Trial, trials } from './purpose.ts';

/** Calls to no operation of the standard: tokens, authorisation, paths that nobody defined. */
const elsewhere = 'Other calls';

interface Cell {
  readonly calls: readonly Exchange[];
  readonly failed: number;
  readonly warned: number;
}

/** Endpoints by what was tried on them: the calls of each, and the rules that found something wrong in their answers. */
export function endpointMatrix(report: Report): Markup | undefined {
  const rows = new Map<string, Map<Trial, Exchange[]>>();
  for (const exchange of report.exchanges) {
    const { operation = elsewhere, trial } = exerciseOf(exchange);
    const row = rows.get(operation) ?? new Map<Trial, Exchange[]>();
    rows.set(operation, row.set(trial, [...(row.get(trial) ?? []), exchange]));
  }
  if (rows.size === 0) return undefined;
  const present = new Set([...rows.values()].flatMap((row) => [...row.keys()]));
  const columns = (Object.keys(trials) as readonly Trial[]).filter((trial) => present.has(trial));
  const failing = rulesByExchange(report, 'fail');
  const warning = rulesByExchange(report, 'warn');
  const cellOf = (calls: readonly Exchange[]): Cell => ({
    calls,
    failed: distinct(calls, failing),
    warned: distinct(calls, warning),
  });
  return html`<div class="scroll" role="region" aria-label="Calls by endpoint and what they tried" tabindex="0"><table class="heat">
<thead><tr><th scope="col">Endpoint</th>${columns.map((trial) => html`<th scope="col">${trials[trial].label}</th>`)}<th scope="col">calls</th></tr></thead>
<tbody>${[...rows]
    .toSorted(([a], [b]) => order(a).localeCompare(order(b)))
    .map(
      ([operation, row]) =>
        html`<tr><th scope="row"><code>${operation}</code></th>${columns.map((trial) => cell(cellOf(row.get(trial) ?? [])))}${total([...row.values()].flat().length)}</tr>`,
    )}</tbody>
</table></div>
<p class="quiet">Numbers are calls. A mark tells how many rules found something wrong in their answers: ✕ failed, ! warned.</p>`;
}

/** By path, then by method, what is no operation last. */
function order(operation: string): string {
  return operation === elsewhere ? '~' : operation.replace(/^(\S+) (\S+)$/, '$2 $1');
}

function cell({ calls, failed, warned }: Cell): Markup {
  if (calls.length === 0) return html`<td class="none"><span class="vh">0</span><span aria-hidden="true">·</span></td>`;
  const heat = calls.length < 3 ? 'h1' : calls.length < 10 ? 'h2' : 'h3';
  return html`<td class="${heat}">${calls.length}${mark(failed, 'fail', '✕')}${mark(warned, 'warn', '!')}</td>`;
}

function mark(rules: number, outcome: Outcome, sign: string): Markup | false {
  const words = outcome === 'fail' ? 'failed' : 'warned';
  return (
    rules > 0 &&
    html` <b class="${outcome}"><span aria-hidden="true">${sign}${rules}</span><span class="vh">, ${count(rules, 'rule')} ${words}</span></b>`
  );
}

function total(calls: number): Markup {
  return html`<td>${calls.toLocaleString('en-GB')}</td>`;
}

function rulesByExchange({ rules }: Report, outcome: Outcome): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, findings } of rules.filter((rule) => rule.outcome === outcome)) {
    for (const place of findings.flatMap((finding) => [finding, ...(finding.examples ?? [])])) {
      const ids = found.get(place.exchange);
      if (ids === undefined) found.set(place.exchange, [id]);
      else ids.push(id);
    }
  }
  return found;
}

function distinct(calls: readonly Exchange[], rules: ReadonlyMap<string, readonly string[]>): number {
  return new Set(calls.flatMap(({ id }) => rules.get(id) ?? [])).size;
}
