import type { SeveralReport } from '../contract/index.ts';
import { html, type Markup } from '../formats/html/markup.ts';
import { evidenceScript } from '../formats/html/script.ts';
import { standalonePage } from '../formats/html/standalone-page.ts';
import { style } from '../formats/html/style.ts';
import {
  brief,
  count,
  groupTitle,
  outcomesByWeight,
  outcomeWords,
  requestsOf,
  verdictWords,
} from '../formats/words.ts';
import { type MatrixRow, matrixOf, tellingRows } from './matrix.ts';
import { matrixStyle, matrixTable, type PlaceOfRule, targetsTable } from './matrix-table.ts';
import { separateReports } from './separate.ts';
import { severalSentence, targetWords } from './words.ts';

const marks = { conforming: '✓', 'non-conforming': '✕', inconclusive: '?' } as const;

/**
 * `report.html` of several targets: one page with the matrix of rules by targets. It needs nothing else; the evidence is on the page
 * of each target, to which it leads. Everything that came from a bank is escaped, and the page runs no script but its own.
 */
export function renderSeveralHtml(report: SeveralReport): string {
  const { verdict, tool, targets } = report;
  return standalonePage({
    title: `${verdictWords[verdict]}: ${targets.map(({ name }) => name).join(', ')}`,
    style: `${style}${matrixStyle}`,
    script: evidenceScript,
    body: html`<a class="skip" href="#main">Skip to the matrix</a>
<header class="hero ${verdict}"><div class="wide">
<p class="tool">${tool.name} ${tool.version}</p>
<h1><span aria-hidden="true" class="mark">${marks[verdict]}</span> ${verdictWords[verdict]}</h1>
<p class="sentence">${severalSentence(report)}</p>
<p class="target">${count(targets.length, 'target')}, ${requestsOf(report.summary)}, ${report.startedAt}</p>
</div></header>
<nav aria-label="Sections"><div class="wide"><ul><li><a href="#targets">Targets</a></li><li><a href="#matrix">Matrix</a></li><li><a href="#findings">Findings</a></li><li><a href="#all">All rules</a></li></ul></div></nav>
<main id="main" class="wide" tabindex="-1">
${severalSections(report, placeBeside)}
</main>
<footer class="wide quiet">Written by ${tool.name} ${tool.version}. The same facts for programs, with every exchange: report.json.</footer>`,
  });
}

/** What the page shows, for whoever has a page of another kind around it. */
export function severalSections(report: SeveralReport, placeOf: PlaceOfRule): Markup {
  const telling = tellingRows(report);
  return html`<section id="targets" aria-labelledby="targets-title"><h2 id="targets-title">Targets</h2>
${targetsTable(report, placeOf)}
<ul>${report.targets.map((target) => html`<li><b>${target.name}</b>: ${targetWords(target)}</li>`)}</ul>
${report.targets.flatMap(({ name, problems = [] }) => problems.map((problem) => html`<p class="problem error"><b>${name}</b>: ${problem}</p>`))}</section>
<section id="matrix" aria-labelledby="matrix-title"><h2 id="matrix-title">Where they fail, warn, differ or are open <span class="number">${telling.length}</span></h2>
${telling.length === 0 ? html`<p>Every rule passed everywhere it applies.</p>` : matrixTable(report, telling, 'Rules at which targets fail, warn, differ or are open', placeOf)}</section>
<section id="findings" aria-labelledby="findings-title"><h2 id="findings-title">Findings</h2>
${findings(report, placeOf)}</section>
<section id="all" aria-labelledby="all-title"><h2 id="all-title">All rules</h2>
${allRules(report, placeOf)}</section>`;
}

/** What failed at each target, the first finding of each rule. */
function findings(report: SeveralReport, placeOf: PlaceOfRule): Markup {
  const parts = report.targets.flatMap((target) => {
    const rules = report.rules.filter(
      ({ target: of, outcome }) => of === target.name && (outcome === 'fail' || outcome === 'error'),
    );
    if (rules.length === 0) return [];
    return [
      html`<h3>${target.name} <span class="number">${count(rules.length, 'rule')}</span></h3>${rules.map(
        ({ id, title, outcome, reason, findings: [first] }) => {
          const [place, why] = [placeOf(target, id), first?.message ?? reason];
          return html`<div class="reason ${outcome}"><p><code>${id}</code> ${title}</p>${why !== undefined && html`<p>${brief(why)}</p>`}${place !== undefined && html`<p><a href="${place}">Evidence of ${id} at ${target.name}</a></p>`}</div>`;
        },
      )}`,
    ];
  });
  return parts.length === 0 ? html`<p>No rule failed.</p>` : html`${parts}`;
}

function allRules(report: SeveralReport, placeOf: PlaceOfRule): Markup {
  const groups = new Map<string, MatrixRow[]>();
  for (const row of matrixOf(report)) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  const titles = separateReports({ ...report, rules: [], exchanges: [] });
  return html`${[...groups].map(([group, rows]) => {
    const title = titles.map((part) => groupTitle(part.report, group)).find((each) => each !== group) ?? group;
    const counts = outcomesByWeight.flatMap((outcome) => {
      const number = rows.reduce((sum, { outcomes }) => sum + outcomes.filter((each) => each === outcome).length, 0);
      return number === 0 ? [] : [`${number} ${outcomeWords[outcome].label}`];
    });
    return html`<details><summary>${title}: ${counts.join(', ')}</summary>${matrixTable(report, rows, `Rules of the group ${title}`, placeOf)}</details>`;
  })}`;
}

/** The page of a target lies beside this one, where it has a folder; the schema bounds what a folder is called. */
function placeBeside({ folder }: SeveralReport['targets'][number], rule?: string): string | undefined {
  if (folder === undefined || !/^targets\/[a-z0-9][a-z0-9._-]*$/.test(folder)) return undefined;
  return `${folder}/report.html${rule === undefined ? '' : `#${rule}`}`;
}
