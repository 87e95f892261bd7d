import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type OtherBankOptions, otherBank } from './bank.ts';

/** The spelling of this bank's own servers. Clause: RFC 9110, section 5.1: names of header fields are of any case. */
const spelled: Readonly<Record<string, string>> = {
  'content-type': 'Content-Type',
  'x-fapi-interaction-id': 'X-FAPI-Interaction-ID',
  'www-authenticate': 'WWW-Authenticate',
  allow: 'Allow',
  location: 'Location',
};

/** The bank on a free port of this machine: bodies packed for whoever takes that, and sent in chunks. */
export async function serveOtherBank(options: Omit<OtherBankOptions, 'baseUrl'> = {}) {
  let bank: ReturnType<typeof otherBank> | undefined;
  const server = createServer((request, response) => {
    if (bank === undefined) return response.destroy();
    void answer(bank, request, response).catch(() => response.destroy());
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  bank = otherBank({ ...options, baseUrl: url });
  return {
    url,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(bank: ReturnType<typeof otherBank>, request: IncomingMessage, response: ServerResponse) {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const bodiless = request.method === 'GET' || request.method === 'HEAD';
  const answered = await bank.fetch(
    new Request(`http://${request.headers.host ?? 'localhost'}${request.url ?? '/'}`, {
      method: request.method ?? 'GET',
      headers,
      ...(bodiless ? {} : { body: Buffer.concat(pieces) }),
    }),
  );
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) response.setHeader(spelled[name] ?? name, value);
  const body = Buffer.from(await answered.arrayBuffer());
  if (body.length === 0) return response.end();
  const packs = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  if (packs) response.setHeader('Content-Encoding', 'gzip');
  response.write(packs ? gzipSync(body) : body);
  return response.end();
}
