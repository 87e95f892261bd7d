import type { Report, Verdict } from '../../reports/contract/index.ts';
import { EvidenceRenderer } from '../../reports/formats/html/evidence.ts';
import { html, type Markup } from '../../reports/formats/html/markup.ts';
import { ruleArticles } from '../../reports/formats/html/rule-article.ts';
import { operationOf } from '../../reports/formats/operation.ts';
import { outcomeWords } from '../../reports/formats/words.ts';
import { operationIds } from '../../schemas/operations.ts';
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
  /** Target files of the folder, in which it may be waived. */
  readonly targets: readonly string[];
  /** The archive of the run, below the folder; undefined where there is none. */
  readonly archive: string | undefined;
}

/** What came of one rule in a report: the exchange, the place and the clause; below it what keeps the rule and what breaks it. */
export function findingPage({ file, report, rule, text, targets, archive }: FindingOptions): Response {
  const evidence = new EvidenceRenderer(report.exchanges, evidenceBudget);
  const commands = [
    ...(text === undefined ? [] : [['rules', rule.id]]),
    ...(archive === undefined ? [] : [['judge', archive, '--only', rule.id]]),
  ];
  const content = html`<p><a href="/report?${query({ file })}">Back to the report ${file}</a>${beside(file, report, rule)}</p>
<h2>What came of it: <span class="${rule.outcome}"><span class="tag">${outcomeWords[rule.outcome].one}</span></span></h2>
<p>${outcomeWords[rule.outcome].meaning}</p>
${ruleArticles(report, [rule], evidence, true)}
${waiverLinks(report, rule, targets)}
<section aria-labelledby="about"><h2 id="about">What the rule is about</h2>
${text === undefined ? html`<p>This version of the tool has no such rule.</p>` : ruleText(text)}</section>
${sameCommand(...commands)}`;
  return page({ title: `${rule.id} in ${file}`, place: '/', content });
}

const mostTargets = 8;

/** Ways to accept what was found, in the target file of the bank, filled in as far as it is known: who answers for it, why and how long is not. */
function waiverLinks(report: Report, { id, outcome, findings }: Verdict, targets: readonly string[]): Markup | false {
  if (report.target.bundled === true) return false;
  const [first] = findings;
  const exchange = report.exchanges.find((each) => each.id === first?.exchange);
  const operation = exchange === undefined ? undefined : operationOf(exchange.request);
  const place = first?.pointer?.replace(/\/\d+(?=\/|$)/g, '/*') ?? '';
  const known = operationIds.some((each) => each === operation) && operation !== undefined;
  const where = { ...(known ? { operation } : {}), ...(place === '' ? {} : { pointer: place }) };
  const shown = outcome === 'fail' || outcome === 'warn' ? targets.slice(0, mostTargets) : [];
  return (
    shown.length > 0 &&
    html`<p>${shown.map((target) => html`<a class="button" href="/target?${query({ file: target, waive: id, ...where })}">Waive it in ${target}</a> `)}</p>`
  );
}

/** The rules before and after it that came to the same. */
function beside(file: string, { rules }: Report, { id, outcome }: Verdict): Markup {
  const alike = rules.filter((rule) => rule.outcome === outcome);
  const index = alike.findIndex((rule) => rule.id === id);
  const [before, after] = [alike[index - 1], alike[index + 1]];
  return html`${before !== undefined && html` · <a href="${findingAddress(file, before.id)}" rel="prev">Before: ${before.id}</a>`}${after !== undefined && html` · <a href="${findingAddress(file, after.id)}" rel="next">Next: ${after.id}</a>`} <span class="quiet">(${index + 1} of ${alike.length} ${outcomeWords[outcome].label})</span>`;
}
