import { ReportBuilder, type Test } from 'ctrf';
import type { Finding, Outcome, Report, Verdict } from '../contract/index.ts';
import { format } from '../format.ts';
import { groupTitle } from './words.ts';

/** The nearest that CTRF has. `rawStatus` keeps our word, so that nothing is lost. */
const statuses = {
  pass: 'passed',
  fail: 'failed',
  warn: 'passed',
  'not-applicable': 'skipped',
  'not-exercised': 'pending',
  error: 'other',
  waived: 'skipped',
} as const satisfies Record<Outcome, Test['status']>;

export default format({
  file: 'ctrf-report.json',
  about: 'Common Test Report Format; `rawStatus` is our outcome',
  render: renderCtrf,
});

/** The report in the Common Test Report Format, as JSON text. Rules are tests; a rule takes no time worth telling. */
export function renderCtrf(report: Report): string {
  const { tool, target, startedAt, durationMs, verdict, summary } = report;
  const start = Date.parse(startedAt);
  const built = new ReportBuilder({ autoTimestamp: false })
    .tool({ ...tool })
    .generatedBy(tool.name)
    .timestamp(startedAt)
    .environment({
      reportName: 'AISP conformance',
      testEnvironment: target.baseUrl,
      extra: { release: target.release, profile: target.profile },
    })
    .extra({ verdict, requests: summary.requests, problems: report.problems ?? [] })
    .summaryOverrides({ start, stop: start + durationMs, duration: durationMs })
    .addTests(report.rules.map((rule) => testOf(report, rule)))
    .build();
  return `${JSON.stringify(built, undefined, 1)}\n`;
}

function testOf(report: Report, rule: Verdict): Test {
  const message = [...(rule.reason === undefined ? [] : [rule.reason]), ...rule.findings.map(inWords)].join('\n');
  return {
    name: `${rule.id} ${rule.title}`,
    status: statuses[rule.outcome],
    rawStatus: rule.outcome,
    duration: 0,
    suite: [groupTitle(report, rule.group)],
    tags: [rule.level],
    ...(message === '' ? {} : { message }),
    extra: { id: rule.id, level: rule.level, group: rule.group, checked: rule.checked, clause: { ...rule.clause } },
  };
}

function inWords({ message, exchange, pointer = '', count = 1 }: Finding): string {
  return `${message} (${exchange}${pointer}${count > 1 ? `, ${count} places` : ''})`;
}
