import { checkSelection } from '../../library/judging/check-selection.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { listedRules } from '../../suites/run/presented.ts';
import { ConfigurationError } from '../../suites/target/configuration-error.ts';
import { findWaiverProblems } from '../../suites/target/find-waiver-problems.ts';
import { targetsIn } from '../../suites/target/load-target.ts';
import { UsageError } from '../exit.ts';
import { type Destination, destinationOf, nextVersionOf, withWaiversOf } from './destinations.ts';
import type { RunOptions } from './run-options.ts';

/** One target of a run. */
export interface Leg {
  /** A brand, a release where both versions are judged, or both. */
  readonly name: string;
  /** What is known of it even where it cannot be read in. */
  readonly facts: { readonly baseUrl: string; readonly release: string; readonly profile: string };
  /** Throws what keeps it from being judged. */
  readonly destination: () => Promise<Destination>;
}

/**
 * The targets of a run: one, the brands of a target file, and of a bank with two versions first the older, related to the other, and
 * then the other by itself. Tests that present a run present one target. Throws a UsageError or a ConfigurationError.
 */
export async function legsOf(options: RunOptions): Promise<readonly Leg[]> {
  const brands = brandsOf(options);
  const legs: Leg[] = [];
  for (const brand of brands ?? [undefined]) legs.push(...(await versionsOf(options, brand)));
  if (options.presented !== undefined && legs.length > 1) {
    const cure = 'Name one with AISP_BRAND, or judge all of them with "aisp run --target FILE".';
    throw new UsageError(`The target file describes several banks: ${legs.map(({ name }) => name).join(', ')}.`, cure);
  }
  return legs;
}

/** A destination whose waivers and selection name rules that there are. */
export function checkedLeg(destination: Destination, only: readonly string[]): Destination {
  const rules = listedRules();
  checkSelection(rules, only, destination.described);
  const ids = rules.map(({ id }) => id);
  const problems = findWaiverProblems(destination.waivers, ids);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return destination;
}

interface Brand {
  readonly name: string;
  readonly facts: Leg['facts'];
}

function brandsOf({ target, brand: wanted = [], release, profile }: RunOptions): readonly Brand[] | undefined {
  const found = target === undefined ? undefined : targetsIn(target, { env: process.env });
  const known = found?.map(({ name }) => name) ?? [];
  const stranger = wanted.find((name) => !known.includes(name));
  if (stranger !== undefined) {
    const cure =
      found === undefined ? 'A brand is one of the "targets" of a target file.' : `There are ${known.join(', ')}.`;
    throw new UsageError(`There is no brand ${stranger}.`, cure);
  }
  return found
    ?.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
    .map((each) => ({
      name: each.name,
      facts: {
        baseUrl: each.baseUrl,
        release: release?.[0] ?? each.release ?? latestRelease,
        profile: profile ?? each.profile ?? 'service',
      },
    }));
}

/** What is wrong with one brand is told when it is its turn; what is wrong with the only target is told at once. */
async function versionsOf(options: RunOptions, brand: Brand | undefined): Promise<readonly Leg[]> {
  const named = (release: string) => (brand === undefined ? release : `${brand.name} ${release}`);
  let destination: Destination;
  try {
    destination = await destinationOf(options, brand?.name);
  } catch (error) {
    if (brand === undefined) throw error;
    return [{ ...brand, destination: () => Promise.reject(error) }];
  }
  const { baseUrl, release, beside, profile } = destination.described;
  const leg = (name: string, judged: string, found: Destination, names: readonly string[]): Leg => {
    const own = withWaiversOf(found, [name, ...names, ...(brand === undefined ? [] : [brand.name])]);
    return { name, facts: { baseUrl, release: judged, profile: profile.name }, destination: async () => own };
  };
  if (beside === undefined || options.relationOnly === true || options.presented !== undefined) {
    return [leg(brand?.name ?? release, release, destination, [release])];
  }
  return [
    leg(named(release), release, destination, [release]),
    leg(named(beside.release), beside.release, nextVersionOf(destination), [beside.release]),
  ];
}

/** Refuses what goes with one target only. */
export function checkSeveral({ shard }: RunOptions, legs: readonly Leg[]): void {
  if (shard === undefined) return;
  const names = legs.map(({ name }) => name).join(', ');
  throw new UsageError(
    `--shard is for one target, and there are ${legs.length}: ${names}.`,
    'Judge each in a run of its own (--brand NAME, or --relation-only and the other release), and put the reports together with "aisp report merge --targets".',
  );
}
