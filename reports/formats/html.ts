import type { Outcome, Report } from '../contract/index.ts';
import { format } from '../format.ts';
import { renderSeveralHtml } from '../several/render-html.ts';
import { callList } from './html/call-list.ts';
import { endpointMatrix } from './html/endpoint-matrix.ts';
import { EvidenceRenderer } from './html/evidence.ts';
import { groupMatrix } from './html/group-matrix.ts';
import { latencyPlot } from './html/latency-plot.ts';
import { html, type Markup } from './html/markup.ts';
import { officialSuite } from './html/official-suite.ts';
import { hero, runFacts, tiles } from './html/overview.ts';
import { reasonList } from './html/reason-list.ts';
import { ruleArticles } from './html/rule-article.ts';
import { ruleList } from './html/rule-list.ts';
import { script } from './html/script.ts';
import { standalonePage } from './html/standalone-page.ts';
import { style } from './html/style.ts';
import { supplySection } from './html/supply-section.ts';
import { tokensSection } from './html/tokens-section.ts';
import { verdictWords } from './words.ts';

/** Characters of evidence in one report: with it a report of 500 failed rules and 2,000 calls stays below 2 MB. */
const evidenceBudget = 650_000;

interface Section {
  readonly id: string;
  readonly title: string;
  readonly number?: number;
  readonly content: Markup | readonly Markup[];
}

export default format({
  file: 'report.html',
  about: 'one page, for people',
  render: renderHtml,
  renderSeveral: renderSeveralHtml,
});

/**
 * `report.html`: the report as one file that needs nothing else. It holds the exchanges that findings point at, cut around
 * the spot; all of them are in `report.json`. Everything that came from a bank is escaped, and the page may run no script but
 * its own and load nothing.
 */
export function renderHtml(report: Report): string {
  const evidence = new EvidenceRenderer(report.exchanges, evidenceBudget);
  const sections = sectionsOf(report, evidence);
  return standalonePage({
    title: html`${verdictWords[report.verdict]}${report.incomplete === true && ' (incomplete)'}: ${report.target.baseUrl}`,
    style,
    script,
    body: html`<a class="skip" href="#main">Skip to the findings</a>
${hero(report)}
<nav aria-label="Sections"><div class="wide"><ul>${sections.map(
      ({ id, title, number }) =>
        html`<li><a href="#${id}">${title}${number !== undefined && html` (${number})`}</a></li>`,
    )}</ul></div></nav>
<main id="main" class="wide" tabindex="-1">
${tiles(report)}
${sections.map(
  ({ id, title, number, content }) => html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}${number !== undefined && html` <span class="number">${number}</span>`}</h2>
${content}
</section>`,
)}
</main>
<footer class="wide quiet">Written by ${report.tool.name} ${report.tool.version}. The same facts for programs, with every exchange: report.json.</footer>`,
  });
}

function sectionsOf(report: Report, evidence: EvidenceRenderer): readonly Section[] {
  const { problems = [] } = report;
  const of = (outcome: Outcome) => report.rules.filter((rule) => rule.outcome === outcome);
  const articles = (id: string, title: string, outcome: Outcome, open: boolean): Section => ({
    id,
    title,
    number: of(outcome).length,
    content: ruleArticles(report, of(outcome), evidence, open),
  });
  const reasons = (id: string, title: string, outcome: Outcome): Section => ({
    id,
    title,
    number: of(outcome).length,
    content: reasonList(of(outcome)),
  });
  const listed: readonly Section[] = [
    {
      id: 'problems',
      title: 'Problems',
      number: problems.length,
      content: problems.map((problem) => html`<p class="problem error">${problem}</p>`),
    },
    articles('failures', 'Failures', 'fail', true),
    articles('errors', 'Errors of the harness', 'error', false),
    articles('warnings', 'Warnings', 'warn', false),
    {
      id: 'supplies',
      title: 'What to supply next',
      number: report.supplies?.length ?? 0,
      content: supplySection(report),
    },
    reasons('not-exercised', 'Not exercised', 'not-exercised'),
    reasons('waived', 'Waived', 'waived'),
  ];
  return [
    ...listed.filter(({ number }) => number !== 0),
    { id: 'groups', title: 'By group', content: groupMatrix(report) },
    ...optional('endpoints', 'By endpoint', endpointMatrix(report)),
    ...optional('official-suite', 'The official suite', officialSuite(report)),
    ...optional('latencies', 'Time that calls took', latencyPlot(report)),
    { id: 'rules', title: 'All rules', number: report.rules.length, content: ruleList(report) },
    ...optional('tokens', 'Repeating a call', tokensSection(report)),
    {
      id: 'run',
      title: 'The run',
      content: html`${runFacts(report)}${report.exchanges.length > 0 && callList(report)}`,
    },
  ];
}

function optional(id: string, title: string, content: Markup | undefined): readonly Section[] {
  return content === undefined ? [] : [{ id, title, content }];
}
