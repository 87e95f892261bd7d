import { type Report, ruleCountsOf, ruleCountsSentence } from '../../contract/index.ts';
import { partLines } from '../promises.ts';
import { tokenHeadline } from '../supplies.ts';
import {
  count,
  outcomesByWeight,
  outcomeWords,
  placeOf,
  releaseWords,
  requestsOf,
  sampleSentence,
  verdictSentence,
  verdictWords,
} from '../words.ts';
import { html, type Markup } from './markup.ts';

const marks = { conforming: '✓', 'non-conforming': '✕', inconclusive: '?' } as const;

/** The verdict in the largest letters, what it means, and what was judged. */
export function hero(report: Report): Markup {
  const { target, tool, verdict } = report;
  const headline = tokenHeadline(report);
  const looked = report.rules.reduce((sum, { checked }) => sum + checked, 0);
  return html`<header class="hero ${verdict}"><div class="wide">
${headline !== undefined && html`<p class="sentence incomplete"><b>${headline}</b></p>`}
<p class="tool">${tool.name} ${tool.version}</p>
<h1><span aria-hidden="true" class="mark">${marks[verdict]}</span> ${verdictWords[verdict]}</h1>
${report.incomplete === true && html`<p class="sentence incomplete"><b>Incomplete.</b> ${report.problems?.[0]}</p>`}
<p class="sentence">${verdictSentence(report)}</p>
${partLines(report).map(({ name, words }) => html`<p class="target"><b>${name}</b>: ${words}</p>\n`)}
<p class="target">${target.bundled === true && 'The bundled stub at '}<b>${placeOf(target)}</b> with the profile <b>${target.profile}</b> in release <b>${releaseWords(target)}</b></p>
<p class="target">Looked at ${count(looked, 'thing')} with ${requestsOf(report.summary)} in ${seconds(report.durationMs)}</p>
</div></header>`;
}

/** A tile for each outcome that occurs; each leads to its rules. */
export function tiles(report: Report): Markup {
  return html`<ul class="tiles">${outcomesByWeight
    .filter((outcome) => report.summary[outcome] > 0 || outcome === 'fail' || outcome === 'pass')
    .map(
      (outcome) =>
        html`<li><a class="${report.summary[outcome] > 0 && outcome}" href="#rules" data-outcome="${outcome}" title="${outcomeWords[outcome].meaning}"><b>${report.summary[outcome].toLocaleString('en-GB')}</b> ${outcomeWords[outcome].label}</a></li>`,
    )}</ul>`;
}

/** The facts of the run. */
export function runFacts(report: Report): Markup {
  const { tool, target, startedAt, durationMs, summary, shard } = report;
  const sample = sampleSentence(report);
  const facts: readonly (readonly [string, string])[] = [
    ['Tool', `${tool.name} ${tool.version}`],
    ['Target', `${placeOf(target)}${target.bundled === true ? ' (the bundled stub)' : ''}`],
    [
      'Release of the standard',
      target.document === undefined ? target.release : `${target.release}, ${target.document}`,
    ],
    ...(target.beside === undefined ? [] : [['Beside it', target.beside] as const]),
    ['Profile', target.profile],
    ...(target.bundled === true ? [['Faults', target.faults?.join(', ') || 'none'] as const] : []),
    ...(target.variants === undefined ? [] : [['Variants', target.variants.join(', ')] as const]),
    ...(target.seed === undefined ? [] : [['Seed of its data', String(target.seed)] as const]),
    ...(shard === undefined ? [] : [['Shard', `${shard.index} of ${shard.total}`] as const]),
    ['Started', startedAt],
    ['Duration', seconds(durationMs)],
    ['Requests', requestsOf(summary)],
    ...(sample === undefined ? [] : [['Sample', sample] as const]),
    ['Rules', ruleCountsSentence(ruleCountsOf(report)).replace('Rules: ', '')],
  ];
  return html`<dl>${facts.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
<p class="quiet">Tokens, keys, account numbers, names, addresses and references are masked. Equal values have equal masks, of the same length and kinds of characters: in excerpts they look like <span class="masked">this</span>.</p>
<h3>What the outcomes mean</h3>
<dl>${outcomesByWeight.map((outcome) => html`<div><dt class="${outcome}">${outcomeWords[outcome].label}</dt><dd>${outcomeWords[outcome].meaning}</dd></div>`)}</dl>`;
}

function seconds(milliseconds: number): string {
  const all = milliseconds / 1000;
  return all < 120 ? `${all.toFixed(1)} s` : `${Math.floor(all / 60)} min ${Math.round(all % 60)} s`;
}
