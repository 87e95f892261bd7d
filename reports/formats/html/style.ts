/** The style of the report: light and dark, from 320 px on, and on paper. Colours keep a contrast of 4.5 and more. */
export const style = `
:root { color-scheme: light dark; --page: #f5f6f8; --card: #fff; --text: #1b1f27; --quiet: #565f6d; --line: #d9dde3; --code: #f2f3f6; --link: #0b57b0;
  --fail: #b3142b; --error: #86198f; --warn: #8a4b00; --not-exercised: #2f5488; --waived: #54517d; --pass: #0e6b3b; --not-applicable: #5b6471; --spot: #ffe9ec; }
@media screen and (prefers-color-scheme: dark) { :root { --page: #12151a; --card: #1a1e25; --text: #e8ebf0; --quiet: #a5aebb; --line: #343b46; --code: #12151a; --link: #8ab8ff;
  --fail: #ff8f9b; --error: #ec9cf5; --warn: #f2b457; --not-exercised: #93bdf5; --waived: #bdb8ee; --pass: #6fd59c; --not-applicable: #a5aebb; --spot: #4a1d25; } }
* { box-sizing: border-box; }
html { scroll-padding-top: 4rem; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif; overflow-wrap: anywhere; }
.wide { max-width: 68rem; margin: 0 auto; padding: 0 1.25rem; }
a { color: var(--link); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
code, pre { font-family: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: .875em; }
.quiet { color: var(--quiet); font-size: .875rem; font-weight: 400; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -99rem; top: .5rem; z-index: 3; background: var(--card); padding: .5rem 1rem; }
.skip:focus { left: .5rem; }
.fail { --of: var(--fail); } .error { --of: var(--error); } .warn { --of: var(--warn); } .not-exercised { --of: var(--not-exercised); }
.waived { --of: var(--waived); } .pass { --of: var(--pass); } .not-applicable { --of: var(--not-applicable); }

.hero { color: #fff; padding: 2rem 0 2.25rem; }
.hero.conforming { background: #0b5f35; } .hero.non-conforming { background: #981127; } .hero.inconclusive { background: #70420a; }
.hero p { margin: 0; } .hero .tool { font-size: .875rem; }
.hero h1 { margin: .25rem 0 .5rem; font-size: clamp(1.9rem, 7vw, 3rem); line-height: 1.1; letter-spacing: -.02em; display: flex; align-items: center; gap: .75rem; }
.hero .mark { flex: none; display: grid; place-items: center; width: 1.35em; height: 1.35em; border-radius: 50%; border: 2px solid #fff; font-size: .62em; }
.hero .sentence { font-size: 1.125rem; max-width: 46rem; } .hero .target { font-size: .9375rem; } .hero .sentence + .target { margin-top: 1rem; }
nav { position: sticky; top: 0; z-index: 2; background: var(--card); border-bottom: 1px solid var(--line); }
nav ul { position: relative; display: flex; gap: .25rem 1.25rem; margin: 0; padding: .55rem 0; list-style: none; overflow-x: auto; font-size: .9375rem; white-space: nowrap; }
nav a { text-decoration: none; display: inline-block; padding: .1rem 0; } nav a:hover { text-decoration: underline; }
h2 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; letter-spacing: -.01em; } h2 .number { color: var(--quiet); font-weight: 400; }
h3 { font-size: 1.0625rem; margin: 1.75rem 0 .75rem; } h4 { font-size: 1rem; margin: 0; } h5 { font-size: .875rem; margin: 1rem 0 .35rem; }
section { margin: 2.5rem 0; }
.tiles { list-style: none; display: grid; grid-template-columns: repeat(auto-fit, minmax(8.25rem, 1fr)); gap: .75rem; margin: 1.5rem 0 0; padding: 0; }
.tiles li > * { display: block; height: 100%; padding: .75rem .9rem; background: var(--card); border: 1px solid var(--line); border-top: 4px solid var(--of, var(--line)); border-radius: 6px; color: var(--quiet); text-decoration: none; font-size: .875rem; }
.tiles a:hover { border-color: var(--of, var(--quiet)); text-decoration: underline; }
.tiles b { display: block; font-size: 1.6rem; line-height: 1.2; color: var(--of, var(--text)); font-variant-numeric: tabular-nums; letter-spacing: -.02em; white-space: nowrap; }
.scroll { position: relative; overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; white-space: nowrap; }
th, td { padding: .45rem .7rem; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child { text-align: left; } thead th { font-size: .8125rem; color: var(--quiet); font-weight: 600; } tbody th { font-weight: 500; }
td { color: var(--of, inherit); } td[class]:not(.none) { font-weight: 650; } td.none { color: var(--quiet); } tfoot > tr > * { border: 0; font-weight: 700; }
td.shares { width: 30%; min-width: 5.5rem; } .bar { display: block; width: 100%; height: .6rem; border-radius: 3px; } .bar rect { fill: var(--of); }
.heat thead th { white-space: normal; overflow-wrap: normal; } th code { font-size: .8125rem; } .heat th, .heat td { padding-left: .5rem; padding-right: .5rem; } .heat td[class] { font-weight: 500; } .h1 { background: color-mix(in srgb, var(--link) 7%, transparent); } .h2 { background: color-mix(in srgb, var(--link) 13%, transparent); } .h3 { background: color-mix(in srgb, var(--link) 20%, transparent); } .heat b { color: var(--of); }
.range { display: block; width: 100%; height: .8rem; } .range line { stroke: var(--quiet); stroke-width: 1; vector-effect: non-scaling-stroke; } .range rect { fill: var(--quiet); opacity: .55; } .range rect.median { fill: var(--text); opacity: 1; }
.calls { margin-top: 1.5rem; } .calls ol { list-style: none; margin: .5rem 0 0; padding: 0; font-size: .875rem; } .calls li { padding: .15rem 0; border-top: 1px solid var(--line); }
h3 .number { color: var(--quiet); font-weight: 400; } .hero .incomplete { border: 2px solid #fff; border-radius: 6px; padding: .4rem .7rem; margin-bottom: .6rem; width: fit-content; }
article, .reason, .problem { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--of, var(--line)); border-radius: 6px; padding: 1rem 1.15rem; margin: 0 0 1rem; }
.rule { content-visibility: auto; contain-intrinsic-size: auto 32rem; } article p, .reason p { margin: .3rem 0; } h4 code { color: var(--of); font-size: .9375em; margin-right: .35rem; }
article:target { outline: 3px solid var(--link); outline-offset: 2px; }
.level { font-size: .75rem; font-weight: 650; letter-spacing: .02em; color: var(--quiet); border: 1px solid var(--line); border-radius: 3px; padding: .05rem .3rem; white-space: nowrap; }
.findings { list-style: none; margin: .75rem 0 0; padding: 0; } .findings > li { border-top: 1px solid var(--line); padding: .75rem 0 .5rem; } .findings > li:last-child { padding-bottom: 0; }
.claim { font-size: 1.0625rem; } .got code { color: var(--fail); } .place code { font-size: .8125rem; }
.warn .got code { color: var(--warn); }
summary { cursor: pointer; color: var(--link); font-size: .9375rem; width: fit-content; padding: .15rem 0; }
.evidence > h5:first-child { margin-top: .5rem; }
pre { margin: 0 0 .35rem; padding: .7rem .85rem; background: var(--code); border: 1px solid var(--line); border-radius: 5px; white-space: pre-wrap; font-size: .8125rem; line-height: 1.55; tab-size: 2; }
.masked { color: var(--quiet); font-style: italic; text-decoration: underline dotted; text-underline-offset: .2em; }
.command { position: relative; } .command .copy { position: absolute; top: .4rem; right: .4rem; font-size: .8125rem; padding: .1rem .5rem; } .copy[hidden] { display: none; }
.gap { font: inherit; color: var(--link); background: none; border: 0; padding: 0; text-decoration: underline dotted; }
pre i { color: var(--quiet); font-style: normal; }
mark { background: var(--spot); color: inherit; font-weight: 700; padding: .1rem .3rem; margin-left: -.3rem; border-radius: 3px; box-decoration-break: clone; -webkit-box-decoration-break: clone; box-shadow: 0 2px 0 var(--of, var(--fail)); }
.official { margin: .75rem 0; } .official-tests { list-style: none; margin: .5rem 0 0; padding: 0; } .official-tests li { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--of); padding: .45rem .9rem; margin-top: -1px; font-size: .9375rem; } .official-tests .quiet { display: block; }
.reason ul { margin: .6rem 0 0; padding: 0; list-style: none; font-size: .9375rem; } .reason li { padding: .2rem 0; }
form { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: center; margin: 0 0 1rem; } form[hidden] { display: none; }
form .text { font-weight: 600; white-space: nowrap; display: flex; gap: .6rem; align-items: center; flex: 1 1 16rem; }
input[type=search] { font: inherit; font-weight: 400; width: 100%; min-width: 0; padding: .45rem .7rem; color: var(--text); background: var(--card); border: 1px solid var(--quiet); border-radius: 5px; } ::placeholder { color: var(--quiet); opacity: 1; }
fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .35rem 1.1rem; min-width: 0; } fieldset label { white-space: nowrap; padding: .15rem 0; } fieldset span { color: var(--of); }
button { font: inherit; font-size: .9375rem; padding: .35rem .8rem; color: var(--text); background: var(--card); border: 1px solid var(--quiet); border-radius: 5px; cursor: pointer; }
output { color: var(--quiet); font-variant-numeric: tabular-nums; }
#rule-list { list-style: none; margin: 0; padding: 0; background: var(--card); border: 1px solid var(--line); border-radius: 6px; }
#rule-list li { display: grid; grid-template-columns: 7.5rem 1fr; gap: 0 1rem; padding: .55rem 1rem; border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 3.75rem; } #rule-list li[hidden] { display: none; } #rule-list li:first-child { border-top: 0; }
.outcome { color: var(--of); font-weight: 650; font-size: .9375rem; grid-row: span 2; } .about { grid-column: 2; }
dl { margin: 0; } dl div { display: grid; grid-template-columns: 12rem 1fr; gap: 0 1rem; padding: .35rem 0; border-top: 1px solid var(--line); } dt { color: var(--of, var(--quiet)); font-weight: 550; } dd { margin: 0; }
footer { padding: 1.5rem 0 3rem; }
@media (max-width: 36rem) { #rule-list li, dl div { grid-template-columns: minmax(0, 1fr); } .about { grid-column: 1; } .wide { padding: 0 .9rem; } tbody th { white-space: normal; min-width: 9rem; } .heat thead th { min-width: 4rem; } .tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
@media print {
:root { --page: #fff; --code: #fff; } html { scroll-padding-top: 0; }
nav, form, .skip, .copy, details.calls, details.headers:not([open]) { display: none !important; }
body { background: #fff; font-size: 10pt; } .wide { max-width: none; padding: 0; }
.hero { color: #000; background: none !important; padding: 0 0 .75rem; border-bottom: 3px solid; } .hero .mark { border-color: currentColor; }
a { color: inherit; } article a[href^="http"]::after { content: " <" attr(href) ">"; font-size: .8em; }
summary { list-style: none; color: inherit; } h2, h3, h4, h5 { break-after: avoid; } tr, .tiles li, .findings > li > p { break-inside: avoid; }
.scroll { overflow: visible; } table { white-space: normal; font-size: 8pt; } .rule { content-visibility: visible; } #rule-list li { content-visibility: visible; break-inside: avoid; }
.bar rect, .range *, .heat td, mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`;
