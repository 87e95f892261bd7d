import type { Outcome } from '../contract/index.ts';
import { html, type Markup } from '../formats/html/markup.ts';
import { outcomesByWeight } from '../formats/words.ts';
import type { TrendCounts, TrendRun, TrendSeries } from './trend.ts';

const height = 100;
/** More bars than this nobody tells apart: neighbours are then shown by the worst of them. */
const mostBars = 250;
/** What a picture of a group leaves out: a rule that passes is no news, and one that does not apply is none of the bank's. */
const ofGroups = outcomesByWeight.filter((outcome) => outcome !== 'pass' && outcome !== 'not-applicable');

/** A bar for each run, from the left, with the share of each outcome; what weighs most stands at the bottom. */
export function runPicture(runs: readonly TrendRun[], says: string): Markup {
  const bars = thinned(runs.map(({ summary }) => summary));
  return picture(bars, outcomesByWeight, largest(bars, outcomesByWeight), says, 'history');
}

/** A row for each group: what did not pass in it over time, on one scale for all rows, and the failures at both ends. */
export function groupPictures({ target, release, profile, groups, runs }: TrendSeries): Markup {
  const rows = groups.map((title) => ({ title, bars: thinned(runs.map((run) => run.groups[title] ?? {})) }));
  const most = Math.max(1, ...rows.map(({ bars }) => largest(bars, ofGroups)));
  const [first, last] = [runs[0], runs.at(-1)];
  const failed = (run: TrendRun | undefined, title: string) => run?.groups[title]?.fail ?? 0;
  return html`<div class="scroll" role="region" aria-label="Groups over time: ${target}, release ${release}, profile ${profile}" tabindex="0"><table>
<thead><tr><th scope="col">Group</th><th scope="col">failed at first</th><th scope="col">failed now</th><th scope="col">not exercised now</th><th scope="col"><span class="vh">over time</span></th></tr></thead>
<tbody>${rows.map(({ title, bars }) => {
    const unseen = last?.groups[title]?.['not-exercised'] ?? 0;
    return html`<tr><th scope="row">${title}</th><td>${failed(first, title)}</td><td class="${failed(last, title) > 0 ? 'fail' : 'none'}">${failed(last, title)}</td><td>${unseen}</td><td class="picture">${picture(bars, ofGroups, most, undefined, 'history small')}</td></tr>`;
  })}</tbody>
</table></div>`;
}

/** Bars of stacked outcomes, one group of marks for each outcome; `says` is what a reader who does not see it is told. */
function picture(
  bars: readonly TrendCounts[],
  shown: readonly Outcome[],
  most: number,
  says: string | undefined,
  name: string,
): Markup {
  const under = bars.map(() => 0);
  const rects = shown.map((outcome) => {
    const parts = bars.map((bar, index) => {
      const size = ((bar[outcome] ?? 0) * height) / most;
      const from = under[index] ?? 0;
      under[index] = from + size;
      return (
        size > 0 &&
        html`<rect x="${index}" y="${(height - from - size).toFixed(1)}" width=".94" height="${size.toFixed(1)}"/>`
      );
    });
    return parts.some((part) => part !== false) && html`<g class="${outcome}">${parts}</g>`;
  });
  const view = `0 0 ${Math.max(1, bars.length)} ${height}`;
  return says === undefined
    ? html`<svg class="${name}" viewBox="${view}" preserveAspectRatio="none" aria-hidden="true">${rects}</svg>`
    : html`<svg class="${name}" viewBox="${view}" preserveAspectRatio="none" role="img" aria-label="${says}">${rects}</svg>`;
}

function largest(bars: readonly TrendCounts[], shown: readonly Outcome[]): number {
  return Math.max(1, ...bars.map((bar) => shown.reduce((sum, outcome) => sum + (bar[outcome] ?? 0), 0)));
}

function thinned(bars: readonly TrendCounts[]): readonly TrendCounts[] {
  const step = Math.ceil(bars.length / mostBars);
  if (step <= 1) return bars;
  return Array.from({ length: Math.ceil(bars.length / step) }, (_, index) =>
    bars
      .slice(index * step, (index + 1) * step)
      .reduce((worst, bar) => ((bar.fail ?? 0) > (worst.fail ?? 0) ? bar : worst)),
  );
}
