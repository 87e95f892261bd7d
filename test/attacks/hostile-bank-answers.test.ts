import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { request as playwright } from 'playwright';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { createControlledBank } from '../../stub/bank.ts';
import { usualBounds } from '../../suites/client/answer-bounds.ts';
import { fetchTransport } from '../../suites/client/fetch-transport.ts';
import { tooManyValues } from '../../suites/client/json-values.ts';
import { defaultMaxWaitMs } from '../../suites/client/patience.ts';
import { playwrightContexts } from '../../suites/client/playwright-contexts.ts';
import { playwrightTransport } from '../../suites/client/playwright-transport.ts';
import { type Transport, TransportError, type WireResponse } from '../../suites/client/transport.ts';
import { unpackBody } from '../../suites/client/unpack-body.ts';
import { isCut } from '../../suites/core/cut.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { AttackFigures } from '../support/attack-figures.ts';
import type { AttackedRun } from '../support/attacked-run.ts';
import { judgeBank } from '../support/bank-run.ts';
import { type AttackName, attacks, hostileServer } from '../support/hostile-answers.ts';

const figures = new AttackFigures('hostile bank by its answers');
const limits = { calls: 1, timeoutMs: 400, maxBodyBytes: 65_536, maxUnpackedBytes: 65_536 };
/** Where a timeout may come first on a busy machine, and where no answer begins. */
const slow = ['cut-time', 'timeout'] as const;

/** The codes with which a call may end at an attack. */
const endings: Readonly<Record<AttackName, readonly string[]>> = {
  'a body without end': ['cut-body'],
  'a body without end, of a length that nobody tells': ['cut-body'],
  'a body that says that it is a hundred gigabytes': ['cut-body'],
  'a body in pieces of one byte': ['cut-body', ...slow],
  'a gzip bomb': ['cut-unpacked', 'cut-body'],
  'a gzip bomb under another name': ['cut-unpacked', 'cut-body'],
  'a brotli bomb': ['cut-unpacked', 'cut-ratio'],
  'a deflate bomb': ['cut-unpacked', 'cut-body'],
  'a gzip stream without end': ['cut-body', ...slow],
  'a list of a million empty records': ['cut-body'],
  'lists a million deep': ['cut-body'],
  'a header of twenty thousand bytes': ['cut-headers'],
  'a thousand headers': ['cut-headers'],
  'headers without end': ['cut-headers'],
  // The connection ends where Node stops reading; whoever has the whole body by then is told only that.
  'trailers without end': ['cut-headers', 'ECONNRESET'],
  'a body that never ends, and never goes on': slow,
  'a body of one byte a moment': slow,
  'headers that never end, and never go on': slow,
  'hints without end': slow,
  nothing: slow,
};

async function endingOf(send: Transport, url: string, bare: boolean): Promise<string> {
  try {
    const { body } = await send({ method: 'GET', url, headers: {}, ...(bare ? { bare } : {}) }, limits.timeoutMs);
    return `an answer of ${body.byteLength} bytes`;
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    return error.code;
  }
}

/** What a call comes to whose answer has this body, by an application in this process. */
const answered = (body: () => ReadableStream<Uint8Array>) => fetchTransport(() => new Response(body()));

describe('a hostile bank, by its answers', () => {
  for (const bare of [false, true]) {
    it(`gets every answer without end cut, by the ${bare ? 'raw client' : 'request contexts of Playwright'}`, async (t) => {
      const server = await hostileServer();
      const contexts = playwrightContexts(playwright, { tokens: { kind: 'ready-made', tokens: [] }, limits });
      t.after(async () => {
        await contexts.close();
        server.close();
      });
      const send = playwrightTransport(contexts);
      for (const name of Object.keys(attacks) as AttackName[]) {
        const code = await endingOf(send, `${server.url}/${encodeURIComponent(name)}`, bare);
        figures.attempt(endings[name].includes(code) ? undefined : `${name}: ${code}`);
      }
      figures.assertHeld();
    });
  }

  it('gets an endless body cut by whoever carries calls within a process, and told to stop', async () => {
    let cancelled = false;
    const endless = () =>
      new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
        cancel: () => {
          cancelled = true;
        },
      });
    const code = await endingOf(answered(endless), 'http://bank.example/', false);
    figures.attempt(code === 'cut-body' && cancelled ? undefined : code);
    figures.assertHeld();
  });

  it('is read whole as long as it keeps within bounds, packed in any way', async () => {
    const plain = Buffer.from(JSON.stringify({ Data: { Note: 'é'.repeat(300_000) } }));
    for (const [encoding, packed] of [
      ['gzip', gzipSync(plain)],
      ['br', brotliCompressSync(plain)],
      ['deflate', deflateSync(plain)],
      ['identity', plain],
      [undefined, plain],
    ] as const) {
      assert.deepEqual(Buffer.from(await unpackBody(packed, encoding, usualBounds)), plain);
    }
    assert.equal((await unpackBody(new Uint8Array(), 'gzip', usualBounds)).byteLength, 0);
  });

  it('cannot hide in its JSON how much it holds', () => {
    const most = { values: Number.POSITIVE_INFINITY, together: Number.POSITIVE_INFINITY };
    const spaces = fc.constantFrom(undefined, 2, '\t');
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), spaces, (value, space) => {
        const body = Buffer.from(`\r\n ${JSON.stringify(value, undefined, space)}`);
        const sizes = sizesOf(value);
        const all = sizes.reduce((sum, size) => sum + size, 0);
        const largest = Math.max(0, ...sizes);
        const hidden =
          (all > 0 && tooManyValues(body, { ...most, values: all - 1 }) === undefined) ||
          (largest > 1 && tooManyValues(body, { ...most, together: largest - 1 }) !== 'together');
        // An empty list counts as one value, so that a million of them are a million.
        const accused =
          tooManyValues(body, { ...most, values: all + sizes.length }) ??
          tooManyValues(body, { ...most, together: Math.max(1, largest) });
        figures.attempt(!hidden && accused === undefined ? undefined : body.toString());
      }),
      { numRuns: 500, seed: 12 },
    );
    figures.assertHeld();
  });

  it('takes a run neither beyond 400 MB nor to an error, whatever it sends, and is warned of by one rule', async (t) => {
    const bank = createControlledBank({ profile: serviceProfile, release: latestRelease, seed: 1 });
    const places: readonly (readonly [RegExp, AttackName])[] = [
      [/aisp.*\/balances/, 'a body without end'],
      [/\/transactions/, 'a gzip bomb'],
      [/\/beneficiaries/, 'a brotli bomb'],
      [/\/direct-debits/, 'a thousand headers'],
      [/\/standing-orders/, 'a list of a million empty records'],
      [/\/scheduled-payments/, 'lists a million deep'],
      [/\/part(y|ies)/, 'a body that says that it is a hundred gigabytes'],
    ];
    const attackAt = (path: string) => places.find(([pattern]) => pattern.test(path))?.[1];
    const server = await hostileServer(attackAt, getRequestListener(bank.fetch));
    t.after(() => server.close());
    const child = join(import.meta.dirname, '..', 'support', 'attacked-run.js');
    const running = spawn(process.execPath, [child, server.url], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [output, [code]] = await Promise.all([text(running.stdout), once(running, 'close')]);
    assert.equal(code, 0);
    const run = JSON.parse(output) as AttackedRun;
    const wrong = Object.entries(run.outcomes).filter(([, outcome]) => outcome === 'fail' || outcome === 'warn');
    for (const [name, gained] of Object.entries({
      memory: run.rssBytes > 400_000_000,
      error: run.errors.length > 0,
      silence: wrong.join() !== 'AISP-HTTP-901,warn',
      escape: Object.keys(run.failures).some((failure) => !isCut({ failure: { code: failure, message: '' } })),
    })) {
      figures.attempt(gained ? `${name}: ${JSON.stringify({ ...run, outcomes: wrong })}` : undefined);
    }
    figures.assertHeld();
    assert.ok(Object.keys(run.failures).length >= 4, JSON.stringify(run.failures));
    t.diagnostic(`${Math.round(run.rssBytes / 1_000_000)} MB`);
  });

  it('neither leads a walk on for ever by its links nor holds up a run by asking for patience', async () => {
    const catalogue = await loadRules();
    const encoder = new TextEncoder();
    /** A run whose answers to reads are spoilt: how many calls it made, and how long it waited besides them. */
    const run = async (spoil: (response: WireResponse, url: string, count: number) => WireResponse) => {
      let count = 0;
      const carrying =
        (usual: Transport): Transport =>
        async (request, timeoutMs) => {
          const response = await usual(request, timeoutMs);
          const reads = request.method === 'GET' && request.url.includes('/aisp/accounts');
          return reads ? spoil(response, request.url, ++count) : response;
        };
      const { archive, verdicts } = await judgeBank(catalogue, { profile: serviceProfile, carrying });
      const [first, last] = [archive.exchanges[0], archive.exchanges.at(-1)];
      const took = Date.parse(last?.startedAt ?? '') - Date.parse(first?.startedAt ?? '');
      const errors = verdicts.filter(({ outcome }) => outcome === 'error').length;
      return { calls: archive.exchanges.length, took, errors };
    };
    const honest = await run((response) => response);
    const endlessPages = await run((response, url, count) => {
      if (!url.includes('/transactions') || response.status !== 200) return response;
      const body = JSON.parse(Buffer.from(response.body).toString('utf8'));
      body.Links = { ...body.Links, Next: `${url.split('?')[0]}?page=${count}` };
      return { ...response, body: encoder.encode(JSON.stringify(body)) };
    });
    const patience = await run((response) => ({ ...response, status: 429, headers: [['retry-after', '29']] }));
    const forEver = await run((response) => ({ ...response, status: 429, headers: [['retry-after', '999999999']] }));
    const none = { honest, endlessPages, patience, forEver };
    for (const [name, { calls, took, errors }] of Object.entries(none)) {
      const holds = errors === 0 && calls <= 1.25 * honest.calls && took <= honest.took + defaultMaxWaitMs + 60_000;
      figures.attempt(holds ? undefined : `${name}: ${JSON.stringify(none)}`);
    }
    figures.assertHeld();
  });

  figures.tell(540);
});

/** How much each list and object within a value holds. */
function sizesOf(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value);
  return [within.length, ...within.flatMap(sizesOf)];
}
