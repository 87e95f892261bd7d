import { loadFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { groupOf, groups, isOfRelease, type Rule } from '../../suites/core/rule.ts';
import { reasonOf } from '../../suites/ledger/leniency.ts';
import { suggestion } from '../../suites/target/nearest.ts';
import { UsageError } from '../exit.ts';
import { requireRelease } from '../require-release.ts';
import { type RuleEntry, ruleEntry } from './rule-entry.ts';

const mostOfficial = 6;

/** What `aisp rules` was told. */
export interface RulesOptions {
  readonly json?: boolean;
  readonly group?: string;
  readonly release?: string;
}

/** The text of `aisp rules`. Throws a UsageError for a rule, a group or a release that does not exist. */
export async function listRules(id: string | undefined, { json, group, release: name }: RulesOptions): Promise<string> {
  const release = name === undefined ? undefined : requireRelease(name);
  const [all, faults] = await Promise.all([loadRules(), loadFaults()]);
  const rules = all.filter((rule) => release === undefined || isOfRelease(rule, release));
  const chosen = choose(rules, id, group);
  const entries = chosen.map((rule) => ruleEntry(rule, faults));
  if (json === true) return `${JSON.stringify(entries, null, 2)}\n`;
  const [only] = chosen;
  const [entry] = entries;
  if (id !== undefined && only !== undefined && entry !== undefined) return inFull(only, entry);
  return inGroups(entries);
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
  throw new UsageError(`There is no rule "${id}"${where}.`, suggestion(id, ids, 'See "aisp rules" for the ids.'));
}

function inGroups(entries: readonly RuleEntry[]): string {
  const sections = Object.entries(groups).flatMap(([name, title]) => {
    const members = entries.filter(({ group }) => group === name);
    if (members.length === 0) return [];
    const lines = members.map((rule) => `  ${rule.id.padEnd(15)} ${rule.level.padEnd(10)} ${rule.title}`);
    return [[`${name}  ${title}`, ...lines, ''].join('\n')];
  });
  return `${sections.join('\n')}\n${entries.length} ${entries.length === 1 ? 'rule' : 'rules'}\n`;
}

function inFull(rule: Rule, entry: RuleEntry): string {
  const { since, until } = rule.releases ?? {};
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Level', rule.level],
    ['Group', `${entry.group} ${groups[entry.group]}`],
    ['Clause', rule.clause.title],
    ['', rule.clause.url],
    ['Releases', `${since ?? entry.releases[0] ?? 'none'} to ${until ?? entry.releases.at(-1) ?? 'none'}`],
    ['Statements', entry.statements.join(', ')],
    ['Needs', rule.needs],
    ['Tolerates', rule.tolerates?.map(reasonOf).join(' ')],
    ['Faults', entry.faults.join(', ') || 'none'],
    ['Official', officialTests(entry)],
    ['Keeps it', Object.keys(rule.accept).join('; ')],
    ['Breaks it', Object.keys(rule.reject).join('; ')],
  ];
  const lines = rows.flatMap(([name, value]) => (value === undefined ? [] : [`  ${name.padEnd(14)}${value}`]));
  return `${rule.id}  ${rule.title}\n\n${lines.join('\n')}\n`;
}

/** As many ids as a reader takes in; `--json` has them all. */
function officialTests({ officialTests: ids }: RuleEntry): string {
  const shown = ids.slice(0, mostOfficial).join(', ');
  if (ids.length <= mostOfficial) return shown || 'no test of the official suite';
  return `${shown} and ${ids.length - mostOfficial} more: see --json`;
}
