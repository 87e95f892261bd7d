import { style as pages } from '../pages/style.ts';

/** What the page for developers adds to the stylesheet of the pages. */
export const style = `${pages}
header, main, footer { max-width: 60rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
nav a { display: inline-block; min-height: 44px; padding: .5rem 0; }
section { border-top: 1px solid var(--line); margin-top: 2rem; }
pre { background: var(--shade); border: 1px solid var(--line); border-radius: .5rem; margin: .5rem 0; padding: .75rem 1rem; white-space: pre-wrap; }
code { font: .9375rem/1.5 ui-monospace, monospace; }
form { margin: .75rem 0; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.row label { display: block; flex: 1 1 12rem; }
input, select { display: block; width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--paper); color: var(--ink); font: inherit; }
.plain { background: var(--paper); color: var(--strong); }
.done { border: 3px solid var(--strong); border-radius: .5rem; padding: 1rem; margin: 1rem 0; }
.done h2 { margin: 0; }
.list { list-style: none; padding: 0; }
.list > li { border: 1px solid var(--line); border-radius: .5rem; margin: .75rem 0; padding: .5rem 1rem; }
.list p { margin: .25rem 0; }
.refused { border-left: 6px solid var(--wrong); }
.call { font-weight: 700; }
`;
