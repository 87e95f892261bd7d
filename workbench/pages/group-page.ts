import { html } from '../../reports/formats/html/markup.ts';
import { hidden } from './fields.ts';
import { query } from './home-page.ts';
import { page } from './page.ts';
import { sameCommand } from './same-command.ts';

/** One bank of a group, as far as its file says. */
export interface GroupMember {
  readonly name: string;
  readonly baseUrl: string | undefined;
}

/** A target file that has several banks: each can be checked, and all are run. They are described in an editor. */
export function groupPage(file: string, members: readonly GroupMember[]): Response {
  const content = html`<p>This file has the banks of a group. What is common to them stands once, beside their list: it is changed in an editor, and not here.</p>
<ul class="steps">${members.map(
    ({ name, baseUrl }) =>
      html`<li><b>${name}</b> ${baseUrl !== undefined && html`<code>${baseUrl}</code>`}<form method="post" action="/target/check">${hidden(
        [
          ['file', file],
          ['brand', name],
        ],
      )}<button type="submit">Check the connection<span class="vh"> of ${name}</span></button></form></li>`,
  )}</ul>
<p><a class="button" href="/run?${query({ target: file })}">Run all of them</a></p>
${sameCommand(['check', '--target', file, '--brand', members[0]?.name ?? ''], ['run', '--target', file])}`;
  return page({ title: `The banks of ${file}`, place: '/', content });
}
