import type { Outcome, Report, Verdict } from '../../reports/contract/index.ts';
import { causesOf } from '../../reports/formats/html/causes.ts';
import { groupMatrix } from '../../reports/formats/html/group-matrix.ts';
import { html, type Markup } from '../../reports/formats/html/markup.ts';
import { runFacts } from '../../reports/formats/html/overview.ts';
import { reasonList } from '../../reports/formats/html/reason-list.ts';
import { supplySection } from '../../reports/formats/html/supply-section.ts';
import { partLines } from '../../reports/formats/promises.ts';
import { tokenHeadline } from '../../reports/formats/supplies.ts';
import { brief, count, groupTitle, placeOf, verdictSentence, verdictWords } from '../../reports/formats/words.ts';
import { formats } from '../../reports/render-format.ts';
import { query } from './home-page.ts';
import { page } from './page.ts';
import { sameCommand } from './same-command.ts';
import { verifyForm } from './verify-page.ts';

/** A report as it is worked through: the verdict, what to supply next, what was found by what caused it, and the groups. */
export function reportPage(file: string, report: Report): Response {
  const of = (outcome: Outcome) => report.rules.filter((rule) => rule.outcome === outcome);
  const { problems = [], supplies = [] } = report;
  const content = html`${summary(report)}
${problems.map((problem) => html`<p class="problem error">${problem}</p>`)}
${section('failures', 'Failures', of('fail').length, found(file, report, of('fail')))}
${section('errors', 'Errors of the harness', of('error').length, found(file, report, of('error')))}
${section('supplies', 'What to supply next', supplies.length, html`<p>What opens most rules comes first.</p>${supplySection(report)}`)}
${section('warnings', 'Warnings', of('warn').length, found(file, report, of('warn')))}
${section('groups', 'By group', report.rules.length, groupMatrix(report))}
${section('not-exercised', 'Not exercised', of('not-exercised').length, reasonList(of('not-exercised')))}
${section('waived', 'Waived', of('waived').length, reasonList(of('waived')))}
${section('rules', 'All rules', report.rules.length, everyRule(file, report))}
${section('take', 'What to do with it', 1, takeAlong(file))}
${section('run', 'The run', 1, runFacts(report))}
${sameCommand(['report', 'convert', file, '--format', 'html', '--out', 'page'])}`;
  return page({ title: `Report ${file}`, place: '/', content });
}

function section(id: string, title: string, number: number, content: Markup): Markup | false {
  return (
    number > 0 &&
    html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}${number > 1 && html` <span class="number">${number}</span>`}</h2>
${content}</section>`
  );
}

function summary(report: Report): Markup {
  const { target, verdict } = report;
  const headline = tokenHeadline(report);
  return html`<div class="told ${verdict}"><h2 class="tag">${verdictWords[verdict]}${report.incomplete === true && ', incomplete'}</h2>
<p>${verdictSentence(report)}</p>${partLines(report).map(({ name, words }) => html`<p><b>${name}</b>: ${words}</p>`)}
${headline !== undefined && html`<p><b>${headline}</b></p>`}
<p class="quiet">${target.bundled === true && 'The bundled bank at '}${placeOf(target)}, profile ${target.profile}, release ${target.release}, ${report.startedAt}</p></div>`;
}

/** Rules with findings by what most likely caused them, each a way to its evidence. */
function found(file: string, report: Report, rules: readonly Verdict[]): Markup {
  const exchanges = new Map(report.exchanges.map((exchange) => [exchange.id, exchange]));
  return html`${causesOf(rules, (id) => exchanges.get(id)).map(
    ({
      operation,
      place,
      rules: broken,
    }) => html`<h3>${operation === undefined ? 'Without evidence' : html`<code>${operation}</code>`}${place !== undefined && html` at <code>${place}</code>`}${broken.length > 1 && html` <span class="number">${count(broken.length, 'rule')}</span>`}</h3>
<ul class="steps">${broken.map(
      (rule) =>
        html`<li class="${rule.outcome}"><a href="${findingAddress(file, rule.id)}"><code>${rule.id}</code> ${rule.title}</a>${rule.findings[0] !== undefined && html`<br>${brief(rule.findings[0].message)}`}${rule.findings.length > 1 && html` <span class="quiet">and ${count(rule.findings.length - 1, 'more finding')}</span>`}</li>`,
    )}</ul>`,
  )}`;
}

/** Where the evidence of a rule in a report is shown. */
export function findingAddress(file: string, id: string): string {
  return `/report/rule?${query({ file, id })}`;
}

function everyRule(file: string, report: Report): Markup {
  return html`<details><summary>Show every rule</summary><ul class="steps">${report.rules.map(
    (rule) =>
      html`<li class="${rule.outcome}"><span class="tag">${rule.outcome}</span> <a href="${findingAddress(file, rule.id)}"><code>${rule.id}</code></a> ${rule.title} <span class="quiet">${groupTitle(report, rule.group)}</span></li>`,
  )}</ul></details>`;
}

function takeAlong(file: string): Markup {
  return html`<p><a href="/report/whole?${query({ file })}">The report on one page</a>, with a filter; the browser prints it, or makes a PDF of it.</p>
<p><a class="button" href="/run?${query({ again: file })}">Run again what failed or was not exercised</a></p>${verifyForm(file)}
<ul>${Object.entries(formats).map(([name, { file: written, about }]) => html`<li><a href="/report/as?${query({ file, format: name })}">${written}</a>: ${about.replaceAll('`', '')}</li>`)}</ul>`;
}
