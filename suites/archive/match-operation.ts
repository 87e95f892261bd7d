import { type OperationId, operation, operationIds } from '../../schemas/operations.ts';

/** A URL of the interface, taken apart. */
export interface InterfaceUrl {
  /** What stands before the base path. */
  readonly baseUrl: string;
  /** Path below the base path, without the query. */
  readonly path: string;
  /** Without the question mark; empty where there is none. */
  readonly query: string;
}

/**
 * A URL as one of the interface at a base path; undefined for any other. The path of the standard names one version. At the
 * root of a host much else may live: there only the paths of the standard's operations are of the interface.
 */
export function interfaceUrl(url: string, basePath: string): InterfaceUrl | undefined {
  const [whole = ''] = url.split(/[?#]/);
  if (!URL.canParse(whole)) return undefined;
  const host = /^\w+:\/\/[^/]*/.exec(whole)?.[0].length ?? 0;
  const start = whole.indexOf(`${basePath}/`, host);
  if (start <= 0) return undefined;
  const path = whole.slice(start + basePath.length);
  if (basePath === '' && matchPath(path).operations.length === 0) return undefined;
  return { baseUrl: whole.slice(0, start), path, query: /\?([^#]*)/.exec(url)?.[1] ?? '' };
}

/** The operations of a path, with the account that it names. */
export interface PathMatch {
  readonly operations: readonly OperationId[];
  readonly accountId?: string;
}

const templates = operationIds.map((id) => {
  const source = operation(id)
    .path.replace('{AccountId}', '(?<account>[^/]+)')
    .replace(/\{\w+\}/g, '[^/]+');
  return { id, pattern: new RegExp(`^${source}$`) };
});

/** What a path below the base path is a path of; no operations for one that the standard does not define. */
export function matchPath(path: string): PathMatch {
  const matches = templates.flatMap(({ id, pattern }) => {
    const match = pattern.exec(path);
    return match === null ? [] : [{ id, account: match.groups?.account }];
  });
  const [first] = matches;
  return {
    operations: matches.map(({ id }) => id),
    ...(first?.account === undefined ? {} : { accountId: decoded(first.account) }),
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
