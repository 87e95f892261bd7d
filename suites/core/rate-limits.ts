import type { RecordedExchange } from './archive.ts';
import { header } from './evidence.ts';

/** One named item of a rate limit header, with its parameters: whole numbers where they are written as such. */
export interface RateItem {
  readonly name: string;
  readonly parameters: Readonly<Record<string, number | string>>;
}

const item = /^\s*"((?:[^"\\]|\\["\\])*)"((?:\s*;\s*[a-z*][a-z0-9_.*-]*(?:=(?:"[^"]*"|:[^:]*:|[^\s;,"]+))?)*)\s*$/;
const parameter = /;\s*([a-z*][a-z0-9_.*-]*)(?:=("[^"]*"|:[^:]*:|[^\s;,"]+))?/g;

/**
 * The items of RateLimit-Policy or of RateLimit; undefined where the header did not come, and `malformed` where it is no list of
 * strings with parameters. Clause: RFC 9651, section 3.1; draft-ietf-httpapi-ratelimit-headers.
 */
export function rateItems(
  exchange: RecordedExchange,
  name: 'ratelimit-policy' | 'ratelimit',
): readonly RateItem[] | 'malformed' | undefined {
  const text = header(exchange, name);
  if (text === undefined) return undefined;
  const items: RateItem[] = [];
  for (const part of text.match(/(?:"[^"]*"|[^,])+/g) ?? ['']) {
    const found = item.exec(part);
    if (found === null) return 'malformed';
    const pairs = [...(found[2] ?? '').matchAll(parameter)].map(
      ([, key = '', value = '?1']): [string, number | string] => [key, /^-?\d+$/.test(value) ? Number(value) : value],
    );
    items.push({ name: found[1] ?? '', parameters: Object.fromEntries(pairs) });
  }
  return items;
}

/** True for a quota, a rest or a number of seconds: a whole number that is not negative. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
