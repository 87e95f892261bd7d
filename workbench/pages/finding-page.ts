import type { Report, Verdict } from '../../reports/contract/index.ts';
import { EvidenceRenderer } from '../../reports/formats/html/evidence.ts';
import { html, type Markup } from '../../reports/formats/html/markup.ts';
import { ruleArticles } from '../../reports/formats/html/rule-article.ts';
import { outcomeWords } from '../../reports/formats/words.ts';
import { query } from './home-page.ts';
import { page } from './page.ts';
import { findingAddress } from './report-page.ts';
import { ruleText } from './rule-pages.ts';
import { sameCommand } from './same-command.ts';

/** Characters of evidence for one rule. */
const evidenceBudget = 200_000;

export interface FindingOptions {
  readonly file: string;
  readonly report: Report;
  readonly rule: Verdict;
  /** The page of the rule, in Markdown; undefined where this version has no such rule. */
  readonly text: string | undefined;
}

/** What came of one rule in a report: the exchange, the place and the clause; below it what keeps the rule and what breaks it. */
export function findingPage({ file, report, rule, text }: FindingOptions): Response {
  const evidence = new EvidenceRenderer(report.exchanges, evidenceBudget);
  const content = html`<p><a href="/report?${query({ file })}">Back to the report ${file}</a>${beside(file, report, rule)}</p>
<h2>What came of it: <span class="${rule.outcome}"><span class="tag">${outcomeWords[rule.outcome].one}</span></span></h2>
<p>${outcomeWords[rule.outcome].meaning}</p>
${ruleArticles(report, [rule], evidence, true)}
<section aria-labelledby="about"><h2 id="about">What the rule is about</h2>
${text === undefined ? html`<p>This version of the tool has no such rule.</p>` : ruleText(text)}</section>
${sameCommand(['rules', rule.id], ['run', '--only', rule.id])}`;
  return page({ title: `${rule.id} in ${file}`, place: '/', content });
}

/** The rules before and after it that came to the same. */
function beside(file: string, { rules }: Report, { id, outcome }: Verdict): Markup {
  const alike = rules.filter((rule) => rule.outcome === outcome);
  const index = alike.findIndex((rule) => rule.id === id);
  const [before, after] = [alike[index - 1], alike[index + 1]];
  return html`${before !== undefined && html` · <a href="${findingAddress(file, before.id)}" rel="prev">Before: ${before.id}</a>`}${after !== undefined && html` · <a href="${findingAddress(file, after.id)}" rel="next">Next: ${after.id}</a>`} <span class="quiet">(${index + 1} of ${alike.length} ${outcomeWords[outcome].label})</span>`;
}
