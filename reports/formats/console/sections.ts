import type { Clause, Finding, Outcome, Report, Verdict } from '../../contract/index.ts';
import { tame } from '../../print.ts';
import { brief, count, explanationOf, interfacePath } from '../words.ts';
import { type Paint, wrap } from './terminal.ts';

const mostFindings = 5;

/** Rules that failed, or that the harness broke on: in words, with the place of the evidence and the clause. */
export function failures(report: Report, outcome: Outcome, width: number, paint: Paint): readonly string[] {
  return withOutcome(report, outcome).map((rule) => {
    const hidden = rule.findings.length - mostFindings;
    return [
      wrap(`${rule.id}  ${rule.title}`, width, '  ').replace(rule.id, paint('bold', rule.id)),
      ...(rule.reason === undefined ? [] : [wrap(rule.reason, width, '    ')]),
      ...rule.findings
        .slice(0, mostFindings)
        .flatMap((finding) => [
          wrap(brief(finding.message), width, '    '),
          paint('cyan', `    ${placeOf(report, finding)}`),
        ]),
      ...(hidden > 0 ? [paint('dim', `    and ${count(hidden, 'more finding')}, see the report`)] : []),
      paint('dim', `    ${tame(rule.clause.title)}${clauseAddress(rule.clause)}`),
      paint('dim', `    explained by: ${tame(explanationOf(rule.id))}`),
    ].join('\n');
  });
}

/** Where a clause can be opened: its link, or the page of the package that has its line. */
function clauseAddress({ url, page }: Clause): string {
  const where = url ?? page;
  return where === undefined ? '' : ` <${tame(where)}>`;
}

/** Rules that warn: the first finding of each kind, two lines each. */
export function warnings(report: Report, width: number, paint: Paint): readonly string[] {
  return withOutcome(report, 'warn').map((rule) => {
    const [first, ...others] = firstOfEachKind(rule.findings);
    const words = first === undefined ? (rule.reason ?? '') : brief(first.message);
    const shown = others.slice(0, mostFindings - 1);
    const hidden = others.length - shown.length;
    return [
      wrap(`${rule.id}  ${words}`, width, '  ').replace(rule.id, paint('bold', rule.id)),
      ...(first === undefined ? [] : [paint('cyan', `    ${placeOf(report, first)}`)]),
      ...shown.flatMap((finding) => [
        wrap(brief(finding.message), width, '    '),
        paint('cyan', `    ${placeOf(report, finding)}`),
      ]),
      ...(hidden > 0 ? [paint('dim', `    and ${count(hidden, 'more finding')}, see the report`)] : []),
    ].join('\n');
  });
}

/** Findings that expected different things are of different kinds, whatever came instead. */
function firstOfEachKind(findings: readonly Finding[]): readonly Finding[] {
  const kinds = new Map<string, Finding>();
  for (const finding of findings) {
    const [expected = ''] = finding.message.split('; got ');
    if (!kinds.has(expected)) kinds.set(expected, finding);
  }
  return [...kinds.values()];
}

/** Rules without a look, under the reasons they share. */
export function byReason(
  report: Pick<Report, 'rules'>,
  outcome: Outcome,
  width: number,
  paint: Paint,
): readonly string[] {
  const reasons = new Map<string, string[]>();
  for (const { reason = 'No reason given.', id } of withOutcome(report, outcome)) {
    const ids = reasons.get(reason);
    if (ids === undefined) reasons.set(reason, [id]);
    else ids.push(id);
  }
  return [...reasons].map(
    ([reason, ids]) => `${wrap(reason, width, '  ')}\n${paint('dim', wrap(ids.join(' '), width, '    '))}`,
  );
}

export function withOutcome({ rules }: Pick<Report, 'rules'>, outcome: Outcome): readonly Verdict[] {
  return rules.filter((rule) => rule.outcome === outcome);
}

function placeOf({ exchanges }: Report, finding: Finding): string {
  const exchange = exchanges.find(({ id }) => id === finding.exchange);
  const call = exchange === undefined ? '' : ` ${exchange.request.method} ${interfacePath(exchange.request.url, true)}`;
  const status = exchange?.response === undefined ? '' : ` ${exchange.response.status}`;
  const pointer = finding.pointer === undefined || finding.pointer === '' ? '' : ` → ${finding.pointer}`;
  const places = (finding.count ?? 1) > 1 ? `  (${count(finding.count ?? 1, 'place')})` : '';
  const waived = finding.waived === undefined ? '' : `  waived: ${finding.waived}`;
  return tame(`${finding.exchange}${call}${status}${pointer}${places}${waived}`);
}
