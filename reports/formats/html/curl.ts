import type { ExchangeRequest } from '../../contract/index.ts';

const longestBody = 2000;
const tokenInBraces = /^(\S+ )\{([\w -]+)\}$/;

/**
 * A request as a command line for a POSIX shell. A token is a variable of the shell, under the name that a run reads it from; what
 * else is masked stays masked.
 */
export function curl({ method, url, headers, body }: ExchangeRequest): string {
  const parts = [`curl ${method === 'GET' ? '' : `-X ${quote(method)} `}${quote(url)}`];
  for (const [name, value] of headers) parts.push(`-H ${header(name, value)}`);
  if (body !== undefined)
    parts.push(`--data ${quote(body.length > longestBody ? `${body.slice(0, longestBody)}…` : body)}`);
  return parts.join(' \\\n  ');
}

/** The variable that stands for the token of a name: `AISP_TOKEN` for that of the consent `detail`. */
export function tokenVariable(label: string): string {
  if (label === 'detail') return 'AISP_TOKEN';
  if (label === 'client') return 'AISP_CLIENT_TOKEN';
  return `AISP_TOKEN_${label.toUpperCase().replaceAll(/\W/g, '_')}`;
}

function header(name: string, value: string): string {
  const [, scheme, label] = tokenInBraces.exec(value) ?? [];
  if (scheme === undefined || label === undefined) return quote(`${name}: ${value}`);
  return `"${name}: ${scheme}$${tokenVariable(label)}"`;
}

function quote(text: string): string {
  return /^[\w-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
