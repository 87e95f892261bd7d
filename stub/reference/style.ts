import { createHash } from 'node:crypto';

/** What the page has besides the stylesheet of the package: a bar above the document, on the light ground that the package wants. */
export const style = `
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #1b1f24; font: 1rem/1.5 system-ui, sans-serif; }
header { max-width: 1460px; margin: 0 auto; padding: 1rem 1.25rem 0; overflow-wrap: anywhere; }
nav a { margin-right: 1rem; color: #0a4f8f; text-underline-offset: .15em; }
nav a[aria-current] { color: inherit; font-weight: 700; text-decoration: none; }
form { margin-top: 1rem; }
select, button { min-height: 44px; padding: .25rem .75rem; font: inherit; }
button { border: 2px solid #0a4f8f; border-radius: .5rem; background: #0a4f8f; color: #fff; font-weight: 700; cursor: pointer; }
output { display: block; margin-top: .5rem; }
:focus-visible { outline: 3px solid #0a4f8f; outline-offset: 2px; }
`;

/** The stylesheet's hash, as a content security policy names it. Clause: CSP Level 3, section 2.3.1. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
