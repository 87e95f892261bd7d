import type { Exchange, Report } from '../../contract/index.ts';
import { interfacePath } from '../words.ts';
import { html, type Markup } from './markup.ts';

const longestPath = 120;

/** Every call of the run in a line; the page shows in full only those that findings point at. */
export function callList({ exchanges }: Report): Markup {
  return html`<details class="calls"><summary>Show every call in a line</summary>
<ol>${exchanges.map(
    (exchange) =>
      html`<li><code>${exchange.id}</code> ${ending(exchange)} <code>${exchange.request.method} ${shorten(interfacePath(exchange.request.url))}</code> <span class="quiet">${tried(exchange)}</span></li>`,
  )}</ol></details>`;
}

function ending({ response, failure, durationMs }: Exchange): string {
  return `${response?.status ?? failure?.code ?? 'no answer'}, ${Math.round(durationMs)} ms`;
}

function tried({ purpose }: Exchange): string {
  return purpose.replace(/^.*?: /, '');
}

function shorten(path: string): string {
  return path.length > longestPath ? `${path.slice(0, longestPath)}…` : path;
}
