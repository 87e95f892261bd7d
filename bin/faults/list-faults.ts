import { inRanges, releases } from '../../schemas/releases.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadVariants } from '../../stub/variants/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { suggestion } from '../../suites/target/nearest.ts';
import { UsageError } from '../exit.ts';
import type { ChangeEntry } from './change-entry.ts';
import { type AsFoundEntry, type QuirkEntry, quirkEntries } from './quirk-entries.ts';

/** Everything that `aisp faults` knows of. A published contract. */
export type FaultEntry = ChangeEntry | QuirkEntry | AsFoundEntry;

/** What `aisp faults` was told. */
export interface FaultsOptions {
  readonly rule?: string;
  readonly json?: boolean;
}

/** The text of `aisp faults`. Throws a UsageError for a rule that does not exist. */
export async function listFaults({ rule, json }: FaultsOptions): Promise<string> {
  const [faults, variants] = await Promise.all([loadFaults(), loadVariants()]);
  const changes: readonly ChangeEntry[] = [
    ...faults.map((fault) => entryOf('fault', fault, fault.breaks)),
    ...variants.map((variant) => entryOf('variant', variant, variant.warns?.rules ?? [])),
  ];
  const entries: readonly FaultEntry[] = [...changes, ...quirkEntries(changes)];
  const id = rule === undefined ? undefined : await requireRule(rule);
  const chosen = entries.filter(({ rules }) => id === undefined || rules.some((each) => matches(each, id)));
  return json === true ? `${JSON.stringify(chosen, null, 2)}\n` : inWords(chosen, id);
}

type Change = Pick<ChangeEntry, 'id' | 'title' | 'profiles'> & { readonly releases?: Parameters<typeof inRanges>[1] };

function entryOf(kind: ChangeEntry['kind'], change: Change, rules: readonly string[]): ChangeEntry {
  const { id, title, profiles, releases: ranges = {} } = change;
  const shown = releases.filter((release) => inRanges(release, ranges));
  return { id, kind, title, rules, ...(profiles === undefined ? {} : { profiles }), releases: shown };
}

function matches(pattern: string, id: string): boolean {
  return pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : pattern === id;
}

async function requireRule(name: string): Promise<string> {
  const ids = (await loadRules()).map(({ id }): string => id);
  const found = ids.find((id) => id.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found;
  throw new UsageError(`There is no rule "${name}".`, suggestion(name, ids, 'See "aisp rules" for the ids.'));
}

const kinds = {
  fault: { title: 'Faults, for --fault: each breaks the rules beside it', verb: 'breaks', name: 'fault' },
  variant: { title: 'Variants, for --variant: each keeps the standard in another way', verb: 'warns', name: 'variant' },
  quirk: { title: 'Quirks, for --quirk: what live banks were told to do', verb: 'breaks', name: 'quirk' },
  'as-found': { title: 'Banks as found, for --as-found: each has several quirks', verb: 'breaks', name: 'bank' },
} as const;

function inWords(entries: readonly FaultEntry[], rule: string | undefined): string {
  const sections = (['fault', 'variant', 'quirk', 'as-found'] as const).flatMap((kind) => {
    const members = entries.filter((entry) => entry.kind === kind);
    if (members.length === 0) return [];
    const count = `${members.length} ${kinds[kind].name}${members.length === 1 ? '' : 's'}`;
    return [`${kinds[kind].title}\n\n${members.map(lines).join('\n')}\n\n${count}\n`];
  });
  return sections.length > 0
    ? sections.join('\n')
    : `Neither a fault nor a variant has to do with ${rule ?? 'this'}.\n`;
}

function lines(entry: FaultEntry): string {
  const { id, kind, title, rules, profiles, releases: shown } = entry;
  const limits = [
    ...(rules.length === 0 ? [] : [`${kinds[kind].verb} ${rules.join(', ')}`]),
    ...(profiles === undefined ? [] : [`only with the profile ${profiles.join(' or ')}`]),
    ...(shown.length === releases.length ? [] : [`only in ${shown.join(', ')}`]),
  ];
  return [`  ${id}`, title, ...told(entry), ...(limits.length === 0 ? [] : [limits.join('; ')])].join('\n    ');
}

function told(entry: FaultEntry): readonly string[] {
  if (!('ends' in entry || 'published' in entry)) return [];
  const waits = entry.waits === undefined ? [] : [`not to be had: ${entry.waits}`];
  if ('ends' in entry) return [`has ${entry.quirks.join(', ')}`, `a run: ${entry.ends}`, ...waits];
  const made = [...entry.faults, ...entry.variants];
  return [
    entry.published,
    ...(made.length === 0 ? [] : [`made by ${made.join(', ')}`]),
    ...(entry.allowed === undefined ? [] : [`left open: ${entry.allowed}`]),
    ...waits,
  ];
}
