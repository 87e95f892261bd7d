import { createHash } from 'node:crypto';
import type { Log, Notification, ReportingDescriptor, Result, Run } from 'sarif';
import { type AnyReport, type Finding, isMandatory, type Report, type Verdict } from '../contract/index.ts';
import { format } from '../format.ts';
import { targetsOf } from '../several/separate.ts';
import { renderJson } from './json.ts';
import { operationOf } from './operation.ts';
import { groupTitle } from './words.ts';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

export default format({
  file: 'report.sarif',
  about: 'SARIF 2.1.0: a result for each finding, waived ones suppressed',
  render: renderSarif,
  renderSeveral: renderSarif,
});

/**
 * The report as SARIF 2.1.0 JSON text. A finding is a result: an error where a rule failed, a warning where it warns,
 * suppressed where a waiver covers it. What was not exercised is a notification about the configuration, what broke one about
 * the execution: neither is an alert. What else was judged stands with its outcome among the rules. Each of several targets is a run
 * of its own, by the id of its automation.
 */
export function renderSarif(report: AnyReport): string {
  const lines = ruleLines(report);
  let before = 0;
  const runs = targetsOf(report).map((part) => {
    const own = lines.slice(before, before + part.report.rules.length);
    before += own.length;
    return runOf(part.report, own, 'targets' in report ? `${part.name}/` : '');
  });
  const log: Log = { $schema: schema, version: '2.1.0', runs };
  return `${JSON.stringify(log, undefined, 1)}\n`;
}

/** `lines` are those of its rules in report.json; `name` sets one target apart from others. */
function runOf(report: Report, lines: readonly number[], name: string): Run {
  const { tool, target, startedAt, durationMs, rules, problems = [], verdict, summary } = report;
  const end = new Date(Date.parse(startedAt) + durationMs).toISOString();
  const unseen = rules.filter(({ outcome }) => outcome === 'not-exercised');
  const broken = rules.filter(({ outcome }) => outcome === 'error');
  return {
    tool: {
      driver: {
        name: tool.name,
        version: tool.version,
        rules: rules.map((rule) => descriptorOf(report, rule)),
      },
    },
    automationDetails: { id: `${tool.name}/${name}${target.profile}/${target.release}/` },
    invocations: [
      {
        executionSuccessful: problems.length === 0 && broken.length === 0,
        startTimeUtc: new Date(startedAt).toISOString(),
        endTimeUtc: end,
        toolConfigurationNotifications: unseen.map((rule) => notification(rule, isMandatory(rule.level))),
        toolExecutionNotifications: [
          ...problems.map((problem): Notification => ({ level: 'error', message: { text: literal(problem) } })),
          ...broken.map((rule) => notification(rule, true, 'error')),
        ],
      },
    ],
    artifacts: [{ location: { uri: 'report.json' }, mimeType: 'application/json' }],
    results: rules.flatMap((rule, index) => resultsOf(report, rule, index, lines[index] ?? 1)),
    columnKind: 'utf16CodeUnits',
    properties: { verdict, requests: summary.requests, release: target.release, profile: target.profile },
  };
}

function descriptorOf(
  report: Report,
  { id, title, clause, level, group, outcome, checked }: Verdict,
): ReportingDescriptor {
  return {
    id,
    shortDescription: { text: literal(title) },
    fullDescription: { text: literal(`${level}: ${title} (${clause.title})`) },
    ...(clause.url === undefined || !URL.canParse(clause.url) ? {} : { helpUri: clause.url }),
    help: { text: literal(clause.page === undefined ? clause.title : `${clause.title}: ${clause.page}`) },
    defaultConfiguration: { level: isMandatory(level) ? 'error' : 'warning' },
    properties: { tags: [groupTitle(report, group)], level, group, outcome, checked },
  };
}

function resultsOf(report: Report, rule: Verdict, ruleIndex: number, startLine: number): Result[] {
  const { id: ruleId, outcome, findings, reason } = rule;
  if (outcome !== 'fail' && outcome !== 'warn' && outcome !== 'waived') return [];
  const level = outcome === 'warn' || !isMandatory(rule.level) ? 'warning' : 'error';
  const physicalLocation = { artifactLocation: { uri: 'report.json', index: 0 }, region: { startLine } };
  const result = (text: string, more: Partial<Result>, waived: string | undefined): Result => ({
    ruleId,
    ruleIndex,
    kind: 'fail',
    level,
    message: { text: literal(text) },
    ...more,
    ...(waived === undefined
      ? {}
      : { suppressions: [{ kind: 'external', status: 'accepted', justification: literal(waived) }] }),
  });
  const ofRule = outcome === 'waived' ? (reason ?? 'waived') : undefined;
  const own = (): Result => {
    const more = { locations: [{ physicalLocation }], partialFingerprints: fingerprint(ruleId, '', 0) };
    return result(reason ?? rule.title, more, ofRule);
  };
  if (findings.length === 0) return [own()];
  const seen = new Map<string, number>();
  const results = findings.map((finding) => {
    const place = placeOf(report, finding);
    const nth = seen.get(place) ?? 0;
    seen.set(place, nth + 1);
    const more: Partial<Result> = {
      locations: [{ physicalLocation, logicalLocations: [{ fullyQualifiedName: place }] }],
      partialFingerprints: fingerprint(ruleId, generalised(place), nth),
      occurrenceCount: finding.count ?? 1,
      properties: {
        exchange: finding.exchange,
        ...(finding.pointer === undefined ? {} : { pointer: finding.pointer }),
      },
    };
    return result(`${finding.message} (${finding.exchange})`, more, ofRule ?? finding.waived);
  });
  // A waiver that is stale or over fails the rule by itself.
  const excused = ofRule === undefined && findings.every(({ waived }) => waived !== undefined);
  return excused ? [own(), ...results] : results;
}

/** Operation and pointer: `GET /balances#/Data/Balance/0/Type`. */
function placeOf({ exchanges }: Report, { exchange: id, pointer }: Finding): string {
  const exchange = exchanges.find((each) => each.id === id);
  const operation = exchange === undefined ? id : operationOf(exchange.request);
  return pointer === undefined || pointer === '' ? operation : `${operation}#${pointer}`;
}

/** The place without the numbers of records, so that the same departure is known again in the next run. */
function generalised(place: string): string {
  return place.replace(/\/\d+(?=\/|$)/g, '/*');
}

function fingerprint(rule: string, place: string, nth: number): { readonly [name: string]: string } {
  return { 'aispFinding/v1': createHash('sha256').update(`${rule}\n${place}\n${nth}`).digest('hex') };
}

function notification(rule: Verdict, serious: boolean, level?: 'error'): Notification {
  return {
    level: level ?? (serious ? 'warning' : 'note'),
    message: { text: literal(`${rule.id}: ${rule.reason ?? rule.title}`) },
    associatedRule: { id: rule.id },
  };
}

/** The line of each rule in report.json, in their order and counted from one: a place that a viewer can open. */
function ruleLines(report: AnyReport): readonly number[] {
  const lines = renderJson(report).split('\n');
  return lines.flatMap((line, index) => (/^ {3}"id": "AISP-[^"]+",?$/.test(line) ? [index + 1] : []));
}

/** Text as text: braces are no placeholders, brackets no link. Clause: SARIF 2.1.0, sections 3.11.5 and 3.11.6. */
function literal(text: string): string {
  return text.replace(/[{}]/g, '$&$&').replace(/\\(?=[[\]])|[[\]]/g, '\\$&');
}
