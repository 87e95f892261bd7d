import { html, type Markup } from '../../reports/formats/html/markup.ts';
import { outcomesByWeight, outcomeWords } from '../../reports/formats/words.ts';
import { groups } from '../../schemas/statements/groups.ts';
import type { RunState } from '../running/current-run.ts';
import { query } from './home-page.ts';
import { page } from './page.ts';
import { sameCommand } from './same-command.ts';

const endings: Readonly<Record<number, readonly [words: string, outcome: string]>> = {
  0: ['The bank conforms.', 'pass'],
  1: ['The bank does not conform: a rule failed, or a waiver is stale or expired.', 'fail'],
  2: ['The run did not begin: its options or the target file are wrong.', 'error'],
  3: ['The bank could not be reached, or the harness broke.', 'error'],
  4: ['The question is open: a mandatory rule was not exercised.', 'warn'],
};

/** The run under way, or the last one. `hasReport` once there is a report of it. */
export function runNowPage(state: RunState, hasReport: boolean): Response {
  const running = state.phase !== 'ended';
  const content = html`${running ? under(state) : over(state, hasReport)}
${sameCommand([...state.words])}`;
  return page({
    title: running ? 'The run' : 'The run is over',
    place: '/run',
    content,
    ...(running ? { reload: 3 } : {}),
  });
}

function under(state: RunState): Markup {
  return html`<div id="live" data-events="/run/events">${liveState(state)}</div>
<form method="post" action="/run/stop"><button type="submit">${state.phase === 'stopping' ? 'Stop at once' : 'Stop, and keep what there is'}</button></form>`;
}

function over({ exitCode, groups: counted, said, out }: RunState, hasReport: boolean): Markup {
  const [words, outcome] = endings[exitCode ?? -1] ?? ['The run was stopped: what was judged is kept.', 'warn'];
  return html`<div class="told ${outcome}" role="status"><p>${words}</p>${hasReport && html`<p><a href="/report?${query({ file: `${out}/report.json` })}">Open the report</a></p>`}</div>
${counted.size > 0 && groupTable(counted)}
${printed(said)}`;
}

/** What of a running run changes: made anew whenever it does. */
export function liveState({ phase, gathering, judged, groups: counted, open, toDecide, said }: RunState): Markup {
  const words =
    phase === 'stopping'
      ? 'Stopping: the consents of the run are deleted, and what there is is judged.'
      : judged > 0
        ? `Done with ${judged} rules in the run.`
        : gathering === undefined
          ? 'Starting …'
          : `Gathering ${gathering.place} of ${gathering.total}: ${gathering.title}.`;
  const { calls = 0, planned } = gathering ?? {};
  return html`<p role="status">${words}</p>
${planned !== undefined && html`<p><label>${calls} of about ${planned} calls <progress max="${planned}" value="${Math.min(calls, planned)}"></progress></label></p>`}
${open !== undefined && html`<div class="told not-exercised"><h2>A person is needed</h2>${toDecide.map((line) => html`<p>${line}</p>`)}<p>The run waits for the bank to lead back.</p><p><a id="authorise" class="button" href="${open}" target="_blank" rel="noopener noreferrer">Open the page of the bank</a> <a id="elsewhere" class="button" href="/run/elsewhere">Use another device</a></p></div>`}
${counted.size > 0 && groupTable(counted)}
${printed(said)}`;
}

function groupTable(counted: RunState['groups']): Markup {
  const present = outcomesByWeight.filter((outcome) => [...counted.values()].some((counts) => counts[outcome]));
  const titles: Readonly<Record<string, string>> = groups;
  return html`<div class="scroll" role="region" aria-label="Rules by group and outcome" tabindex="0"><table>
<thead><tr><th scope="col">Group</th>${present.map((outcome) => html`<th scope="col">${outcomeWords[outcome].label}</th>`)}</tr></thead>
<tbody>${[...counted].map(([code, counts]) => html`<tr><th scope="row">${titles[code] ?? code}</th>${present.map((outcome) => (counts[outcome] === undefined ? html`<td class="none">0</td>` : html`<td class="${outcome}">${counts[outcome]}</td>`))}</tr>`)}</tbody>
</table></div>`;
}

function printed(said: readonly string[]): Markup | false {
  return said.length > 0 && html`<h2>What it says</h2><pre>${said.join('\n')}</pre>`;
}
