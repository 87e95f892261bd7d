import { bundledTarget } from '../../library/bank/bundled-target.ts';
import { checkFaults, checkVariants } from '../../library/bank/check-changes.ts';
import { changesNamed } from '../../library/bank/named-changes.ts';
import { requireReleases } from '../../library/require-releases.ts';
import { interfacePlace } from '../../suites/target/base-path.ts';
import { loadProfile } from '../../suites/target/load-profile.ts';
import { loadTarget } from '../../suites/target/load-target.ts';
import { preflight } from '../../suites/target/preflight.ts';
import type { Target, Waiver } from '../../suites/target/target.ts';
import { UsageError } from '../exit.ts';
import type { RunOptions } from './run-options.ts';
import { startBundledBank } from './start-bundled-bank.ts';

/** Where a run goes: a target that was given, or the bundled bank once it is started. */
export interface Destination {
  readonly bundled: boolean;
  readonly waivers: readonly Waiver[];
  /** Ids of what changes the bundled bank, those that quirks stand for included. */
  readonly faults: readonly string[];
  readonly variants: readonly string[];
  /** The authorities that its callers must trust: the usual ones, or others, which may be known only once it is open. */
  readonly trusts: 'usual' | 'others';
  /** What is known of the target before anything is started or called. */
  readonly described: Target;
  /** Opens it; `as` is how its target is to be seen. */
  readonly open: (as?: (target: Target) => Target) => Promise<{ readonly target: Target; close(): Promise<void> }>;
}

/** Where a run of the command line goes; of a target file with several banks to the one that `brand` names. */
export async function destinationOf(options: RunOptions, brand?: string): Promise<Destination> {
  const { target } = options;
  return changed(target === undefined ? await bundled(options) : await elsewhere(options, target, brand), options);
}

/** The same for some of its waivers: those that name no target, or this one by one of its names. */
export function withWaiversOf(destination: Destination, names: readonly string[]): Destination {
  return mapped(destination, ({ waivers, ...target }) =>
    waivers === undefined
      ? target
      : { ...target, waivers: waivers.filter(({ target: of }) => of === undefined || names.includes(of)) },
  );
}

/** The next version of the bank of a destination, judged by itself. */
export function nextVersionOf(destination: Destination): Destination {
  return mapped(destination, ({ beside, basePath: _, ...target }) => {
    if (beside === undefined) throw new TypeError('the target has a version beside it');
    return { ...target, ...interfacePlace(target.baseUrl, beside.release, beside.basePath), release: beside.release };
  });
}

/** The same destination with another view of its target. */
function mapped({ described, open, ...rest }: Destination, view: (target: Target) => Target): Destination {
  const seen = view(described);
  return {
    ...rest,
    waivers: seen.waivers ?? [],
    described: seen,
    async open(as = (target) => target) {
      return await open((target) => as(view(target)));
    },
  };
}

/** The same destination, with what the command line says of its target. */
function changed(destination: Destination, { thorough, keepConsents, timeout }: RunOptions): Destination {
  const whole = (target: Target): Target => ({
    ...target,
    ...(thorough ? { thorough } : {}),
    ...(keepConsents ? { keepConsents } : {}),
    ...(timeout === undefined ? {} : { limits: { ...target.limits, timeoutMs: timeout } }),
  });
  return mapped(destination, whole);
}

/** The bundled bank takes a free port when it is started. */
const somewhere = 'http://127.0.0.1';

async function bundled({ profile: name = 'service', release, ...options }: RunOptions): Promise<Destination> {
  const required = requireReleases(release ?? []);
  const profile = await loadProfile(name);
  const { fault, variant, quirk, asFound } = options;
  const { faults, variants } = await changesNamed({ faults: fault, variants: variant, quirks: quirk, asFound });
  checkFaults(faults, profile, required);
  checkVariants(variants, profile, required);
  const described = bundledTarget(somewhere, { profile, ...required });
  return {
    bundled: true,
    trusts: faults.some(({ overTls }) => overTls) ? 'others' : 'usual',
    waivers: [],
    faults: faults.map(({ id }) => id),
    variants: variants.map(({ id }) => id),
    described,
    async open(as = (target) => target) {
      const opened = await startBundledBank(profile, required, faults, variants);
      return { ...opened, target: as(opened.target) };
    },
  };
}

const ofBundled = [
  ['fault', '--fault makes the bundled bank dishonest'],
  ['variant', '--variant changes the bundled bank'],
  ['quirk', '--quirk changes the bundled bank'],
  ['asFound', '--as-found changes the bundled bank'],
] as const;

async function elsewhere(
  { profile, release, timeout, ...options }: RunOptions,
  source: string,
  brand: string | undefined,
): Promise<Destination> {
  for (const [name, changes] of ofBundled) {
    if (options[name].length === 0) continue;
    throw new UsageError(`${changes}; --target names another bank.`, 'Leave one of them out.');
  }
  const named = release === undefined ? undefined : requireReleases(release);
  const loaded = await loadTarget(source, {
    env: process.env,
    ...(brand === undefined ? {} : { brand }),
    ...(profile === undefined ? {} : { profile }),
    ...(named === undefined ? {} : { release: named.release }),
    ...(timeout === undefined ? {} : { timeoutMs: timeout }),
  });
  const { basePath } = loaded.beside ?? {};
  const target: Target =
    named?.beside === undefined
      ? loaded
      : { ...loaded, beside: { release: named.beside, ...(basePath === undefined ? {} : { basePath }) } };
  return {
    bundled: false,
    trusts: target.tls?.ca === undefined ? 'usual' : 'others',
    waivers: target.waivers ?? [],
    faults: [],
    variants: [],
    described: target,
    async open(as = (same) => same) {
      const seen = as(target);
      await preflight(seen);
      return { target: seen, close: async () => {} };
    },
  };
}
