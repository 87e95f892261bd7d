import { basePath as standardPath } from '../../schemas/operations.ts';

/** A URL that cannot be a bank's base URL, and what to write instead. */
export interface BadUrl {
  readonly message: string;
  readonly cure: string;
}

/**
 * The base URL of a bank, without the path of the interface, as it was declared, and without a trailing slash; either may be there.
 * Refuses other schemes, credentials, a query, a fragment, and the path of an operation.
 */
export function parseBaseUrl(text: string, basePath: string = standardPath): string | BadUrl {
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
  if (basePath !== standardPath) {
    return url.origin + (whole.endsWith(basePath) ? whole.slice(0, whole.length - basePath.length) : whole);
  }
  const path = whole.replace(/\/open-banking\/v3\.1(\/aisp)?$/, '');
  if (path.includes('/open-banking/')) {
    return { message: `The base URL leads below the interface, to ${url.pathname}.`, cure };
  }
  return `${url.origin}${path}`;
}

/** True for what is meant as a URL rather than as the path of a file. */
export function looksLikeUrl(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
}
