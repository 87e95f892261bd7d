import { isRelease, latestRelease, type Release, releases } from '../../schemas/releases.ts';
import type { ConfigurationProblem } from './configuration-error.ts';
import { suggestion } from './nearest.ts';

/** A release by its name, `3.1.11` when none is given; otherwise a problem that lists them. */
export function resolveRelease(
  name: string | undefined,
): Release | Pick<ConfigurationProblem, 'code' | 'message' | 'cure'> {
  if (name === undefined) return latestRelease;
  if (isRelease(name)) return name;
  const list = `The releases are ${releases.join(', ')}.`;
  const cure = [suggestion(name, releases.toReversed(), ''), list].filter((text) => text !== '').join(' ');
  return { code: 'unknown-release', message: `"${name}" is not a release.`, cure };
}
