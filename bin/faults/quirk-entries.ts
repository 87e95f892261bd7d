import { type Release, releases } from '../../schemas/releases.ts';
import { type BankAsFound, banksAsFound } from '../../stub/quirks/as-found.ts';
import { quirkNamed, whyNotMade } from '../../stub/quirks/find-quirks.ts';
import type { Quirk } from '../../stub/quirks/quirk.ts';
import { allQuirks } from '../../stub/quirks/quirks.ts';
import type { ChangeEntry } from './change-entry.ts';

interface Entry {
  readonly id: string;
  readonly title: string;
  /** Ids of the rules that the faults of it break, or that warn at its variants. */
  readonly rules: readonly string[];
  readonly profiles?: readonly string[];
  /** Those in which all that makes it can show. */
  readonly releases: readonly Release[];
}

/** A way in which live banks were told to differ, as `aisp faults --json` prints it. A published contract. */
export interface QuirkEntry extends Entry {
  readonly kind: 'quirk';
  /** Where it was told of. */
  readonly seen: Quirk['seen'];
  /** What was published of it, in words of ours. */
  readonly published: string;
  /** What makes the bundled bank have it. */
  readonly faults: readonly string[];
  readonly variants: readonly string[];
  /** What it breaks, or what leaves it open: one of the two. */
  readonly statements?: readonly string[];
  readonly allowed?: string;
  /** Why the bundled bank cannot have it; absent where it can. */
  readonly waits?: string;
}

/** Several quirks at once, as `aisp faults --json` prints them. A published contract. */
export interface AsFoundEntry extends Entry {
  readonly kind: 'as-found';
  readonly quirks: readonly string[];
  /** What a run has to show at this bank. */
  readonly ends: string;
  /** Why the bundled bank cannot be had like this; absent where it can. */
  readonly waits?: string;
}

/** All quirks and all banks as found, by what the faults and variants behind them have to do with rules. */
export function quirkEntries(changes: readonly ChangeEntry[]): readonly (QuirkEntry | AsFoundEntry)[] {
  return [
    ...allQuirks.map((quirk) => quirkEntry(quirk, changes)),
    ...banksAsFound.map((bank) => asFoundEntry(bank, changes)),
  ];
}

function quirkEntry(quirk: Quirk, changes: readonly ChangeEntry[]): QuirkEntry {
  const { id, title, seen, published, breaks, allowed } = quirk;
  const { faults, variants } = madeOf(quirk);
  const waits = whyNotMade(quirk);
  return {
    id,
    kind: 'quirk',
    title,
    ...behind([...faults, ...variants], changes),
    ...{ seen, published, faults, variants },
    ...(breaks === undefined ? {} : { statements: breaks }),
    ...(allowed === undefined ? {} : { allowed }),
    ...(waits === undefined ? {} : { waits }),
  };
}

function asFoundEntry({ id, title, quirks, ends }: BankAsFound, changes: readonly ChangeEntry[]): AsFoundEntry {
  const found = quirks.map(quirkNamed);
  const made = found.map(madeOf).flatMap(({ faults, variants }) => [...faults, ...variants]);
  const waiting = found.flatMap((quirk) => whyNotMade(quirk) ?? []);
  return {
    id,
    kind: 'as-found',
    title,
    ...behind(made, changes),
    ...{ quirks, ends },
    ...(waiting[0] === undefined ? {} : { waits: waiting[0] }),
  };
}

function madeOf(quirk: Quirk): Pick<QuirkEntry, 'faults' | 'variants'> {
  return { faults: quirk.faults ?? [], variants: 'variants' in quirk ? (quirk.variants ?? []) : [] };
}

function behind(
  ids: readonly string[],
  changes: readonly ChangeEntry[],
): Pick<Entry, 'rules' | 'profiles' | 'releases'> {
  const found = changes.filter(({ id }) => ids.includes(id));
  const limits = found.flatMap(({ profiles }) => (profiles === undefined ? [] : [profiles]));
  const [first] = limits;
  const profiles = first?.filter((name) => limits.every((names) => names.includes(name)));
  return {
    rules: [...new Set(found.flatMap(({ rules }) => rules))].sort(),
    ...(profiles === undefined ? {} : { profiles }),
    releases: releases.filter((release) => found.every((change) => change.releases.includes(release))),
  };
}
