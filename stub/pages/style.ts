import { createHash } from 'node:crypto';

/** The one stylesheet of the pages: no font, image or script is fetched from anywhere. */
export const style = `
:root { color-scheme: light dark; --ink: #1b1f24; --quiet: #4b535d; --paper: #fff; --shade: #f0f3f6; --line: #737c87; --strong: #0a4f8f; --wrong: #a8201a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef1f4; --quiet: #b8c0ca; --paper: #15191e; --shade: #222931; --line: #8d97a3; --strong: #9ccbff; --wrong: #ffb3ab; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header, main, footer { max-width: 42rem; margin: 0 auto; padding: 1rem; }
header { border-bottom: 1px solid var(--line); }
header p, footer p { margin: 0; }
.bank { font-size: 1.25rem; font-weight: 700; }
.quiet, footer { color: var(--quiet); font-size: .9375rem; }
h1 { font-size: 1.625rem; line-height: 1.25; margin: .5rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 1.75rem 0 .5rem; }
h3 { font-size: 1.0625rem; margin: 1rem 0 .25rem; }
ul { margin: .25rem 0; padding-left: 1.25rem; }
a { color: var(--strong); text-underline-offset: .15em; }
a:hover { text-decoration-thickness: .15em; }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
.people { list-style: none; padding: 0; }
.people li, .account, .problem { border: 1px solid var(--line); border-radius: .5rem; margin: .75rem 0; }
.people li { border: 2px solid var(--strong); }
.people a { display: block; min-height: 44px; padding: .75rem 1rem; text-decoration: none; }
.people a:hover, .account:hover { background: var(--shade); }
.people strong { display: block; text-decoration: underline; }
.people a span { color: var(--ink); }
.people a .id { display: block; color: var(--quiet); font-size: .9375rem; }
fieldset { border: 0; margin: 1.75rem 0 1rem; padding: 0; min-width: 0; }
legend { font-size: 1.25rem; font-weight: 700; padding: 0; }
.account { display: flex; gap: 1rem; align-items: center; min-height: 44px; padding: .75rem 1rem; cursor: pointer; }
.account input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--strong); }
.account span { display: block; }
.account .name, .account .balance { font-weight: 700; }
.problem { border: 3px solid var(--wrong); padding: 1rem; }
.problem h2 { margin: 0; color: var(--wrong); }
.problem p { margin: .5rem 0 0; }
.wrong { border-left: 4px solid var(--wrong); padding-left: 1rem; }
.login { margin: 1.75rem 0; }
.login label { font-weight: 700; }
.login p { margin: 0 0 .5rem; }
.login input { display: block; width: 100%; min-height: 44px; margin: 0 0 .75rem; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--paper); color: var(--ink); font: inherit; }
.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr)); gap: 1rem; margin: 1.5rem 0; }
button { min-height: 48px; padding: .625rem 1rem; border: 2px solid var(--strong); border-radius: .5rem; background: var(--strong); color: var(--paper); font: inherit; font-weight: 700; cursor: pointer; }
button:hover { text-decoration: underline; }
/* Where what to choose are links, a way out beside them. */
button.aside { border-color: var(--line); background: transparent; color: var(--ink); font-weight: 400; }
/* Rendered and enabled: where Enter looks for a button, a browser may pass over one that is not. */
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
summary { min-height: 44px; padding: .5rem 0; cursor: pointer; }
`;

/** The stylesheet's hash, as a content security policy names it. Clause: CSP Level 3, section 2.3.1. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
