import { describe, it } from 'node:test';
import fc from 'fast-check';
import { bundledTarget } from '../../library/bank/bundled-target.ts';
import { operation } from '../../schemas/operations.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { Recorder } from '../../suites/client/recorder.ts';
import type { WireRequest, WireResponse } from '../../suites/client/transport.ts';
import { Drive } from '../../suites/scenarios/drive.ts';
import { newState } from '../../suites/scenarios/run-state.ts';
import { parseBasePath } from '../../suites/target/base-path.ts';
import { parseBaseUrl } from '../../suites/target/base-url.ts';
import { createTokenSource } from '../../suites/tokens/create-token-source.ts';
import { AttackFigures } from '../support/attack-figures.ts';

const figures = new AttackFigures('hostile bank by its URLs and ids');
const operations = [
  'GET /accounts/{AccountId}/balances',
  'GET /accounts/{AccountId}',
  'GET /accounts/{AccountId}/statements/{StatementId}/file',
] as const;
const answer = (location?: string): WireResponse => ({
  status: location === undefined ? 200 : 302,
  headers: location === undefined ? [] : [['location', location]],
  body: Buffer.from('{}'),
});

/** The segments of a path as the most indulgent reader takes them: unescaped until nothing changes, up where there are dots. */
function segmentsOf(path: string): readonly string[] {
  let text = path;
  for (let previous = ''; previous !== text; ) {
    previous = text;
    text = text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  const found: string[] = [];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: some servers end a path there.
  for (const segment of (text.split(/\u0000/)[0] ?? '').split(/[/\\]/)) {
    const name = segment.replace(/;.*$/s, '').trim();
    if (name === '..') found.pop();
    else if (name !== '.' && name !== '') found.push(name);
  }
  return found;
}

/** What is wrong with the place that a request with a credential goes to; undefined where it lies below the base. */
function escapeOf(request: WireRequest, base: string, depth: number): string | undefined {
  const [to, from] = [new URL(request.url), new URL(base)];
  const inside = segmentsOf(from.pathname);
  const reached = segmentsOf(to.pathname);
  const below = inside.every((segment, index) => reached[index] === segment) && reached.length >= inside.length + depth;
  return to.origin === from.origin && to.username === '' && below ? undefined : `${base} → ${request.url}`;
}

/** A run's drive with a token at hand, against a bank that keeps what it is asked. */
function driven(baseUrl: string, basePath?: string) {
  const seen: WireRequest[] = [];
  const recorder = new Recorder({
    transport: async (request) => {
      seen.push(request);
      return answer();
    },
    limits: { calls: 1_000_000, timeoutMs: 1000 },
    newInteractionId: () => '93bac548-d2de-4546-b106-880900000000',
  });
  const tokens = { kind: 'ready-made', tokens: [{ token: 'a-token', consent: 'detail' }] } as const;
  const state = newState({
    recorder,
    tokens: createTokenSource({ tokens }, recorder),
    profile: fullProfile,
    baseUrl,
    ...(basePath === undefined ? {} : { basePath }),
    release: latestRelease,
    now: new Date('2026-03-15T12:00:00Z'),
    scenarios: [],
  });
  state.interface = 'there';
  return { drive: new Drive('reads', state), seen, state };
}

const dots = fc.constantFrom('..', '.', '%2e%2e', '%2E.', '..;', '..;x=1', '..%00', ' ..', '...', '%252e%252e', '');
const slash = fc.constantFrom('/', '\\', '%2f', '%2F', '%5c', '%252f', '//', '／', '⁄', '%c0%af', ';/', '?', '#', '@');
const word = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    'accounts',
    'a-1',
    'evil.example',
    'bank.example@evil.example',
    '\r\nHost: evil',
    '\u0000',
    '\ud800',
    '2',
  ),
);
/** Texts that are made to leave a path. */
const hostile = fc.array(fc.oneof(dots, slash, word), { minLength: 0, maxLength: 6 }).map((parts) => parts.join(''));
const origins = fc.constantFrom(
  'https://bank.example',
  'https://bank.example:443',
  'https://bank.example:8443',
  'http://bank.example',
  'https://bank.example.evil.example',
  'https://me:you@bank.example',
  'https://bank.example@evil.example',
  'https:\\\\bank.example',
  '//bank.example',
  'javascript:',
  'file://',
  '',
);
const bases = fc.constantFrom('https://bank.example', 'https://bank.example/bank', 'https://bank.example/a/b');

describe('a hostile bank, by its URLs and ids', () => {
  it('has no credential sent beyond the base URL by any id', async () => {
    await fc.assert(
      fc.asyncProperty(bases, hostile, hostile, async (base, accountId, statementId) => {
        const { drive, seen } = driven(base);
        for (const id of operations) {
          seen.length = 0;
          await drive.call({ operation: id, probe: 'happy', consent: 'detail', accountId, statementId });
          const depth = operation(id).path.split('/').length - 1;
          const escaped = seen.flatMap((request) => escapeOf(request, drive.url(''), depth) ?? []);
          figures.attempt(escaped.length === 0 ? undefined : escaped.join());
        }
      }),
      { numRuns: 1500, seed: 4 },
    );
    figures.assertHeld();
  });

  it('sends ids that are ordinary, and says why it does not send others', async () => {
    const { drive, seen, state } = driven('https://bank.example/bank');
    const read = (accountId: string) =>
      drive.call({ operation: 'GET /accounts/{AccountId}', probe: 'happy', consent: 'detail', accountId });
    const ordinary = [
      '22289',
      'acc-1',
      '93bac548-d2de-4546-b106-880a5018460d',
      'A.B_C~d=',
      'konto é',
      '...x',
      'a:b+c;d',
    ];
    for (const id of ordinary) await read(id);
    const sent = seen.map(({ url }) => decodeURIComponent(url.split('/').at(-1) ?? ''));
    figures.attempt(sent.join() === ordinary.join() && state.gaps.length === 0 ? undefined : sent.join());
    for (const id of ['..', '', 'a/b', 'a%2Fb', '..%2f..', 'a\nb', '\ud800']) {
      const before = state.gaps.length;
      await read(id);
      const told = state.gaps.slice(before).some(({ reason }) => reason.includes('no segment of a path'));
      figures.attempt(told && seen.length === ordinary.length ? undefined : JSON.stringify(id));
    }
    figures.assertHeld();
  });

  it('has no credential sent beyond the base URL by any link', async () => {
    await fc.assert(
      fc.asyncProperty(bases, origins, hostile, async (base, origin, path) => {
        const { drive, seen } = driven(base);
        const { pathname } = new URL(base);
        for (const link of [`${origin}${path}`, `${origin}${pathname}${path}`, `${origin}${pathname}/${path}`, path]) {
          seen.length = 0;
          const absolutePath = drive.pathOf(link);
          if (absolutePath !== undefined) await drive.call({ absolutePath, probe: 'page', token: 'detail' });
          const escaped = seen.flatMap((request) => escapeOf(request, base, 0) ?? []);
          figures.attempt(escaped.length === 0 ? undefined : `${link}: ${escaped.join()}`);
        }
      }),
      { numRuns: 1500, seed: 4 },
    );
    figures.assertHeld();
  });

  it('has no base path that ends elsewhere than at a boundary', async () => {
    await fc.assert(
      fc.asyncProperty(bases, hostile, async (base, text) => {
        const basePath = parseBasePath(`/${text}`);
        if (typeof basePath !== 'string') return;
        const baseUrl = parseBaseUrl(base + basePath, latestRelease, basePath);
        if (typeof baseUrl !== 'string') return;
        const { drive, seen } = driven(baseUrl, basePath);
        await drive.call({ operation: 'GET /accounts', probe: 'happy', consent: 'detail' });
        const escaped = seen.flatMap((request) => escapeOf(request, baseUrl + basePath, 1) ?? []);
        figures.attempt(escaped.length === 0 && seen.length === 1 ? undefined : escaped.join());
      }),
      { numRuns: 1500, seed: 4 },
    );
    figures.assertHeld();
  });

  it('leads nobody elsewhere by a redirect of its authorisation endpoint or its discovery document', async () => {
    await fc.assert(
      fc.asyncProperty(origins, hostile, async (origin, path) => {
        const seen: WireRequest[] = [];
        const location = `${origin}/${path}`;
        const recorder = new Recorder({
          transport: async (request) => {
            seen.push(request);
            return answer(location);
          },
          limits: { calls: 100, timeoutMs: 1000 },
        });
        const target = bundledTarget('https://bank.example', { profile: fullProfile, release: latestRelease });
        const source = createTokenSource(target, recorder);
        await source.psuToken({ key: 'detail', consentId: 'c-1' }, { select: 'all' });
        await source.clientToken();
        const away = seen.filter(({ url }) => new URL(url).origin !== 'https://bank.example');
        figures.attempt(away.length === 0 && seen.length > 1 ? undefined : away.map(({ url }) => url).join());
      }),
      { numRuns: 200, seed: 4 },
    );
    figures.assertHeld();
  });

  figures.tell(6_500);
});
