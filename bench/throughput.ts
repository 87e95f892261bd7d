import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { bareServer, commandLine, freePort, median, startServer, stop } from './support/processes.ts';

/**
 * Requests a second of the stub as a share of a bare Hono server on the same adapter that sends the same bytes: in turn,
 * one at a time, on loopback, 32 connections, so that the machine's drift falls on both alike.
 */
const rounds = 5;
const seconds = 2;
const basePath = '/open-banking/v3.1/aisp';
const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-'));

async function load(url: string, token: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} failed`);
  return requests.average;
}

async function share(name: string, stubUrl: string, token: string): Promise<void> {
  const answer = await fetch(stubUrl, { headers: { authorization: `Bearer ${token}` } });
  const body = await answer.text();
  const file = join(folder, 'body.json');
  writeFileSync(file, body);
  const port = await freePort();
  const bareUrl = `http://127.0.0.1:${port}/`;
  const bare = await startServer(bareServer, [String(port), file], bareUrl);
  try {
    const pairs: { stub: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      pairs.push({ stub: await load(stubUrl, token), bare: await load(bareUrl, token) });
    }
    const ratio = median(pairs.map((pair) => pair.stub / pair.bare));
    console.log(
      `${name} (${body.length} characters): stub ${Math.round(median(pairs.map((pair) => pair.stub)))}/s, ` +
        `bare Hono ${Math.round(median(pairs.map((pair) => pair.bare)))}/s, share ${(ratio * 100).toFixed(0)} % (aim 60 %)`,
    );
  } finally {
    await stop(bare.process);
  }
}

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const stub = await startServer(commandLine, ['stub', '--port', String(port), '--profile', 'full'], origin);
try {
  const permissions = [
    'ReadAccountsDetail',
    'ReadTransactionsDetail',
    'ReadTransactionsCredits',
    'ReadTransactionsDebits',
  ];
  const made = await fetch(`${origin}/stub/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'household', permissions }),
  });
  const { access_token: token } = (await made.json()) as { access_token: string };
  await share('GET /accounts', `${origin}${basePath}/accounts`, token);
  await share('GET /transactions, a full page', `${origin}${basePath}/transactions`, token);
} finally {
  await stop(stub.process);
  rmSync(folder, { recursive: true, force: true });
}
