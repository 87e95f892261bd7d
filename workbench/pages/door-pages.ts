import { html } from '../../reports/formats/html/markup.ts';
import { page } from './page.ts';

const again = html`<p>Start <code>aisp workbench</code> again for a new link.</p>`;

/** To a browser that has not come in by the link. */
export function closedPage(): Response {
  const content = html`<p>Open the link that <code>aisp workbench</code> printed when it started. It is good for one browser.</p>`;
  return page({ title: 'The door is closed', content, status: 403 });
}

/** To whoever opens a link that was used, or that never was one. */
export function usedPage(): Response {
  const content = html`<p>A link is good for one use. In the browser that used it, the workbench is at <a href="/">its own address</a>.</p>${again}`;
  return page({ title: 'This link was used, or is no link', content, status: 410 });
}

/** To a call that no page of ours had a browser send. `why` is a sentence. */
export function strangerPage(why: string): Response {
  const content = html`<p>${why}</p><p>Only the pages of the workbench may ask this, in a browser on this machine: copy the link of the terminal into its address bar.</p>`;
  return page({ title: 'This was refused', content, status: 403 });
}
