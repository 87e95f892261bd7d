import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aimed } from './support/aimed.ts';
import { type Cost, inTurns, startMeasured } from './support/load.ts';
import { bareServer, commandLine, freePort, stop } from './support/processes.ts';
import { begin } from './support/watch.ts';

/**
 * What a call costs at `aisp stub`, beside a bare Hono server on the same adapter that sends the same bytes, headers included:
 * processor time, of which a core has a million microseconds a second, and how long the slowest in a hundred took. In turn, on
 * loopback, 32 connections. The first argument is how often at most; 20 times when left out.
 */
begin('throughput');
const rounds = Number(process.argv[2] ?? 20);
const calls = 3_000;
const basePath = '/open-banking/v3.1/aisp';
const folder = mkdtempSync(join(tmpdir(), 'aisp-bench-'));

/** Headers that the server writes itself. */
const ofTheConnection = new Set(['connection', 'content-length', 'date', 'keep-alive']);

const said = ({ processor, rate, p99 }: Cost) =>
  `${processor.toFixed(1)} µs of the processor, ${rate.toFixed(0)} calls a second, p99 ${p99} ms`;

async function share(name: string, child: ChildProcess, url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const body = new Uint8Array(await answer.arrayBuffer());
  const file = join(folder, 'body.json');
  writeFileSync(file, body);
  const headers = Object.fromEntries([...answer.headers].filter(([header]) => !ofTheConnection.has(header)));
  const port = await freePort();
  const bareUrl = `http://127.0.0.1:${port}/`;
  const bare = await startMeasured(bareServer, [String(port), file, JSON.stringify(headers)], bareUrl);
  try {
    const servers = [
      { child, url, token },
      { child: bare, url: bareUrl, token },
    ] as const;
    const { one: stub, other: limit, ratio } = await inTurns(servers, { name, rounds, calls });
    console.log(
      `${name} (${body.byteLength} bytes), share: ${aimed(100 / ratio, { atLeast: 80 }, '%')}; stub ${said(stub)}; bare Hono ${said(limit)}`,
    );
  } finally {
    await stop(bare);
  }
}

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const stub = await startMeasured(commandLine, ['stub', '--port', String(port), '--profile', 'full'], origin);
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
  await share('GET /accounts', stub, `${origin}${basePath}/accounts`, token);
  await share('GET /transactions, a full page', stub, `${origin}${basePath}/transactions`, token);
} finally {
  await stop(stub);
  rmSync(folder, { recursive: true, force: true });
}
