import {
  type Finding,
  type Outcome,
  type Report,
  ruleCountsOf,
  ruleCountsSentence,
  type Verdict,
} from '../contract/index.ts';
import { format } from '../format.ts';
import { renderSeveralMarkdown } from '../several/render-markdown.ts';
import { code, plain } from './markdown/text.ts';
import { partLines } from './promises.ts';
import { linesToAdd, tokenHeadline, whyMissing } from './supplies.ts';
import {
  brief,
  changesOf,
  count,
  groupsOf,
  groupTitle,
  interfacePath,
  outcomesByWeight,
  outcomeWords,
  placeOf,
  releaseWords,
  requestsOf,
  sampleSentence,
  verdictSentence,
  verdictWords,
} from './words.ts';

/** A step summary may hold one mebibyte; this leaves room for what others write to it. */
const mostBytes = 900_000;
const mostFindings = 5;
const marks = { conforming: '✅', 'non-conforming': '❌', inconclusive: '⚠️' } as const;

export default format({
  file: 'report.md',
  about: 'the verdict, the groups, what failed, warns, was not exercised and is waived',
  render: renderMarkdown,
  renderSeveral: renderSeveralMarkdown,
});

/** The report for people, in GitHub's Markdown: the verdict, the groups, then what failed, broke, warns, was not seen, is waived. */
export function renderMarkdown(report: Report): string {
  const headline = tokenHeadline(report);
  const head = [
    ...(headline === undefined ? [] : [`> **${plain(headline)}**`]),
    `## ${marks[report.verdict]} ${verdictWords[report.verdict]}`,
    plain(verdictSentence(report)),
    ...parts(report),
    facts(report),
    ...(report.problems === undefined ? [] : [report.problems.map((problem) => `- ${plain(problem)}`).join('\n')]),
    ...(report.rules.length === 0 ? [] : [groupTable(report)]),
  ];
  const sections = [
    ...section(report, 'fail', (rule) => ruleInFull(report, rule)),
    ...section(report, 'error', (rule) => ruleInFull(report, rule)),
    ...section(report, 'warn', (rule) => ruleInFull(report, rule)),
    ...supplySection(report),
    ...section(report, 'not-exercised', inLine),
    ...section(report, 'waived', inLine),
  ];
  return `${fitted(head, sections).join('\n\n')}\n`;
}

/** What the standard came to, and what the promises of the profile: a list of two, or nothing. */
function parts(report: Report): readonly string[] {
  const lines = partLines(report).map(({ name, words }) => `- **${plain(name)}**: ${plain(words)}`);
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** As many whole parts as there is room for, and a word about the others. */
function fitted(head: readonly string[], parts: readonly string[]): readonly string[] {
  const shown = [...head];
  let bytes = Buffer.byteLength(head.join('\n\n'));
  for (const part of parts) {
    bytes += Buffer.byteLength(part) + 2;
    if (bytes > mostBytes) return [...shown, '*There is more: see report.html.*'];
    shown.push(part);
  }
  return shown;
}

function facts(report: Report): string {
  const { tool, target, summary, durationMs } = report;
  const read = sampleSentence(report);
  const rules = ruleCountsSentence(ruleCountsOf(report));
  const where = `${target.bundled === true ? 'the bundled stub at ' : ''}${placeOf(target, code)}`;
  return `${plain(`${tool.name} ${tool.version}`)} on ${where}, profile ${code(target.profile)}, release ${plain(releaseWords(target))}${changesOf(target, code)}: ${requestsOf(summary)} in ${(durationMs / 1000).toFixed(1)} s. ${rules}${read === undefined ? '' : ` ${read}`}`;
}

function groupTable(report: Report): string {
  const shown = outcomesByWeight.filter((outcome) => outcome === 'pass' || report.summary[outcome] > 0);
  const row = (title: string, rules: readonly Verdict[]) => {
    const cells = shown.map((outcome) => rules.filter((rule) => rule.outcome === outcome).length || '');
    return `| ${[title, ...cells, rules.reduce((sum, { checked }) => sum + checked, 0)].join(' | ')} |`;
  };
  return [
    `| group | ${shown.map((outcome) => outcomeWords[outcome].label).join(' | ')} | looked at |`,
    `| --- |${' ---: |'.repeat(shown.length + 1)}`,
    ...groupsOf(report).map((group) =>
      row(
        plain(groupTitle(report, group)),
        report.rules.filter((rule) => rule.group === group),
      ),
    ),
    row('**all**', report.rules),
  ].join('\n');
}

function section({ rules }: Report, outcome: Outcome, show: (rule: Verdict) => string): readonly string[] {
  const members = rules.filter((rule) => rule.outcome === outcome);
  if (members.length === 0) return [];
  const { label } = outcomeWords[outcome];
  return [`### ${label.charAt(0).toUpperCase()}${label.slice(1)} (${members.length})`, ...members.map(show)];
}

/** What opens most rules comes first: the others are in the report. */
const mostSupplies = 15;

function supplySection({ supplies = [] }: Report): readonly string[] {
  if (supplies.length === 0) return [];
  const entries = supplies.slice(0, mostSupplies).map((supply) => {
    const lines = linesToAdd(supply).map(([place, line]) => `  - ${place}: ${code(line)}`);
    return [
      `- **${count(supply.rules.length, 'rule')}**: ${code(supply.key)} ${plain(whyMissing(supply))}`,
      ...lines,
    ].join('\n');
  });
  return ['### What to supply next', entries.join('\n')];
}

function ruleInFull(report: Report, rule: Verdict): string {
  const hidden = rule.findings.length - mostFindings;
  return [
    `- **${rule.id}** ${plain(rule.title)} (${clauseOf(rule)})`,
    ...(rule.reason === undefined ? [] : [`  - ${plain(rule.reason)}`]),
    ...rule.findings.slice(0, mostFindings).map((finding) => `  - ${findingInLine(report, finding)}`),
    ...(hidden > 0 ? [`  - *and ${count(hidden, 'more finding')}*`] : []),
  ].join('\n');
}

function inLine(rule: Verdict): string {
  return `- **${rule.id}** ${plain(rule.title)}: ${plain(rule.reason ?? 'no reason given')}`;
}

function findingInLine(
  { exchanges }: Report,
  { message, exchange, pointer, count: places = 1, waived }: Finding,
): string {
  const call = exchanges.find(({ id }) => id === exchange);
  const where = [
    ...(call === undefined ? [] : [code(`${call.request.method} ${interfacePath(call.request.url, true)}`)]),
    ...(pointer === undefined || pointer === '' ? [] : [`at ${code(pointer)}`]),
    `(${plain(exchange)}${places > 1 ? `, ${count(places, 'place')}` : ''})`,
  ].join(' ');
  return `${plain(brief(message))} ${where}${waived === undefined ? '' : `, *waived: ${plain(waived)}*`}`;
}

function clauseOf({ clause: { title, url, page } }: Verdict): string {
  if (page !== undefined) return `${plain(title)}: ${code(page)} in the package`;
  return url === undefined || !/^https?:\/\/[^\s<>()]+$/.test(url) ? plain(title) : `[${plain(title)}](${url})`;
}
