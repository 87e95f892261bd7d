import type { Report } from '../../contract/index.ts';
import { tokenVariable } from './curl.ts';
import { html, type Markup } from './markup.ts';

/** How to come by the tokens that the command lines of the page stand for; undefined where the report does not tell of consents. */
export function tokensSection({ consents }: Report): Markup | undefined {
  if (consents === undefined || consents.length === 0) return undefined;
  const kept = consents.some(({ consentId }) => consentId !== undefined);
  return html`<p>The command lines of this page take their tokens from variables of the shell, never from the report. For each: make a consent with these permissions at the bank, have a customer authorise it, and keep its access token in the variable. ${
    kept
      ? 'The consents that have an id here still stand at the bank: a token for them is had by authorising them again. Delete them when you are done.'
      : 'With “aisp run --keep-consents” the consents of a run stay at the bank, and their ids stand here.'
  }</p>
<dl>${consents.map(
    ({ name, permissions, period, consentId }) =>
      html`<div><dt><code>$${tokenVariable(name)}</code></dt><dd>consent ${name}${consentId !== undefined && html`, <code>${consentId}</code>`}: ${
        permissions === undefined ? 'its permissions are not known' : permissions.join(', ')
      }${period?.from !== undefined && `, from ${period.from}`}${period?.to !== undefined && `, to ${period.to}`}</dd></div>`,
  )}<div><dt><code>$${tokenVariable('client')}</code></dt><dd>a token of the client itself, by client credentials, for the consent operations</dd></div></dl>`;
}
