import { type Release, releases, releasesOf, versionOf } from '../../schemas/releases.ts';
import { type InterfacePlace, interfacePath, writtenPath } from '../core/interface-path.ts';
import { isObject, parsedJson, walk } from '../core/json.ts';

/** Says what answers a read of the accounts at a base path, or a document at a path of the bank; undefined for no answer. */
export type AskAt = (path: string) => Promise<{ readonly status: number; readonly text: string } | undefined>;

/** Where an OpenID provider describes itself, where that is the bank's own host. */
const discoveryPath = '/.well-known/openid-configuration';

/**
 * The base paths that interfaces have in place of the standard's: with the patch release in it, with no word on the group or on
 * the version, and at the root.
 */
export function usualPaths(release: Release): readonly string[] {
  const version = versionOf(release);
  const patches = releasesOf(version).toReversed();
  return [
    ...[release, ...patches.filter((each) => each !== release)].map((each) => `/open-banking/v${each}/aisp`),
    ...[`/open-banking/v${version}`, `/v${version}/aisp`, '/open-banking/aisp', '/aisp', ''],
    ...releases.filter((each) => versionOf(each) !== version).map((each) => `/open-banking/v${versionOf(each)}/aisp`),
  ];
}

/**
 * The base path at which an interface answers, where it is not at the one that it was looked for: among those that the discovery document
 * of the bank names, and the usual ones. Something answers where it says anything but that nothing is there.
 */
export async function findElsewhere(place: InterfacePlace, ask: AskAt): Promise<string | undefined> {
  const discovery = await ask(discoveryPath);
  const own = interfacePath(place);
  const told = discovery?.status === 200 ? pathsIn(discovery.text, place.baseUrl) : [];
  for (const path of new Set([...told, ...usualPaths(place.release)])) {
    if (path === own) continue;
    const answer = await ask(`${path}/accounts`);
    if (answer !== undefined && isThere(answer.status)) return path;
  }
  return undefined;
}

/** Accounts, a wish for a token, or a word on what the request lacks. */
function isThere(status: number): boolean {
  return [200, 400, 401, 403].includes(status);
}

/** Paths below the base URL up to that of account information, in the addresses that a discovery document holds. */
function pathsIn(text: string, baseUrl: string): readonly string[] {
  const document = parsedJson(text);
  if (!isObject(document)) return [];
  const start = new URL(baseUrl).pathname.replace(/\/$/, '');
  return walk(document).flatMap(({ value }) => {
    if (typeof value !== 'string' || !URL.canParse(value)) return [];
    const path = /^(.*?\/aisp)(?:\/|$)/.exec(new URL(value).pathname)?.[1];
    return path?.startsWith(`${start}/`) ? [path.slice(start.length)] : [];
  });
}

/** What to do where nothing answers at the base path; `found` is where an interface answers instead. */
export function pathCure({ baseUrl, ...place }: InterfacePlace, found: string | undefined): string {
  if (found === undefined) {
    return `Give the URL of the bank up to ${writtenPath(place)}, which the run adds itself; or add the path of its interface to the target file, such as "basePath: /aisp". None of the usual paths answers there.`;
  }
  const version = /^\/open-banking\/v(\d\.\d)\/aisp$/.exec(found)?.[1];
  if (version !== undefined && version !== versionOf(place.release)) {
    const other = releases.findLast((each) => versionOf(each) === version);
    return `Version ${version} answers at ${found}: add "release: ${other}" to the target file, or give --release ${other}.`;
  }
  return `An interface answers at ${found || '/'}: add "basePath: ${found || '/'}" to the target file, below "baseUrl: ${baseUrl}".`;
}
