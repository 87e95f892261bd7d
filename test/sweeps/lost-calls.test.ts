import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Verdict } from '../../reports/contract/index.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease, type Release } from '../../schemas/releases.ts';
import { type Transport, TransportError, type WireRequest } from '../../suites/client/transport.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import type { Target } from '../../suites/target/target.ts';
import { judgeBank } from '../support/bank-run.ts';
import { isTried } from '../support/turns.ts';

/** What may befall a call: an answer of a gateway after the bank did its work, or before; or no answer, likewise. */
type Mishap = 'lost-before' | 'lost-after' | 503;

const gateway = { status: 503, headers: [], body: Buffer.from('<html>Busy</html>') };

/** Loses every `nth` of the calls that `befalls` names, and carries the others. */
function losing(nth: number, mishap: Mishap, befalls: (request: WireRequest) => boolean) {
  const lost: string[] = [];
  let seen = 0;
  const carrying =
    (usual: Transport): Transport =>
    async (request, timeoutMs) => {
      if (!befalls(request) || ++seen % nth !== 0) return await usual(request, timeoutMs);
      lost.push(`${request.method} ${request.url}`);
      if (mishap === 503) return gateway;
      if (mishap === 'lost-after') await usual(request, timeoutMs);
      throw new TransportError('ECONNRESET', 'socket hang up');
    };
  return { carrying, lost };
}

const isAccess = ({ url }: WireRequest) => /\/(token|authorize)\b/.test(url);
/** Reads over the usual connection: calls over one that a bank must not let come about are made once. */
const isRead = (request: WireRequest) =>
  request.method === 'GET' && !isAccess(request) && request.certificate !== 'none' && request.url.startsWith('https:');
const grants = (type: string) => (request: WireRequest) => request.body?.includes(`grant_type=${type}`) === true;

const catalogue = await loadRules();

/** A run with patience enough, and without the hooks by which a bank is brought into trouble: those calls are made once. */
function patient({ bankSide: _, ...usual }: Target): Target {
  return { ...usual, limits: { ...usual.limits, maxWaitMs: 600_000 } };
}

/** What differs between the verdicts of two runs; what each rule says of it. */
function departures(verdicts: readonly Verdict[], expected: readonly Verdict[]): readonly unknown[] {
  assert.equal(verdicts.length, expected.length);
  const shown = ({ id, outcome, reason, findings }: Verdict) => [
    id,
    outcome,
    outcome === 'not-exercised' ? reason : '',
    findings.map(({ message }) => message),
  ];
  return verdicts.flatMap((verdict, index) => {
    const before = expected[index];
    if (before !== undefined && JSON.stringify(shown(verdict)) === JSON.stringify(shown(before))) return [];
    return [[shown(verdict), before === undefined ? undefined : shown(before)]];
  });
}

/** What each profile comes to in a release when nothing is lost. */
const quietRuns = new Map<string, Promise<readonly Verdict[]>>();
function quietRun(profile: BankProfile, release: Release): Promise<readonly Verdict[]> {
  const key = `${profile.name} ${release}`;
  const run =
    quietRuns.get(key) ?? judgeBank(catalogue, { profile, release, target: patient }).then(({ verdicts }) => verdicts);
  quietRuns.set(key, run);
  return run;
}

/** By turns every fourth of those of version 4. */
const isTurn = (title: string, release: Release) => release === latestRelease || isTried(`${title} ${release}`, 4);

describe('a run that loses calls on the way', () => {
  const cases: readonly [title: string, nth: number, mishap: Mishap, befalls: (request: WireRequest) => boolean][] = [
    ['every seventh read, answered by a gateway', 7, 503, isRead],
    ['every fifth read, lost before it came to the bank', 5, 'lost-before', isRead],
    ['every eleventh read, lost on the way back', 11, 'lost-after', isRead],
    ['every third client token, lost on the way back', 3, 'lost-after', grants('client_credentials')],
    ['every second client token, answered by a gateway', 2, 503, grants('client_credentials')],
    ['every third code, lost once it was used up', 3, 'lost-after', grants('authorization_code')],
    ['every fourth authorisation, answered by a gateway', 4, 503, (request) => /\/authorize\b/.test(request.url)],
    [
      'every third request for a consent, answered by a gateway',
      3,
      503,
      ({ method, url }) => method === 'POST' && url.endsWith('/account-access-consents'),
    ],
  ];
  for (const release of [latestRelease, '4.0.1'] as const) {
    for (const [index, [title, nth, mishap, befalls]] of cases.entries()) {
      if (!isTurn(title, release)) continue;
      it(`${title}: the verdict is that of a quiet run, ${release}`, async () => {
        const profile = index % 2 === 0 ? fullProfile : serviceProfile;
        const { carrying, lost } = losing(nth, mishap, befalls);
        const lossy = await judgeBank(catalogue, { profile, release, carrying, target: patient });
        assert.ok(lost.length > 0);
        assert.deepEqual(departures(lossy.verdicts, await quietRun(profile, release)), []);
        const again = lossy.archive.exchanges.filter(({ about }) => about.probe === 'lost');
        assert.equal(again.length, lost.length);
      });
    }
  }

  it('sends no code and no refresh token twice', async () => {
    const sent: string[] = [];
    const { carrying, lost } = losing(3, 'lost-after', ({ body = '' }) =>
      /grant_type=(authorization_code|refresh_token)/.test(body),
    );
    await judgeBank(catalogue, {
      profile: fullProfile,
      carrying: (usual) => {
        const lossy = carrying(usual);
        return async (request, timeoutMs) => {
          const form = new URLSearchParams(request.body ?? '');
          sent.push(...['code', 'refresh_token', 'client_assertion'].flatMap((name) => form.get(name) ?? []));
          return await lossy(request, timeoutMs);
        };
      },
    });
    assert.ok(lost.length > 0 && sent.length > 5);
    assert.equal(new Set(sent).size, sent.length);
  });
});
