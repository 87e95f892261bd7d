import type { OfficialSuiteFacts, OfficialTestFacts, Report } from '../../contract/index.ts';
import { interfacePath, officialSentence, outcomeWords } from '../words.ts';
import { html, type Markup } from './markup.ts';

const outcomes = {
  failed: { title: 'Would fail', style: 'fail' },
  passed: { title: 'Would pass', style: 'pass' },
  'not-decided': { title: 'Not decided', style: 'not-exercised' },
} as const satisfies Record<OfficialTestFacts['outcome'], unknown>;

const differences = {
  'only-warns': 'Here it is a warning only.',
  'not-ours': 'No rule here is broken by it.',
  misses: 'It passes although these rules fail.',
} as const satisfies Record<NonNullable<OfficialTestFacts['differs']>, string>;

/** Each test of the official suite with what the run says of it, and our rules beside it; undefined where the report does not tell. */
export function officialSuite(report: Report): Markup | undefined {
  const { officialSuite: suite } = report;
  if (suite === undefined) return undefined;
  const of = (outcome: OfficialTestFacts['outcome']) => suite.tests.filter((test) => test.outcome === outcome);
  const misses = of('passed').filter(({ differs }) => differs !== undefined);
  const passes = of('passed').filter(({ differs }) => differs === undefined);
  return html`<p>${officialSentence(report) ?? 'This run decides none of its tests.'} A forecast from the calls of this run: the suite itself makes calls of its own.</p>
${unnoticed(suite, report)}
${list(report, of('failed'), 'failed', true)}
${list(report, misses, 'passed', true, 'Would pass a bank that is wrong')}
${list(report, passes, 'passed', false)}
${list(report, of('not-decided'), 'not-decided', false)}`;
}

function unnoticed({ unnoticed: ids }: OfficialSuiteFacts, report: Report): Markup | false {
  if (ids.length === 0) return false;
  return html`<p>Rules that fail here and that no test of it would notice: ${links(ids, report)}.</p>`;
}

function list(
  report: Report,
  tests: readonly OfficialTestFacts[],
  outcome: OfficialTestFacts['outcome'],
  open: boolean,
  title: string = outcomes[outcome].title,
): Markup | false {
  if (tests.length === 0) return false;
  return html`<details class="official"${open && html` open`}><summary>${title} (${tests.length})</summary>
<ul class="official-tests">${tests.map(
    (test) => html`<li class="${outcomes[outcome].style}"><code>${test.id}</code> ${test.asks}
${test.reason !== undefined && html`<br>${test.reason}`}${test.exchange !== undefined && html` <span class="quiet">(${place(report, test.exchange)})</span>`}
${beside(test, report)}</li>`,
  )}</ul></details>`;
}

function beside({ rules, differs }: OfficialTestFacts, report: Report): Markup | false {
  if (rules.length === 0 && differs === undefined) return false;
  return html`<span class="quiet">${differs !== undefined && html`<b>${differences[differs]}</b> `}${links(rules, report)}</span>`;
}

/** Rule ids with their outcomes, those linked that the page has an entry for. */
function links(ids: readonly string[], { rules }: Report): readonly Markup[] {
  return ids.map((id, index) => {
    const outcome = rules.find((rule) => rule.id === id)?.outcome;
    const hasEntry = outcome === 'fail' || outcome === 'warn' || outcome === 'error';
    const name = hasEntry ? html`<a href="#${id}">${id}</a>` : html`${id}`;
    return html`${index > 0 && ', '}${name}${outcome !== undefined && ` (${outcomeWords[outcome].one})`}`;
  });
}

function place({ exchanges }: Report, id: string): string {
  const exchange = exchanges.find((each) => each.id === id);
  return exchange === undefined ? id : `${id} ${exchange.request.method} ${interfacePath(exchange.request.url, true)}`;
}
