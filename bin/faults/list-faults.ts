import { inRanges, type Release, releases } from '../../schemas/releases.ts';
import { loadFaults } from '../../stub/faults/load.ts';
import { loadVariants } from '../../stub/variants/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { suggestion } from '../../suites/target/nearest.ts';
import { UsageError } from '../exit.ts';

/** One change of the bundled bank as `aisp faults --json` prints it. A published contract. */
export interface FaultEntry {
  readonly id: string;
  /** A fault breaks rules; a variant keeps the standard in another way, and a rule may warn at it. */
  readonly kind: 'fault' | 'variant';
  readonly title: string;
  /** Ids of the rules that a fault breaks, or that warn at a variant; there one may be `AISP-TRA-*`. */
  readonly rules: readonly string[];
  /** Names of the profiles in which it shows; absent for all. */
  readonly profiles?: readonly string[];
  readonly releases: readonly Release[];
}

/** What `aisp faults` was told. */
export interface FaultsOptions {
  readonly rule?: string;
  readonly json?: boolean;
}

/** The text of `aisp faults`. Throws a UsageError for a rule that does not exist. */
export async function listFaults({ rule, json }: FaultsOptions): Promise<string> {
  const [faults, variants] = await Promise.all([loadFaults(), loadVariants()]);
  const entries: readonly FaultEntry[] = [
    ...faults.map((fault) => entryOf('fault', fault, fault.breaks)),
    ...variants.map((variant) => entryOf('variant', variant, variant.warns?.rules ?? [])),
  ];
  const id = rule === undefined ? undefined : await requireRule(rule);
  const chosen = entries.filter(({ rules }) => id === undefined || rules.some((each) => matches(each, id)));
  return json === true ? `${JSON.stringify(chosen, null, 2)}\n` : inWords(chosen, id);
}

type Change = Pick<FaultEntry, 'id' | 'title' | 'profiles'> & { readonly releases?: Parameters<typeof inRanges>[1] };

function entryOf(kind: FaultEntry['kind'], change: Change, rules: readonly string[]): FaultEntry {
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
  fault: { title: 'Faults, for --fault: each breaks the rules beside it', verb: 'breaks' },
  variant: { title: 'Variants, for --variant: each keeps the standard in another way', verb: 'warns' },
} as const;

function inWords(entries: readonly FaultEntry[], rule: string | undefined): string {
  const sections = (['fault', 'variant'] as const).flatMap((kind) => {
    const members = entries.filter((entry) => entry.kind === kind);
    if (members.length === 0) return [];
    return [
      `${kinds[kind].title}\n\n${members.map(lines).join('\n')}\n\n${members.length} ${kind}${members.length === 1 ? '' : 's'}\n`,
    ];
  });
  return sections.length > 0
    ? sections.join('\n')
    : `Neither a fault nor a variant has to do with ${rule ?? 'this'}.\n`;
}

function lines({ id, kind, title, rules, profiles, releases: shown }: FaultEntry): string {
  const limits = [
    ...(rules.length === 0 ? [] : [`${kinds[kind].verb} ${rules.join(', ')}`]),
    ...(profiles === undefined ? [] : [`only with the profile ${profiles.join(' or ')}`]),
    ...(shown.length === releases.length ? [] : [`only in ${shown.join(', ')}`]),
  ];
  return `  ${id}\n    ${title}${limits.length === 0 ? '' : `\n    ${limits.join('; ')}`}`;
}
