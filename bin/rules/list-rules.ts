import { requireRelease } from '../../library/require-release.ts';
import { ruleCountsSentence } from '../../reports/contract/index.ts';
import { painter } from '../../reports/formats/console/terminal.ts';
import type { Release } from '../../schemas/releases.ts';
import { statements } from '../../schemas/statements/statements.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadVariants } from '../../stub/variants/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { groupOf, groups, isOfRelease, type Rule } from '../../suites/core/rule.ts';
import { suggestion } from '../../suites/target/nearest.ts';
import { UsageError } from '../exit.ts';
import { docsFolder, executedOf } from './executed-part.ts';
import { inTerminal } from './in-terminal.ts';
import { ruleEntry } from './rule-entry.ts';
import { rulePage } from './rule-page.ts';

/** What `aisp rules` was told. */
export interface RulesOptions {
  readonly json?: boolean;
  readonly group?: string;
  readonly release?: string;
}

/** The terminal that a text is for. */
export interface Screen {
  /** Columns to wrap at. */
  readonly width: number;
  readonly colour: boolean;
}

const narrowest = 40;
/** As many ids as help somebody who mistyped one. */
const mostMeant = 5;

/** The text of `aisp rules`: the catalogue, or the page of one rule. Throws a UsageError for a rule, a group or a release that does not exist. */
export async function listRules(
  id: string | undefined,
  { json, group, release: name }: RulesOptions,
  { width, colour }: Screen,
): Promise<string> {
  const release = name === undefined ? undefined : requireRelease(name);
  const all = await loadRules();
  const rules = all.filter((rule) => release === undefined || isOfRelease(rule, release));
  const chosen = choose(rules, id, group);
  const [only] = chosen;
  if (json !== true && (id === undefined || only === undefined))
    return `${inGroups(chosen)}\n${countsOf(all, rules, release, chosen)}\n`;
  // Twice as many files as the rules: the list needs none of them.
  const faults = await loadFaults();
  if (json === true || only === undefined) {
    return `${JSON.stringify(
      chosen.map((rule) => ruleEntry(rule, faults)),
      null,
      2,
    )}\n`;
  }
  const page = rulePage(
    only,
    { catalogue: all, statements, faults, variants: await loadVariants() },
    executedOf(only.id),
  );
  return inTerminal(page.replaceAll('](../', `](${docsFolder}/`), Math.max(narrowest, width), painter(colour));
}

function choose(rules: readonly Rule[], id: string | undefined, group: string | undefined): readonly Rule[] {
  const names = Object.keys(groups);
  const wanted = group?.toUpperCase();
  if (wanted !== undefined && !names.includes(wanted)) {
    throw new UsageError(`There is no group "${group}".`, suggestion(wanted, names, `Groups: ${names.join(', ')}.`));
  }
  const inGroup = rules.filter((rule) => wanted === undefined || groupOf(rule) === wanted);
  if (id === undefined) return inGroup;
  const found = inGroup.filter((rule) => rule.id.toLowerCase() === id.toLowerCase());
  if (found.length > 0) return found;
  const ids = inGroup.map((rule) => rule.id);
  const where = wanted === undefined ? '' : ` in the group ${wanted}`;
  throw new UsageError(`There is no rule "${id}"${where}.`, cureFor(id, ids));
}

/** The ids that were most likely meant: those that contain what was asked for, or the one with the nearest spelling. */
function cureFor(asked: string, ids: readonly string[]): string {
  const holding = ids.filter((id) => id.includes(asked.toUpperCase()));
  if (holding.length > 0 && holding.length <= mostMeant) return `Did you mean ${holding.join(' or ')}?`;
  return suggestion(asked, ids, 'See "aisp rules" for the ids.');
}

/** How many rules are known, of the release and shown. */
function countsOf(
  all: readonly Rule[],
  rules: readonly Rule[],
  release: Release | undefined,
  chosen: readonly Rule[],
): string {
  const ofRelease = release === undefined ? {} : { ofRelease: { number: rules.length, release } };
  const shown = chosen.length === rules.length ? '' : ` ${chosen.length} shown.`;
  return `${ruleCountsSentence({ known: all.length, ...ofRelease })}${shown}`;
}

function inGroups(rules: readonly Rule[]): string {
  const sections = Object.entries(groups).flatMap(([name, title]) => {
    const members = rules.filter((rule) => groupOf(rule) === name);
    if (members.length === 0) return [];
    const lines = members.map((rule) => `  ${rule.id.padEnd(15)} ${rule.level.padEnd(10)} ${rule.title}`);
    return [[`${name}  ${title}`, ...lines, ''].join('\n')];
  });
  return sections.join('\n');
}
