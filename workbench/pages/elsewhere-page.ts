import { correction, generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { html, type Markup, trusted } from '../../reports/formats/html/markup.ts';
import type { Problem } from '../problem.ts';
import { textField } from './fields.ts';
import { page } from './page.ts';

export interface Elsewhere {
  /** The page of the bank. */
  readonly address: string;
  readonly toDecide: readonly string[];
  /** The redirect URI, on this machine. */
  readonly back: string;
  readonly problem?: Problem | undefined;
}

/** The cells of a code of more characters are too small for the camera of a phone. */
const most = 2_000;

/** Where the PSU has the bank on another device: its address as a QR code, and the way for the answer to come back to this machine. */
export function elsewherePage({ address, toDecide, back, problem }: Elsewhere): Response {
  const content = html`${toDecide.map((line) => html`<p>${line}</p>`)}
<ol class="steps">
<li>${address.length > most ? tooLong(address) : html`<p>Scan this with the phone, and decide at the bank.</p><div class="qr">${codeOf(address)}</div>`}</li>
<li><p>The bank then leads the phone to <code>${back}</code>, which is on this machine: the phone says that it cannot open it. Nothing is lost. Copy the whole address from the phone to here.</p>
<form class="block" method="post" action="/run/elsewhere">${textField({ name: 'address', label: 'The address at which the phone ended', hint: html`It begins with <code>${back}</code>. What it bears is used once, for this run, and kept nowhere.`, required: true })}
<p><button class="first" type="submit">Hand it to the run</button> <a class="button" href="/run/now">Back to the run</a></p></form></li>
</ol>`;
  return page({ title: 'Authorise on another device', place: '/run', problem, content });
}

function codeOf(address: string): Markup {
  const source = toSvgSource(generate(address, { minCorrectionLevel: correction.L }));
  return trusted(source.replace('<svg ', '<svg role="img" aria-label="QR code of the page of the bank" '));
}

function tooLong(address: string): Markup {
  return html`<p>The address of the bank’s page has ${address.length} characters, too many for a QR code that a phone can read. Where the bank takes pushed authorisation requests, it becomes short.</p><p><a href="${address}" target="_blank" rel="noopener noreferrer">Copy the address</a> to the other device instead.</p>`;
}
