import { basePathOf } from '../../schemas/operations.ts';
import type { Release } from '../../schemas/releases.ts';

/** Where the interface of a bank begins. */
export interface InterfacePlace {
  /** Absolute URL without the base path and without a trailing slash. */
  readonly baseUrl: string;
  /** The base path, where it is another than that of the standard: empty for the root, otherwise with a slash in front and none behind. */
  readonly basePath?: string;
  /** Whose path the standard's is. */
  readonly release: Release;
}

/** The interface of the next version, which a bank has beside that of the run. */
export type OtherFace = Pick<InterfacePlace, 'release' | 'basePath'>;

/** What tells the path of an interface, wherever its bank is. */
export type PlacePath = Omit<InterfacePlace, 'baseUrl'>;

/** The base path of a bank: that of the standard where nothing else is said. */
export function interfacePath({ basePath, release }: PlacePath): string {
  return basePath ?? basePathOf(release);
}

/** The base path as the target file has it: a slash for the root. */
export function writtenPath(place: PlacePath): string {
  return interfacePath(place) || '/';
}

/** For `applies` of a rule about the path that the standard gives the interface: it is not for a bank that declares another. */
export function atStandardPath(place: PlacePath): true | string {
  const standardPath = basePathOf(place.release);
  if (interfacePath(place) === standardPath) return true;
  return `The target declares the base path ${writtenPath(place)} in place of the standard's ${standardPath}.`;
}

/** The path of a URL of the interface below the base path, escapes undone, without a trailing slash. */
export function resourceOf(url: string, place: InterfacePlace): string {
  const asked = plainPath(new URL(url).pathname);
  const base = plainPath(new URL(place.baseUrl).pathname) + plainPath(interfacePath(place));
  return asked.startsWith(base) ? asked.slice(base.length) : asked;
}

/** A path with its escapes undone, where they can be, and without a trailing slash. */
export function plainPath(path: string): string {
  try {
    return decodeURIComponent(path).replace(/\/+$/, '');
  } catch {
    return path.replace(/\/+$/, '');
  }
}
