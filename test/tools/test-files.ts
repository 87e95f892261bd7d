/** Raised for a pattern that no test file matches: it is mistyped, or what it meant is gone. */
export class NoSuchTestError extends Error {
  constructor(pattern: string, near: readonly string[]) {
    super(`No test file matches ${pattern}${near.length === 0 ? '.' : `; near it are ${near.join(', ')}.`}`);
    this.name = 'NoSuchTestError';
  }
}

/** What takes longest begins; what is short fills the gaps at the end. */
const order = [
  /^test\/sweeps\/(kill-matrix|conforming-variants|other-worlds)/,
  /^test\/sweeps\/(playwright-suites|judge-archive|recorded-walk|official-agreement|situations)/,
  /^test\/[^/]*$/,
  /^(stub|suites)\//,
  /^test\/commands\//,
  /^test\/sweeps\/(garbage-bank|call-plan|report-merge|ci-examples|rule-pages|report-html|consent-pages)/,
  /^test\/sweeps\/cli-/,
  /^test\//,
  /./,
];

/**
 * Sweeps that change nothing of their process: those of a lot share one as the tests of a room do, for what they load and make quick
 * costs more than many of them. No lot is longer than the longest sweep.
 */
export const lots: Readonly<Record<string, readonly string[]>> = {
  banks: ['big-bank', 'both-versions', 'faults-at-run-time', 'population'],
  browsers: [
    'consent-pages',
    'evidence-har-in-browser',
    'front-door-browser',
    'home-page',
    'manual-browser',
    'reference-page',
    'several-html',
  ],
  commands: ['base-path', 'cli-check', 'cli-mistakes', 'cli-one-token', 'cli-waivers'],
  'earlier-matrices': ['kill-matrix-earlier-0-and-6', 'kill-matrix-earlier-2-and-5'],
  recordings: ['banks-as-found', 'journal', 'judge-archive', 'misbehaving-proxy', 'recorded-walk'],
  'odd-banks': ['garbage-bank', 'given-tokens', 'mutants', 'other-bank'],
  'other-runs': [
    'added-data',
    'call-plan',
    'cross-release',
    'empty-lists',
    'generated-pages',
    'honest-bank-every-release',
    'lost-calls',
    'odd-calls',
    'official-errata',
    'openapi-valid',
    'refused-codes',
    'thorough',
  ],
  reports: ['report-integrity', 'report-merge', 'report-tampering', 'report-timestamp', 'run-again'],
  situations: ['situations-headless', 'situations-ready-made'],
};
/**
 * Tests of every day that judge whole banks in their process, so that the two halves of `test/` are about the same length and end while
 * there is more to do.
 */
export const wholeBanks: readonly string[] = [
  'added-data',
  'bounded-judging',
  'ended-runs',
  'gather',
  'honest-bank',
  'official-tests',
  'optional-members',
  'rule-vectors',
  'run-suites',
  'standard-profile',
  'what-to-supply',
  'which-token-to-supply',
  'wrong-path',
];
const ofWholeBanks: ReadonlySet<string> = new Set(wholeBanks.map((name) => `test/${name}.test.js`));
const lotOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lots).flatMap(([lot, names]) => names.map((name) => [`test/sweeps/${name}.test.js`, lot] as const)),
);

/** Which test files a run without patterns takes: those of every day, the sweeps beside them, or both. */
export type Tier = 'usual' | 'sweeps' | 'all';

/** What a change need not wait for: the same again in every release, with more effort, in a browser, from a registry, by attack. */
const sweeps = /^test\/(sweeps|attacks)\//;

/**
 * The test files of a tier among `files`, whole systems first: they take longest, and what is short fills the gaps at the end.
 */
export function filesOfTier(files: readonly string[], tier: Tier): readonly string[] {
  const wanted = testFiles(files, []).filter((file) => tier === 'all' || sweeps.test(file) === (tier === 'sweeps'));
  const rank = (file: string) => order.findIndex((kind) => kind.test(file));
  return wanted.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * The test files among `files` (paths in the build folder) whose path contains one of the patterns; every test file without a
 * pattern. A pattern may be the path of a source as well. Throws a NoSuchTestError for the first pattern that matches nothing.
 */
export function testFiles(files: readonly string[], patterns: readonly string[]): readonly string[] {
  const tests = files.filter((file) => file.endsWith('.test.js')).sort();
  const parts = patterns.map(asCompiled);
  for (const [index, part] of parts.entries()) {
    if (tests.some((file) => file.includes(part))) continue;
    throw new NoSuchTestError(patterns[index] ?? part, nearest(part, tests));
  }
  return parts.length === 0 ? tests : tests.filter((file) => parts.some((part) => file.includes(part)));
}

function asCompiled(pattern: string): string {
  return pattern.replace(/^\.\//, '').replace(/\.tsx?$/, '.js');
}

/** Up to three files whose names share most letter pairs with a pattern, nearest first. */
function nearest(part: string, tests: readonly string[]): readonly string[] {
  const wanted = pairs(nameOf(part));
  return tests
    .map((file) => ({ file, alike: alike(wanted, pairs(nameOf(file))) }))
    .filter((each) => each.alike >= 0.4)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, 3)
    .map(({ file }) => file.replace(/\.js$/, '.ts'));
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/(\.test)?(\.js)?$/, '');
}

function pairs(text: string): ReadonlySet<string> {
  return new Set(Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2)));
}

function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return one.size + other.size === 0 ? 0 : (2 * shared) / (one.size + other.size);
}

/** One process of a run: a test file of its own, or several that share what they load. */
export interface Batch {
  readonly name: string;
  readonly files: readonly string[];
}

/** Folders of tests that start processes, or change their own: each of them has one to itself. */
const alone = /^test\/(processes|sweeps|attacks)\//;

/**
 * Has tests share a process, so that what they all load is loaded, and made quick, once: those of a room, which are many and short,
 * those of whole systems in this process, and those of a lot of sweeps. Such a file may therefore have no hook outside of a `describe` but `after`.
 */
export function inBatches(files: readonly string[]): readonly Batch[] {
  const batches = new Map<string, readonly string[]>();
  for (const file of files) {
    const lot = lotOf.get(file);
    const name = lot !== undefined ? `test/sweeps/${lot}` : alone.test(file) ? file : roomOf(file);
    batches.set(name, [...(batches.get(name) ?? []), file]);
  }
  return [...batches].map(([name, members]) => ({ name, files: members }));
}

/** The bank's data, whose tests make years of it, apart from the rest of the bank; commands and whole banks from other tests of whole systems. */
function roomOf(file: string): string {
  if (file.startsWith('test/commands/')) return 'test/commands';
  if (ofWholeBanks.has(file)) return 'test/whole-banks';
  return file.startsWith('stub/data/') ? 'stub/data' : file.slice(0, file.indexOf('/'));
}
