import type { Exchange, Finding } from '../contract/index.ts';
import { interfacePath } from '../formats/words.ts';

/**
 * What tells a finding from others of its rule and is the same in every run: the operation, the member, and what was expected.
 * Ids, positions, numbers and what came instead change between runs, so they are left out.
 */
export function findingKey(
  { message, pointer = '', exchange }: Finding,
  exchanges: ReadonlyMap<string, Exchange>,
): string {
  const request = exchanges.get(exchange)?.request;
  const place = request === undefined ? '' : `${request.method} ${operationPath(request.url)}: `;
  return `${place}${claimOf(message)}${pointer === '' ? '' : ` (${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')})`}`;
}

/** The path with its ids as `{id}`, without the query. The version in the path of the interface is no id. */
function operationPath(url: string): string {
  const [path = ''] = interfacePath(url).split('?');
  return path.replaceAll(/\/(?!(?:[a-z-]+|v\d[\d.]*)(?:\/|$))[^/]+/g, '/{id}');
}

/** The first part of a message: what was expected, with `…` for quoted values that have digits in them and for numbers. */
function claimOf(message: string): string {
  const [claim = ''] = message.split('; got ');
  return claim.replaceAll(/"[^"\n]*\d[^"\n]*"/g, '"…"').replaceAll(/(?<![\w.-])-?\d[\d.,:TZ+-]*(?![\w-])/g, '…');
}
