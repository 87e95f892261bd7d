import { html } from '../../reports/formats/html/markup.ts';
import type { FieldProblem } from '../describing/find-problems.ts';
import type { Problem } from '../problem.ts';
import { areaField, hidden, textField } from './fields.ts';
import { query } from './home-page.ts';
import { page } from './page.ts';
import { sameCommand } from './same-command.ts';
import { targetFields } from './target-fields.ts';

export interface TargetForm {
  /** Below the folder; empty for a file that is not there yet. */
  readonly file: string;
  /** The name that a new file is to have. */
  readonly named: string;
  readonly value: unknown;
  readonly problems: readonly FieldProblem[];
  readonly problem?: Problem | undefined;
  readonly done?: string | undefined;
}

/** A bank as its target file describes it, field by field. */
export function targetPage({ file, named, value, problems, problem, done }: TargetForm): Response {
  const serious = problems.filter(({ harmless }) => !harmless);
  const name = {
    name: 'named',
    label: 'Name of the file',
    value: named,
    hint: 'Below the folder of the workbench, such as banks/ours.yaml.',
    required: true,
  };
  const content = html`${file !== '' && html`<p><a href="/run?${query({ target: file })}">Run</a></p><form method="post" action="/target/check">${hidden([['file', file]])}<button type="submit">Check the connection</button></form>`}
<form class="block" method="post" action="/target">
${file === '' ? textField(name) : hidden([['file', file]])}
${serious.length > 0 && html`<div class="told fail"><h2>What is wrong with it</h2><ul>${serious.map(({ text }) => html`<li>${text}</li>`)}</ul></div>`}
${targetFields(value, problems)}
<details><summary>Endpoints from a discovery document</summary>${areaField({ name: 'discovery', label: 'Discovery document', hint: 'What the bank answers at /.well-known/openid-configuration, in JSON.' })}<p><button type="submit" name="act" value="discover" formnovalidate>Take its endpoints</button></p></details>
<p><button class="first" type="submit" name="act" value="write">Write the file</button></p>
</form>
${file !== '' && sameCommand(['check', '--target', file], ['run', '--target', file])}`;
  return page({
    title: file === '' ? 'Describe a bank' : `Describe ${file}`,
    place: '/',
    problem,
    done,
    content,
  });
}

/** What a check came to. */
export interface Checked {
  readonly ready: boolean;
  /** What the command line said. */
  readonly text: string;
  readonly words: readonly string[];
}

/** What a check of a target found, as the command line tells it. */
export function checkedPage(file: string, { ready, text, words }: Checked): Response {
  const content = html`<div class="told ${ready ? 'pass' : 'warn'}"><p>${ready ? 'It is ready for a run.' : 'It is not ready for a run.'}</p></div><pre>${text}</pre>
<p><a class="button" href="/target?${query({ file })}">Change it</a> <a class="button" href="/run?${query({ target: file })}">Run</a></p>
${sameCommand([...words])}`;
  return page({ title: `The check of ${file}`, place: '/', content });
}

export interface ImportForm {
  readonly form: URLSearchParams;
  readonly problem?: Problem | undefined;
  /** What the command said, once it was given. */
  readonly said?: string;
}

const importFields = {
  discovery: ['Discovery file', 'Of the official suite, in JSON, below the folder of the workbench.'],
  config: ['Configuration', 'Of the official suite, in JSON; may be left out. Secrets are not copied.'],
  out: ['Folder to write to', 'For bank.yaml and bank-profile.yaml. Nothing is overwritten.'],
} as const;

/** A target file and a profile from the files of the official suite. */
export function importPage({ form, problem, said }: ImportForm): Response {
  const words = importWords(form);
  const content = html`${said !== undefined && html`<pre>${said}</pre>`}<form class="block" method="post" action="/import">
${Object.entries(importFields).map(([name, [label, hint]]) => textField({ name, label, hint, value: form.get(name) ?? (name === 'out' ? 'conformance' : ''), required: name !== 'config' }))}
<p><button class="first" type="submit">Import</button></p></form>
${sameCommand(words)}`;
  const done = said === undefined ? undefined : 'Imported.';
  return page({ title: 'Import files of the official suite', place: '/', problem, done, content });
}

/** The words of the command that imports. */
export function importWords(form: URLSearchParams): readonly string[] {
  const [discovery, config, out] = ['discovery', 'config', 'out'].map((name) => form.get(name)?.trim() || undefined);
  return [
    'import-fcs',
    discovery ?? 'discovery.json',
    ...(config === undefined ? [] : [config]),
    '--out',
    out ?? 'conformance',
  ];
}
