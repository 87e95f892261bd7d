import { html, type Markup } from '../../reports/formats/html/markup.ts';
import { hidden, textField } from './fields.ts';
import { query } from './home-page.ts';
import { page } from './page.ts';
import { sameCommand } from './same-command.ts';

/** Asks whether a report is as it was signed. */
export function verifyForm(file: string): Markup {
  const key = {
    name: 'key',
    label: 'Public key of who signed it',
    hint: 'A PEM file below the folder of the workbench.',
    required: true,
  };
  return html`<details><summary>Verify its signature</summary><form class="block" method="post" action="/report/verify">${hidden([['file', file]])}${textField(key)}<p><button type="submit">Verify</button></p></form></details>`;
}

/** What `aisp report verify` says of a report. `intact`: as it was signed, whether its evidence could be judged again or not. */
export function verifiedPage(file: string, words: readonly string[], intact: boolean, text: string): Response {
  const content = html`<div class="told ${intact ? 'pass' : 'fail'}"><p>${intact ? 'It is as it was signed.' : 'It is not as it was signed, or was not signed.'}</p></div><pre>${text}</pre>
<p><a href="/report?${query({ file })}">Back to the report</a></p>${sameCommand(words)}`;
  return page({ title: `The signature of ${file}`, place: '/', content });
}
