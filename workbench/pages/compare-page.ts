import type { Outcome } from '../../reports/contract/index.ts';
import type { ChangedRule, ReportDiff } from '../../reports/diff/diff-reports.ts';
import { html, type Markup } from '../../reports/formats/html/markup.ts';
import { briefWithPlace, count, outcomeWords, placeOf, verdictWords } from '../../reports/formats/words.ts';
import type { SeveralDiff } from '../../reports/several/diff.ts';
import { query } from './home-page.ts';
import { page } from './page.ts';
import { findingAddress } from './report-page.ts';
import { sameCommand } from './same-command.ts';

const changes = [
  ['newlyFailing', 'Newly failing'],
  ['newlyNotExercised', 'No longer judged'],
  ['newlyPassing', 'Newly passing'],
  ['otherChanges', 'Other changes'],
] as const satisfies readonly (readonly [keyof ReportDiff, string])[];

const mostDetails = 5;

/** What changed from one report to another, as `aisp report diff` finds it. */
export function comparePage(before: string, after: string, diff: ReportDiff): Response {
  const content = html`${compared(before, after, diff)}
${sameCommand(['report', 'diff', before, after])}`;
  return page({ title: 'Two reports compared', place: '/history', content });
}

/** The same where either is over several targets: one comparison after the other. */
export function compareSeveralPage(before: string, after: string, { targets, added, dropped }: SeveralDiff): Response {
  const content = html`${dropped.length > 0 && html`<div class="told fail"><p>No longer judged: ${dropped.join(', ')}.</p></div>`}
${added.length > 0 && html`<p>New, with nothing to compare them with: ${added.join(', ')}.</p>`}
${targets.map(({ name, diff }) => html`<h2>${name}</h2>${compared(before, after, diff)}`)}
${sameCommand(['report', 'diff', before, after])}`;
  return page({ title: 'Two reports compared', place: '/history', content });
}

function compared(before: string, after: string, diff: ReportDiff): Markup {
  const { regressions, notes, changedFindings } = diff;
  return html`<div class="told ${regressions.length > 0 ? 'fail' : 'pass'}"><p>${regressions.length > 0 ? `${count(regressions.length, 'regression')}: newly failing, or mandatory and no longer judged.` : 'No regression.'}</p>${notes.map((note) => html`<p>${note}</p>`)}</div>
${side('From', before, diff.before)}${side('To', after, diff.after)}
${changes.map(([name, title]) => changed(title, diff[name], before, after))}
${
  changedFindings.length > 0 &&
  html`<section aria-labelledby="findings"><h2 id="findings">Changed findings <span class="number">${changedFindings.length}</span></h2><ul class="steps">${changedFindings.map(
    ({ id, title, outcome, appeared, disappeared }) =>
      html`<li class="${outcome}"><a href="${findingAddress(after, id)}"><code>${id}</code> ${title}</a>${details('appeared', appeared)}${details('gone', disappeared)}</li>`,
  )}</ul></section>`
}`;
}

function side(what: string, file: string, { verdict, target, startedAt }: ReportDiff['before']): Markup {
  return html`<p><b>${what}</b> <a href="/report?${query({ file })}">${file}</a>: <span class="tag ${verdict}">${verdictWords[verdict]}</span>, ${placeOf(target)}, release ${target.release}, ${startedAt}</p>`;
}

function changed(title: string, rules: readonly ChangedRule[], before: string, after: string): Markup | false {
  return (
    rules.length > 0 &&
    html`<section><h2>${title} <span class="number">${rules.length}</span></h2><ul class="steps">${rules.map(
      (rule) =>
        html`<li class="${rule.after}"><a href="${findingAddress(rule.after === 'absent' ? before : after, rule.id)}"><code>${rule.id}</code> ${rule.title}</a><br>${words(rule.before)} → <b>${words(rule.after)}</b>${details('', rule.details)}</li>`,
    )}</ul></section>`
  );
}

function words(outcome: Outcome | 'absent'): string {
  return outcome === 'absent' ? 'not in the report' : outcomeWords[outcome].one;
}

function details(what: string, lines: readonly string[]): Markup {
  const more = lines.length - mostDetails;
  return html`${lines.slice(0, mostDetails).map((line) => html`<br><span class="quiet">${what}</span> ${briefWithPlace(line)}`)}${more > 0 && html`<br><span class="quiet">and ${more} more</span>`}`;
}
