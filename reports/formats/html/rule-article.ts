import type { Finding, Report, Verdict } from '../../contract/index.ts';
import { brief, count, explanationOf, groupTitle, interfacePath } from '../words.ts';
import { type Cause, causesOf } from './causes.ts';
import type { EvidenceRenderer } from './evidence.ts';
import { clauseLink, html, type Markup } from './markup.ts';

const mostFindings = 6;
const mostEvidence = 3;
const longestMessage = 800;

/** Rules with findings, grouped by what most likely caused them. `open` shows the evidence of each first finding at once. */
export function ruleArticles(
  report: Report,
  rules: readonly Verdict[],
  evidence: EvidenceRenderer,
  open: boolean,
): readonly Markup[] {
  return causesOf(rules, (id) => evidence.exchange(id)).map(
    (cause) =>
      html`${heading(cause)}${cause.rules.map((rule) => ruleArticle(rule, groupTitle(report, rule.group), evidence, open))}`,
  );
}

/** Where the fault shows, and how many rules it broke. */
function heading({ operation, place, rules }: Cause): Markup {
  const number = rules.length > 1 && html` <span class="number">${count(rules.length, 'rule')}</span>`;
  if (operation === undefined) return html`<h3>Without evidence${number}</h3>`;
  return html`<h3><code>${operation}</code>${place !== undefined && html` at <code>${place}</code>`}${number}</h3>`;
}

function ruleArticle(rule: Verdict, group: string, evidence: EvidenceRenderer, open: boolean): Markup {
  const shown = rule.findings.slice(0, evidence.isSpent ? 1 : mostFindings);
  const hidden = rule.findings.length - shown.length;
  return html`<article id="${rule.id}" class="rule ${rule.outcome}" aria-labelledby="${rule.id}-title">
<h4 id="${rule.id}-title"><code>${rule.id}</code> ${rule.title}</h4>
<p class="quiet"><b class="level">${rule.level}</b> ${group}: ${clauseLink(rule.clause)}${rule.checked > 0 && `, looked at ${count(rule.checked, 'thing')}`}. Explained by <code>${explanationOf(rule.id)}</code></p>
${rule.reason !== undefined && html`<p>${rule.reason}</p>`}
${shown.length > 0 && html`<ol class="findings">${shown.map((finding, index) => html`<li>${findingPart(finding, index, evidence, open)}</li>`)}</ol>`}
${hidden > 0 && html`<p class="quiet">And ${count(hidden, 'more finding')}, in report.json.</p>`}
</article>`;
}

function findingPart(finding: Finding, index: number, evidence: EvidenceRenderer, open: boolean): Markup {
  const [expected = '', ...got] = brief(finding.message, longestMessage).split('; got ');
  const shown = index < mostEvidence ? evidence.render(finding) : undefined;
  const summary = html`<summary>Evidence <span class="vh">of finding ${index + 1}</span></summary>`;
  return html`<p class="claim">${expected}${got.length > 0 && html`<br><span class="got"><span class="quiet">got</span> <code>${got.join('; got ')}</code></span>`}</p>
<p class="place">${placeOf(finding, evidence)}</p>
${finding.waived !== undefined && html`<p class="quiet">Waived: ${finding.waived}</p>`}
${shown !== undefined && html`<details${open && index === 0 && html` open`}>${summary}${shown}</details>`}`;
}

function placeOf(
  { exchange: id, pointer, count: places = 1, examples = [] }: Finding,
  evidence: EvidenceRenderer,
): Markup {
  const exchange = evidence.exchange(id);
  const own = `${id}${pointer ?? ''}`;
  const others = [...new Set(examples.map((example) => `${example.exchange}${example.pointer ?? ''}`))].filter(
    (place) => place !== own,
  );
  return html`${exchange !== undefined && html`<code>${exchange.request.method} ${interfacePath(exchange.request.url)}</code> `}${
    pointer !== undefined && pointer !== '' && html`<span class="quiet">at</span> <code>${pointer}</code> `
  }<span class="quiet">(${id}${places > 1 && html`, ${count(places, 'place')}${others.length > 0 && html`, also ${others.join(', ')}`}`})</span>`;
}
