import { STATUS_CODES } from 'node:http';
import type { Exchange, Finding } from '../../contract/index.ts';
import { curl } from './curl.ts';
import { type ExcerptLine, excerpt, textExcerpt } from './excerpt.ts';
import { type JsonLine, jsonLines } from './json-lines.ts';
import { html, type Markup } from './markup.ts';
import { maskedLine } from './masked.ts';

/** Characters of lines that are left out of excerpts and can be opened, in one report. */
const openableBudget = 100_000;

/** Shows the exchanges that findings point at, as long as the budget of characters lasts. */
export class EvidenceRenderer {
  readonly #exchanges: ReadonlyMap<string, Exchange>;
  readonly #lines = new Map<string, readonly JsonLine[] | undefined>();
  #budget: number;
  #openable = openableBudget;

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
    const openable = this.#openable;
    const markup = html`<div class="evidence">
<h5>Request <span class="quiet">${id}, ${exchange.purpose}</span></h5>
<div class="command"><button type="button" class="copy" hidden>Copy <span class="vh">the command line of ${id}</span></button><pre>${curl(exchange.request)}</pre></div>
${this.#answer(exchange, pointer)}
</div>`;
    this.#budget -= markup.text.length - (openable - this.#openable);
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
    return html`<pre class="json">${cut.lines.map((line) => this.#line(line))}</pre>
${!cut.found && html`<p class="quiet">Nothing stands at ${pointer}: the nearest value above it is marked.</p>`}`;
  }

  #line(line: ExcerptLine): Markup {
    switch (line.kind) {
      case 'gap':
        return this.#gap(line.left);
      case 'spot': {
        const indent = line.text.search(/\S/);
        return html`${line.text.slice(0, indent)}<mark>${maskedLine(line.text.slice(indent), line.pointer)}</mark>\n`;
      }
      case 'line':
        return html`${maskedLine(line.text, line.pointer)}\n`;
    }
  }

  /** Lines that are left out: they can be opened, as long as there is room for them in the page. */
  #gap(left: readonly JsonLine[]): Markup {
    const lines = html`${left.map(({ text, pointer }) => html`${maskedLine(text, pointer)}\n`)}`;
    if (lines.text.length > this.#openable) return html`<i>⋮ ${left.length} more lines</i>\n`;
    this.#openable -= lines.text.length;
    return html`<button type="button" class="gap" aria-expanded="false">⋮ ${left.length} more lines</button>\n<span hidden>${lines}</span>`;
  }
}
