import type { Exchange, Header } from '../../reports/contract/index.ts';
import type { WireResponse } from './transport.ts';

/** Stands in the record for what carries credentials. */
export const withheld = '(withheld: credentials)';

/** What the record keeps of a response: of a binary body the first bytes, of a secret one nothing. */
export function recordedResponse(
  { status, headers, body }: WireResponse,
  secret: boolean,
): NonNullable<Exchange['response']> {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const binary = /pdf|octet-stream|image|zip/i.test(type);
  const bytes = Buffer.from(body);
  const text = binary ? bytes.subarray(0, 256).toString('latin1') : bytes.toString('utf8');
  const kept = headers.map(([name, value]): Header => [name, secret ? withoutCredentials(name, value) : value]);
  return { status, headers: kept, body: secret && text !== '' ? withheld : text, size: body.byteLength };
}

/**
 * A response header of a secret call. A redirect that tells of an error holds no code: where it leads to and the error stay,
 * because rules judge what a bank refuses.
 */
function withoutCredentials(name: string, value: string): string {
  if (/^set-cookie$/i.test(name)) return withheld;
  if (!/^location$/i.test(name)) return value;
  if (!URL.canParse(value)) return withheld;
  const { href, searchParams, hash } = new URL(value);
  const parameters = new URLSearchParams([...searchParams, ...new URLSearchParams(hash.slice(1))]);
  if (!parameters.has('error')) return withheld;
  const error = ['error', 'error_description'].flatMap((key) => {
    const found = parameters.get(key);
    return found === null ? [] : [[key, found] satisfies [string, string]];
  });
  return `${href.split(/[?#]/)[0]}?${new URLSearchParams(error)}`;
}
