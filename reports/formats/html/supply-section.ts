import type { Report } from '../../contract/index.ts';
import { linesToAdd, whyMissing } from '../supplies.ts';
import { count } from '../words.ts';
import { html, type Markup } from './markup.ts';

/** What to supply so that more is exercised: what opens most rules first, each with its lines and its rules. */
export function supplySection({ supplies = [] }: Report): Markup {
  return html`${supplies.map(
    (
      supply,
    ) => html`<div class="reason not-exercised"><h3>${supply.key} <span class="number">opens ${count(supply.rules.length, 'rule')}, ${supply.mandatory} of them mandatory</span></h3>
<p>${whyMissing(supply)}</p>
${linesToAdd(supply).map(([place, line]) => html`<p class="quiet">${place}</p><pre>${line}</pre>`)}<details><summary>The rules</summary><p>${supply.rules.map((id) => html`<code>${id}</code> `)}</p></details></div>`,
  )}`;
}
