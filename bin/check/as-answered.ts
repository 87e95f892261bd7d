import { basePathOf, operation } from '../../schemas/operations.ts';
import type { Release } from '../../schemas/releases.ts';
import { matchPath } from '../../suites/archive/match-operation.ts';
import type { Found, OutOfOrder } from '../../suites/check/found.ts';
import type { Transport, WireResponse } from '../../suites/client/transport.ts';

/** What stands in for a target: a bank at this URL. */
interface Stand {
  readonly baseUrl: string;
  readonly release: Release;
}

/**
 * A bank that answers as another one was found to: with the same status to the operations that never answered as they should, and
 * with no token where that gave none. Everything else it answers itself.
 */
export function asAnswered(usual: Transport, found: Found, { baseUrl, release }: Stand): Transport {
  const base = baseUrl + basePathOf(release);
  return async (request, timeoutMs) => {
    const path = request.url.replace(/[?#].*$/, '').replace(/\/$/, '');
    if (found.noClientToken && path === `${baseUrl}/token`) return answer(400, {}, '{"error":"invalid_client"}');
    const below = path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
    const status = below === undefined ? undefined : statusAt(request.method, below, found.outOfOrder);
    return status === undefined ? await usual(request, timeoutMs) : answer(status, request.headers);
  };
}

function statusAt(method: string, path: string, { operations, everyRead }: OutOfOrder): number | undefined {
  const id = matchPath(path).operations.find((each) => operation(each).method === method);
  const own = id === undefined ? undefined : operations.get(id);
  return own ?? (path.startsWith('/account-access-consents') ? undefined : everyRead);
}

function answer(status: number, sent: Readonly<Record<string, string>>, text = ''): WireResponse {
  const id = sent['x-fapi-interaction-id'];
  return {
    status,
    headers: [
      ...(text === '' ? [] : [['content-type', 'application/json'] as const]),
      ...(id === undefined ? [] : [['x-fapi-interaction-id', id] as const]),
    ],
    body: new TextEncoder().encode(text),
  };
}
