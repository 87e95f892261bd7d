import { type AnyReport, type Report, ruleCountsOf, ruleCountsSentence, type Verdict } from '../contract/index.ts';
import { format } from '../format.ts';
import { targetsOf } from '../several/separate.ts';
import { tokenHeadline } from './supplies.ts';
import { brief } from './words.ts';

export default format({
  file: 'junit.xml',
  about: 'JUnit, for build servers',
  render: renderJunit,
  renderSeveral: renderJunit,
});

/**
 * `junit.xml` for build servers: one test case for each rule. Rendered from the report, so that it shows no more than this
 * does; each of several targets is a suite. A missing token is told once, as what the suite wrote to its error output. What fails is a failure, what broke in the harness an error, what was not looked at is skipped with its reason.
 */
export function renderJunit(report: AnyReport): string {
  const { tool } = report;
  const several = 'targets' in report;
  return [
    `<testsuites id="" name=""${countsOf(report)}>`,
    ...targetsOf(report).flatMap((part) =>
      suite(part.report, several ? `${tool.name}.${part.name.replaceAll('.', '_')}` : tool.name, several),
    ),
    '</testsuites>',
    '',
  ].join('\n');
}

/** Of several targets, one that could not be judged has no test that could tell why: its suite does. */
function suite(report: Report, name: string, several: boolean): readonly string[] {
  const { rules, startedAt, problems = [] } = report;
  const headline = tokenHeadline(report);
  const said = [...(headline === undefined ? [] : [headline]), ...(several ? problems : [])];
  return [
    `<testsuite${attributes({ name, timestamp: startedAt })}${countsOf(report)}>`,
    ...(rules.length === 0
      ? []
      : [
          `<properties><property${attributes({ name: 'rules', value: ruleCountsSentence(ruleCountsOf(report)) })}/></properties>`,
        ]),
    ...rules.map((verdict) => testCase(verdict, name)),
    ...(said.length === 0 ? [] : [`<system-err>${escaped(said.join('\n'))}</system-err>`]),
    '</testsuite>',
  ];
}

function countsOf({ rules, durationMs }: AnyReport): string {
  const count = (has: (verdict: Verdict) => boolean) => rules.filter(has).length;
  return attributes({
    tests: rules.length,
    failures: count(({ outcome }) => outcome === 'fail'),
    skipped: count(isSkipped),
    errors: count(({ outcome }) => outcome === 'error'),
    time: durationMs / 1000,
  });
}

function isSkipped({ outcome }: Verdict): boolean {
  return outcome === 'not-applicable' || outcome === 'not-exercised' || outcome === 'waived';
}

function testCase(verdict: Verdict, suite: string): string {
  const { id, title, level, outcome, checked, group, reason } = verdict;
  const properties = Object.entries({ level, outcome, checked })
    .map(([name, value]) => `<property${attributes({ name, value })}/>`)
    .join('');
  return [
    `<testcase${attributes({ name: `${id} ${title}`, classname: `${suite}.${group}` })}>`,
    `<properties>${properties}</properties>`,
    ...(isSkipped(verdict) ? [`<skipped${attributes({ message: `${outcome}: ${reason ?? ''}` })}/>`] : []),
    ...(outcome === 'fail' ? [problem('failure', verdict)] : []),
    ...(outcome === 'error' ? [problem('error', verdict)] : []),
    ...(outcome === 'warn' ? [`<system-out>${escaped(inWords(verdict))}</system-out>`] : []),
    '</testcase>',
  ].join('\n');
}

function problem(element: 'failure' | 'error', verdict: Verdict): string {
  const message = `${verdict.id} ${verdict.title}`;
  return `<${element}${attributes({ message, type: verdict.outcome })}>${escaped(inWords(verdict))}</${element}>`;
}

function inWords({ id, title, findings, reason }: Verdict): string {
  const places = findings.map(
    ({ message, exchange, pointer, count }) =>
      `- ${brief(message)} (${exchange}${pointer ?? ''}${count === undefined ? '' : `, ${count} places`})`,
  );
  return [`${id} ${title}`, ...places, ...(reason === undefined ? [] : [reason])].join('\n');
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('');
}

/** Text for an element or an attribute; what XML 1.0 has no characters for is left out. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
