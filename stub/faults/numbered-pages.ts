import type { Fetch } from '../http/fetch.ts';
import { pageToken, readPageToken } from '../paging/page-token.ts';
import type { Serve } from './fault.ts';

const inText = /([?&])page=([\w-]{8,})/g;
const inQuery = /([?&])page=(\d{1,12})(?=&|$)/;

/** The bank with numbers in its page links, and back again; `beyond` answers for a page that it does not have. */
export function numberedPages(beyond?: (refusal: Response, url: string, page: number) => Promise<Response>): Serve {
  return (usual: Fetch) => async (request, env) => {
    const page = Number(inQuery.exec(request.url)?.[2] ?? Number.NaN);
    const url = request.url.replace(inQuery, (_, mark: string) => `${mark}page=${pageToken(page)}`);
    const answer = await usual(url === request.url ? request : new Request(url, request), env);
    if (!(answer.headers.get('content-type') ?? '').includes('json')) return answer;
    const told = Number.isNaN(page) || answer.status !== 400 ? answer : ((await beyond?.(answer, url, page)) ?? answer);
    const text = (await told.text()).replace(inText, (whole, mark: string, token: string) => {
      const number = readPageToken(token);
      return number === undefined ? whole : `${mark}page=${number}`;
    });
    const headers = new Headers(told.headers);
    headers.delete('content-length');
    return new Response(text, { status: told.status, headers });
  };
}
