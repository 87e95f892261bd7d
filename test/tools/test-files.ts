/** Raised for a pattern that no test file matches: it is mistyped, or what it meant is gone. */
export class NoSuchTestError extends Error {
  constructor(pattern: string, near: readonly string[]) {
    super(`No test file matches ${pattern}${near.length === 0 ? '.' : `; near it are ${near.join(', ')}.`}`);
    this.name = 'NoSuchTestError';
  }
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
