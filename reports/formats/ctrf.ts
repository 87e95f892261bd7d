import { ReportBuilder, type Test } from 'ctrf';
import type { Finding, Outcome, Report, SeveralReport, Verdict } from '../contract/index.ts';
import { format } from '../format.ts';
import { separateReports } from '../several/separate.ts';
import { brief, groupTitle } from './words.ts';

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
  renderSeveral: renderSeveralCtrf,
});

/** The report in the Common Test Report Format, as JSON text. Rules are tests; a rule takes no time worth telling. */
export function renderCtrf(report: Report): string {
  const { target, problems = [] } = report;
  return textOf(report, {
    testEnvironment: target.baseUrl,
    environment: { release: target.release, profile: target.profile },
    extra: { problems },
    tests: report.rules.map((rule) => testOf(report, rule)),
  });
}

/** The tests of every target, in a suite that bears its name; `extra` tells what came of each. */
function renderSeveralCtrf(report: SeveralReport): string {
  const targets = report.targets.map(({ name, baseUrl, release, profile, verdict, problems = [] }) => ({
    ...{ name, baseUrl, release, profile, verdict, problems },
  }));
  return textOf(report, {
    testEnvironment: report.targets.map(({ name }) => name).join(', '),
    environment: {
      targets: targets.map(({ name, baseUrl, release, profile }) => ({ name, baseUrl, release, profile })),
    },
    extra: { targets },
    tests: separateReports(report).flatMap(({ name, report: own }) =>
      own.rules.map((rule) => {
        const test = testOf(own, rule);
        return { ...test, suite: [name, ...(test.suite ?? [])], extra: { target: name, ...test.extra } };
      }),
    ),
  });
}

interface Told {
  readonly testEnvironment: string;
  readonly environment: Readonly<Record<string, unknown>>;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly tests: readonly Test[];
}

function textOf(
  { tool, startedAt, durationMs, verdict, summary }: Report | SeveralReport,
  { testEnvironment, environment, extra, tests }: Told,
): string {
  const start = Date.parse(startedAt);
  const built = new ReportBuilder({ autoTimestamp: false })
    .tool({ ...tool })
    .generatedBy(tool.name)
    .timestamp(startedAt)
    .environment({
      reportName: 'AISP conformance',
      testEnvironment,
      extra: environment,
    })
    .extra({ verdict, requests: summary.requests, ...extra })
    .summaryOverrides({ start, stop: start + durationMs, duration: durationMs })
    .addTests([...tests])
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
  return `${brief(message)} (${exchange}${pointer}${count > 1 ? `, ${count} places` : ''})`;
}
