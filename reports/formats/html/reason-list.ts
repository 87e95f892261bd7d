import type { Verdict } from '../../contract/index.ts';
import { html, type Markup } from './markup.ts';

/** Rules without a look, under the reasons they share. */
export function reasonList(rules: readonly Verdict[]): Markup {
  const reasons = new Map<string, Verdict[]>();
  for (const rule of rules) {
    const reason = rule.reason ?? 'No reason given.';
    const members = reasons.get(reason);
    if (members === undefined) reasons.set(reason, [rule]);
    else members.push(rule);
  }
  return html`${[...reasons].map(
    ([reason, members]) =>
      html`<div class="reason ${members[0]?.outcome}"><p>${reason}</p><ul>${members.map(
        ({ id, title, level }) => html`<li><code>${id}</code> ${title} <b class="level">${level}</b></li>`,
      )}</ul></div>`,
  )}`;
}
