import { basePathOf } from '../../schemas/operations.ts';
import { type Release, releases, versionOf } from '../../schemas/releases.ts';

/** A URL that cannot be a bank's base URL, and what to write instead. */
export interface BadUrl {
  readonly message: string;
  readonly cure: string;
}

/**
 * The base URL of a bank, without the path of the interface, as it was declared or as the standard has it for the release, and
 * without a trailing slash; either may be there. Refuses other schemes, credentials, a query, a fragment, the path of an operation, and
 * that of another version.
 */
export function parseBaseUrl(text: string, release: Release, basePath: string = basePathOf(release)): string | BadUrl {
  const cure = `Give the URL of the bank up to ${basePath || 'its root'}, such as https://api.bank.example.`;
  if (!URL.canParse(text)) return { message: 'The base URL cannot be read as a URL.', cure };
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return {
      message: `The base URL has the scheme "${url.protocol.slice(0, -1)}".`,
      cure: 'Use https, or http for a local bank.',
    };
  }
  if (url.username !== '' || url.password !== '') {
    return {
      message: 'The base URL holds credentials.',
      cure: 'Take them out: tokens come from the environment or from a target file.',
    };
  }
  if (url.search !== '' || url.hash !== '') return { message: 'The base URL has a query or a fragment.', cure };
  const whole = url.pathname.replace(/\/+$/, '');
  const standardPath = basePathOf(release);
  const without = (end: string): string | undefined => (whole.endsWith(end) ? whole.slice(0, -end.length) : undefined);
  if (basePath !== standardPath) return url.origin + (without(basePath) ?? whole);
  const path = without(standardPath) ?? without(standardPath.replace(/\/aisp$/, '')) ?? whole;
  if (path.includes('/open-banking/')) {
    const other = releases.findLast((each) => path.includes(`/open-banking/v${versionOf(each)}`));
    if (other !== undefined && versionOf(other) !== versionOf(release)) {
      const message = `The base URL ends with the path of version ${versionOf(other)}, and the release is ${release}.`;
      return { message, cure: `Give the release as well, such as ${other}. ${cure}` };
    }
    const [, before = '', own = ''] = /^(.*?)(\/open-banking\/v[\d.]+(?:\/aisp)?)$/.exec(path) ?? [];
    if (own !== '') {
      const message = `The base URL ends with the path of the interface, ${own}, which is not the standard's ${standardPath}.`;
      return { message, cure: `Write a target file with "baseUrl: ${url.origin}${before}" and "basePath: ${own}".` };
    }
    return { message: `The base URL leads below the interface, to ${url.pathname}.`, cure };
  }
  return `${url.origin}${path}`;
}

/** True for what is meant as a URL rather than as the path of a file. */
export function looksLikeUrl(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
}
