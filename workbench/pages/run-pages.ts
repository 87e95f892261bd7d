import { html } from '../../reports/formats/html/markup.ts';
import { count } from '../../reports/formats/words.ts';
import { releases } from '../../schemas/releases.ts';
import { groups } from '../../schemas/statements/groups.ts';
import type { Problem } from '../problem.ts';
import { type AskedRun, profiles } from '../running/run-words.ts';
import { checkbox, hidden, selectField, textField } from './fields.ts';
import { page } from './page.ts';
import { sameCommand } from './same-command.ts';

export interface RunForm {
  readonly asked: AskedRun;
  /** Target files of the folder. */
  readonly targets: readonly string[];
  /** How many rules are judged again; undefined where all are asked for. */
  readonly left: number | undefined;
  readonly underWay: boolean;
  readonly problem?: Problem | undefined;
}

/** What is judged, and by which rules. Nothing is called before the plan was seen. */
export function runFormPage({ asked, targets, left, underWay, problem }: RunForm): Response {
  const banks = [['', 'The bundled bank'] as const, ...targets.map((path) => [path, path] as const)];
  const content = html`${underWay && html`<p><a href="/run/now">A run is under way</a>, and there is one at a time.</p>`}
<form class="block" method="post" action="/run/plan">
${selectField({ name: 'target', label: 'Bank', value: asked.target, hint: 'A target file, or the bank that comes with the tool.' }, banks)}
${selectField({ name: 'profile', label: 'Profile', value: asked.profile, hint: 'What the bank offers.' }, [['', 'As the target file says; service without one'], ...profiles.map((name) => [name, name] as const)])}
${selectField({ name: 'release', label: 'Release of the standard', value: asked.release }, [['', 'As the target file says; the last one without it'], ...releases.toReversed().map((name) => [name, name] as const)])}
${left !== undefined && html`<p>Only the ${count(left, 'rule')} of <code>${asked.again}</code> that failed, broke or was not exercised. What comes of it is a report of its own, marked as a part of that one.</p>${hidden([['again', asked.again]])}`}
<fieldset class="group choices"><legend>Groups of rules, all where none is chosen</legend>${Object.entries(groups).map(([code, title]) => checkbox('group', title, asked.groups.includes(code), code))}</fieldset>
<fieldset class="group choices"><legend>Effort</legend>${checkbox('thorough', 'Try on every operation what is otherwise tried on some in turn', asked.thorough)}</fieldset>
${textField({ name: 'sign', label: 'Sign the report with', value: asked.sign, hint: 'A private key: env:NAME for a variable with the PEM, or a PEM file below the folder. Empty for a report that is not signed.' })}
<p><button class="first" type="submit">See the plan</button></p>
</form>`;
  return page({ title: 'Run', place: '/run', problem, content });
}

/** The calls that a run would make, and the way to make them. */
export function planPage(words: readonly string[], form: URLSearchParams, plan: string): Response {
  const content = html`<p>None of these calls has been made. A run deletes the consents that it makes.</p>
<pre>${plan}</pre>
<form class="block" method="post" action="/run/start">${hidden(form)}<p><button class="first" type="submit">Start the run</button> <a class="button" href="/run?${form.toString()}">Change it</a></p></form>
${sameCommand([...words, '--plan'])}`;
  return page({ title: 'The plan of the run', place: '/run', content });
}
