import type { ExchangeRequest } from '../../contract/index.ts';

const longestBody = 2000;

/** A request as a command line for a POSIX shell. Masked values stay masked: a reader puts a token of their own in. */
export function curl({ method, url, headers, body }: ExchangeRequest): string {
  const parts = [`curl ${method === 'GET' ? '' : `-X ${quote(method)} `}${quote(url)}`];
  for (const [name, value] of headers) parts.push(`-H ${quote(`${name}: ${value}`)}`);
  if (body !== undefined)
    parts.push(`--data ${quote(body.length > longestBody ? `${body.slice(0, longestBody)}…` : body)}`);
  return parts.join(' \\\n  ');
}

function quote(text: string): string {
  return /^[\w-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
