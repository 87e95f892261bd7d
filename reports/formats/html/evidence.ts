import { STATUS_CODES } from 'node:http';
import type { Exchange, Finding } from '../../contract/index.ts';
import { curl } from './curl.ts';
import { type ExcerptLine, excerpt, textExcerpt } from './excerpt.ts';
import { type JsonLine, jsonLines } from './json-lines.ts';
import { html, type Markup } from './markup.ts';

/** Shows the exchanges that findings point at, as long as the budget of characters lasts. */
export class EvidenceRenderer {
  readonly #exchanges: ReadonlyMap<string, Exchange>;
  readonly #lines = new Map<string, readonly JsonLine[] | undefined>();
  #budget: number;

  constructor(exchanges: readonly Exchange[], budget: number) {
    this.#exchanges = new Map(exchanges.map((exchange) => [exchange.id, exchange]));
    this.#budget = budget;
  }

  exchange(id: string): Exchange | undefined {
    return this.#exchanges.get(id);
  }

  get isSpent(): boolean {
    return this.#budget <= 0;
  }

  /** The request as a command line, and the answer around the offending spot. Undefined where there is nothing to show. */
  render({ exchange: id, pointer }: Finding): Markup | undefined {
    const exchange = this.#exchanges.get(id);
    if (exchange === undefined || this.isSpent) return undefined;
    const markup = html`<div class="evidence">
<h5>Request <span class="quiet">${id}, ${exchange.purpose}</span></h5>
<pre>${curl(exchange.request)}</pre>
${this.#answer(exchange, pointer)}
</div>`;
    this.#budget -= markup.text.length;
    return markup;
  }

  #answer({ id, response, failure, durationMs }: Exchange, pointer: string | undefined): Markup {
    if (response === undefined) {
      return html`<h5>No answer</h5><pre>${failure?.code ?? 'unknown'}: ${failure?.message ?? ''}</pre>`;
    }
    const headers = response.headers.map(([name, value]) => `${name}: ${value}`).join('\n');
    return html`<h5>Answer <span class="quiet">${response.status} ${STATUS_CODES[response.status]}, ${response.size.toLocaleString('en-GB')} bytes in ${Math.round(durationMs)} ms</span></h5>
<details class="headers"><summary>Headers</summary><pre>${textExcerpt(headers)}</pre></details>
${response.body === '' ? html`<p class="quiet">No body.</p>` : this.#body(id, response.body, pointer)}`;
  }

  #body(id: string, body: string, pointer: string | undefined): Markup {
    if (!this.#lines.has(id)) this.#lines.set(id, jsonLines(body));
    const lines = this.#lines.get(id);
    if (lines === undefined) return html`<pre>${textExcerpt(body)}</pre>`;
    const cut = excerpt(lines, pointer ?? '');
    return html`<pre class="json">${cut.lines.map(excerptLine)}</pre>
${!cut.found && html`<p class="quiet">Nothing stands at ${pointer}: the nearest value above it is marked.</p>`}`;
  }
}

function excerptLine(line: ExcerptLine): Markup {
  switch (line.kind) {
    case 'gap':
      return html`<i>⋮ ${line.lines} more lines</i>\n`;
    case 'spot':
      return html`${line.text.slice(0, line.text.search(/\S/))}<mark>${line.text.trimStart()}</mark>\n`;
    case 'line':
      return html`${line.text}\n`;
  }
}
