import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Has a response write the names of its headers in another spelling: to HTTP they are the same whatever their case. */
export function spellHeaders(response: ServerResponse, spell: (name: string) => string): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, ...rest: readonly unknown[]) => {
    const given = rest.at(-1);
    if (Array.isArray(given)) {
      const names = given.map((entry, index) => (index % 2 === 0 ? spell(String(entry)) : entry));
      return writeHead(status, names);
    }
    const entries = Object.entries((given ?? {}) as OutgoingHttpHeaders);
    return writeHead(status, Object.fromEntries(entries.map(([name, value]) => [spell(name), value])));
  };
}
