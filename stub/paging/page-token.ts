import { createHash } from 'node:crypto';

/** The query parameter that our own links carry from page to page. Its value means nothing to a caller. */
export const pageParameter = 'page';

const check = (page: number) => createHash('sha256').update(`page ${page}`).digest('base64url').slice(0, 6);

/** The opaque name of a page, numbered from 1. */
export function pageToken(page: number): string {
  return Buffer.from(`${check(page)}.${page}`).toString('base64url');
}

/** The page that a token names, undefined for a token that this bank never made. */
export function readPageToken(token: string): number | undefined {
  const page = Number(/\.([1-9]\d{0,8})$/.exec(Buffer.from(token, 'base64url').toString('latin1'))?.[1]);
  return !Number.isNaN(page) && pageToken(page) === token ? page : undefined;
}
