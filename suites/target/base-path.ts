import { basePathOf } from '../../schemas/operations.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import type { BadUrl } from './base-url.ts';

const cure = `Write a path such as /aisp, or / for the root; left out, it is the standard's, ${basePathOf(latestRelease)} in version 3.1.`;

/**
 * A base path as somebody wrote it, without trailing slashes: empty for the root. Refuses what is no plain path: one that does not
 * begin with a slash, or has a query, a fragment, an empty segment or one of dots, or a character that a path writes as an escape.
 */
export function parseBasePath(text: string): string | BadUrl {
  const wrong = (fault: string): BadUrl => ({ message: `The base path "${text}" ${fault}.`, cure });
  if (!text.startsWith('/')) return wrong('does not begin with a slash');
  if (/[?#]/.test(text)) return wrong('has a query or a fragment');
  const path = text.replace(/\/+$/, '');
  const segments = path.split('/').slice(1);
  if (segments.includes('')) return wrong('has an empty segment');
  if (segments.some((segment) => /^(\.|%2e){1,2}(;|%3b|$)/i.test(segment))) return wrong('has a segment of dots');
  if (/%(2f|5c|25|00)/i.test(path)) return wrong('hides a slash, a percent sign or an end of text behind an escape');
  if (!/^(\/([\w.~!$&'()*+,;=:@-]|%[\da-f]{2})+)*$/i.test(path))
    return wrong('has a character that a path cannot have');
  return path;
}

/**
 * The place of an interface of a release, from what a target says: a base path that ends with the standard's own, and one that is not
 * given, counts as the standard's, below a longer base URL or the one that is given.
 */
export function interfacePlace(
  baseUrl: string,
  release: Release,
  basePath: string = basePathOf(release),
): { baseUrl: string; basePath?: string } {
  const standardPath = basePathOf(release);
  if (!basePath.endsWith(standardPath)) return { baseUrl, basePath };
  return { baseUrl: baseUrl + basePath.slice(0, -standardPath.length) };
}
