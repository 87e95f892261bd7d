import { style as report } from '../../reports/formats/html/style.ts';
import { matrixStyle } from '../../reports/several/matrix-table.ts';
import { pictureStyle } from '../../reports/trend/render-html.ts';

/** The style of the pages: that of the report, whose parts they show, and what has forms besides. */
export const style = `${report}${matrixStyle}${pictureStyle}
header.top { background: var(--card); padding: 1rem 0 .5rem; } header.top p { margin: 0; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1.75rem 0 1rem; letter-spacing: -.01em; }
nav { position: static; } nav ul { flex-wrap: wrap; overflow-x: visible; white-space: normal; }
nav a { min-height: 44px; padding: .6rem 0; } nav a[aria-current] { font-weight: 650; text-decoration: underline; }
main { padding-bottom: 2rem; } main:focus { outline: none; }
td.text, th.text { text-align: left; } td.text { white-space: normal; } tbody td.text { min-width: 9rem; }
form.block { display: block; max-width: 44rem; } form.block > p, form.block .field { margin: 0 0 1rem; }
.field label, .field .label { display: block; font-weight: 600; margin: 0 0 .2rem; } .field .quiet { display: block; margin: 0 0 .3rem; }
input[type=text], input[type=date], input[type=number], input[type=url], select, textarea { font: inherit; width: 100%; min-width: 0; min-height: 44px; padding: .45rem .7rem; color: var(--text); background: var(--card); border: 1px solid var(--quiet); border-radius: 5px; }
textarea { min-height: 8rem; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .875rem; }
[aria-invalid=true] { border: 2px solid var(--fail); } .wrong { color: var(--fail); font-weight: 550; margin: .2rem 0; }
fieldset.group { display: block; border: 1px solid var(--line); border-radius: 6px; background: var(--card); padding: .5rem 1rem 1rem; margin: 0 0 1.25rem; } fieldset.group > legend { font-weight: 650; padding: 0 .35rem; }
fieldset.choices { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 0 1rem; } fieldset.choices legend { font-weight: 600; } fieldset.choices label { white-space: normal; display: flex; gap: .6rem; align-items: center; min-height: 44px; } fieldset span { color: inherit; }
input[type=checkbox], input[type=radio] { flex: none; width: 1.4rem; height: 1.4rem; margin: 0; accent-color: var(--link); }
main button, .button { display: inline-block; min-height: 44px; padding: .55rem 1.1rem; font-size: 1rem; text-decoration: none; border: 1px solid var(--quiet); border-radius: 5px; background: var(--card); color: var(--text); }
main button.first { background: var(--link); border-color: var(--link); color: var(--card); font-weight: 650; }
main .command .copy, main .gap { min-height: 0; padding: .1rem .5rem; } main .gap { padding: 0; border: 0; }
main button:hover, .button:hover { text-decoration: underline; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0; } .row > .field { flex: 1 1 14rem; margin: 0; }
.told { background: var(--card); border: 3px solid var(--of, var(--link)); border-radius: 6px; padding: .75rem 1rem; margin: 1.25rem 0; } .told h2 { font-size: 1.125rem; margin: 0 0 .25rem; } .told p { margin: .2rem 0; white-space: pre-line; }
.tag { color: var(--of); font-weight: 650; } .conforming { --of: var(--pass); } .non-conforming { --of: var(--fail); } .inconclusive { --of: var(--warn); }
.same { margin-top: 2.5rem; } .same h2 { font-size: 1rem; margin: 0 0 .4rem; }
progress { width: 100%; height: 1rem; accent-color: var(--link); }
.steps { list-style: none; margin: 0 0 1.5rem; padding: 0; } .steps li { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--of, var(--line)); padding: .5rem .9rem; margin-top: -1px; }
.qr { width: min(30rem, 100%); background: #fff; margin: .5rem 0; } .qr svg { display: block; width: 100%; height: auto; }
.diff-fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1rem; }
@media (max-width: 36rem) { h1 { font-size: 1.5rem; } }
@media print { main button, .button, form { display: none !important; } .same { break-inside: avoid; } }
`;
