import type { Exchange, Report } from '../../contract/index.ts';
import { html, type Markup } from './markup.ts';
import { exerciseOf } from './purpose.ts';

/** How long the answered calls to one operation took, in milliseconds. */
interface Latency {
  readonly operation: string;
  readonly calls: number;
  readonly median: number;
  /** Nineteen calls of twenty took no longer. */
  readonly most: number;
  readonly shortest: number;
  readonly longest: number;
}

/** What the calls to each operation took: in numbers, and as a range on one scale for all, which is logarithmic. */
export function latencyPlot(report: Report): Markup | undefined {
  const rows = latencies(report.exchanges);
  if (rows.length === 0) return undefined;
  const ceiling = Math.max(10, ...rows.map(({ longest }) => longest));
  const x = (milliseconds: number): string =>
    ((98 * Math.log10(Math.max(1, milliseconds))) / Math.log10(ceiling)).toFixed(1);
  return html`<div class="scroll" role="region" aria-label="Time that calls took, by operation" tabindex="0"><table>
<thead><tr><th scope="col">Operation</th><th scope="col">calls</th><th scope="col">median</th><th scope="col">95 %</th><th scope="col">longest</th><th scope="col"><span class="vh">range</span></th></tr></thead>
<tbody>${rows.map(
    ({ operation, calls, median, most, shortest, longest }) =>
      html`<tr><th scope="row"><code>${operation}</code></th><td>${calls}</td><td>${time(median)}</td><td>${time(most)}</td><td>${time(longest)}</td><td class="shares"><svg class="range" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><line x1="${x(shortest)}" x2="${x(longest)}" y1="5" y2="5"/><rect x="${x(shortest)}" width="${Math.max(0.8, Number(x(most)) - Number(x(shortest))).toFixed(1)}" y="3" height="4"/><rect class="median" x="${Math.max(0, Number(x(median)) - 0.5).toFixed(1)}" width="1" y="0" height="10"/></svg></td></tr>`,
  )}</tbody>
</table></div>
<p class="quiet">From the first byte sent to the last one received, on the machine of the run. The scale is logarithmic, from 1 ms to ${time(ceiling)}; the thick part holds 19 calls of 20, the upright line is the median.</p>`;
}

function latencies(exchanges: readonly Exchange[]): readonly Latency[] {
  const times = new Map<string, number[]>();
  for (const exchange of exchanges) {
    const { operation } = exerciseOf(exchange);
    if (operation === undefined || exchange.response === undefined) continue;
    const known = times.get(operation);
    if (known === undefined) times.set(operation, [exchange.durationMs]);
    else known.push(exchange.durationMs);
  }
  return [...times]
    .map(([operation, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
      const [shortest = 0] = sorted;
      return { operation, calls: sorted.length, median: at(0.5), most: at(0.95), shortest, longest: at(1) };
    })
    .toSorted((a, b) => b.median - a.median);
}

function time(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}
