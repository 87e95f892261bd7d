import { isRelease, latestRelease, type Release, supportedReleases } from '../../schemas/releases.ts';
import type { ConfigurationProblem } from './configuration-error.ts';
import { suggestion } from './nearest.ts';

const supported: readonly string[] = supportedReleases;

/** A release by its name, `3.1.11` when none is given; a problem that lists those that can be used otherwise. */
export function resolveRelease(
  name: string | undefined,
): Release | Pick<ConfigurationProblem, 'code' | 'message' | 'cure'> {
  if (name === undefined) return latestRelease;
  if (isRelease(name) && supported.includes(name)) return name;
  const list = `Supported: ${supported.join(', ')}.`;
  return isRelease(name)
    ? { code: 'unknown-release', message: `Release ${name} is not supported yet.`, cure: list }
    : { code: 'unknown-release', message: `"${name}" is not a release.`, cure: suggestion(name, supported, list) };
}
