import type { Exchange, Report, SeveralReport, Verdict } from '../contract/index.ts';
import { format } from '../format.ts';
import { tame } from '../print.ts';
import { separateReports } from '../several/separate.ts';
import { operationOf } from './operation.ts';

export default format({
  file: 'report.csv',
  about: 'a row for each rule, for spreadsheets: no cell of it is a formula',
  render: renderCsv,
  renderSeveral: renderSeveralCsv,
});

/** The columns, in their order. Columns are only ever added, and at the end. */
const columns = [
  'rule',
  'outcome',
  'level',
  'group',
  'title',
  'checked',
  'findings',
  'reason',
  'finding',
  'pointer',
  'operation',
  'exchange',
  'clause',
  'url',
  'target',
  'release',
  'profile',
  'startedAt',
  'verdict',
] as const;

/** Of a report over several targets: the column after all others. */
const ofSeveral = [...columns, 'targetName'] as const;

type Row = Readonly<Partial<Record<(typeof ofSeveral)[number], string | number>>>;

/**
 * The report as CSV (RFC 4180): a row for each rule, with the first finding of those that have some, and the facts of the run in
 * each, so that files can be joined. A run without rules has one row, which tells why.
 */
export function renderCsv(report: Report): string {
  return table(columns, rowsOf(report));
}

/** The rows of every target, one after another, with its name in the last column. */
function renderSeveralCsv(report: SeveralReport): string {
  const rows = separateReports(report).flatMap((part) =>
    rowsOf(part.report).map((row) => ({ ...row, targetName: part.name })),
  );
  return table(ofSeveral, rows);
}

function rowsOf(report: Report): readonly Row[] {
  const { target, startedAt, verdict } = report;
  const run: Row = {
    target: target.baseUrl,
    release: target.release,
    profile: target.profile,
    startedAt,
    verdict,
  };
  const exchanges = new Map(report.exchanges.map((exchange) => [exchange.id, exchange]));
  const rows = report.rules.map((rule) => ({ ...rowOf(rule, exchanges), ...run }));
  const none: Row = { ...run, reason: (report.problems ?? []).join(' ') };
  return rows.length === 0 ? [none] : rows;
}

function table(names: typeof columns | typeof ofSeveral, rows: readonly Row[]): string {
  return [names, ...rows.map((row) => names.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');
}

function rowOf(rule: Verdict, exchanges: ReadonlyMap<string, Exchange>): Row {
  const [first] = rule.findings;
  const call = exchanges.get(first?.exchange ?? '');
  return {
    rule: rule.id,
    outcome: rule.outcome,
    level: rule.level,
    group: rule.group,
    title: rule.title,
    checked: rule.checked,
    findings: rule.findings.reduce((sum, { count = 1 }) => sum + count, 0),
    reason: rule.reason ?? '',
    finding: first?.message ?? '',
    pointer: first?.pointer ?? '',
    operation: call === undefined ? '' : operationOf(call.request),
    exchange: first?.exchange ?? '',
    clause: rule.clause.title,
    url: rule.clause.url ?? '',
  };
}

/** What a spreadsheet reads as the beginning of a formula, in either width. */
const formula = /^\s*[=+\-@＝＋－＠]/;

/** One cell: text as text, whoever wrote it. An apostrophe goes before what would be a formula. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = tame(value);
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
