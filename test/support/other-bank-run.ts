import type { Verdict } from '../../reports/contract/index.ts';
import { standardProfile } from '../../schemas/profiles/standard.ts';
import type { Release } from '../../schemas/releases.ts';
import { fetchTransport } from '../../suites/client/fetch-transport.ts';
import { Recorder } from '../../suites/client/recorder.ts';
import type { Archive } from '../../suites/core/archive.ts';
import { judge } from '../../suites/core/judge.ts';
import { claimsOf, type Rule, type RuleContext } from '../../suites/core/rule.ts';
import { rulesFor } from '../../suites/run/select-rules.ts';
import { gather } from '../../suites/scenarios/gather.ts';
import { samplingOf } from '../../suites/target/sampling.ts';
import type { Target } from '../../suites/target/target.ts';
import { createTokenSource } from '../../suites/tokens/create-token-source.ts';
import { realSurroundings } from '../../suites/tokens/surroundings.ts';
import { clients, otherBank } from './other-bank/bank.ts';
import type { Departure } from './other-bank/departures.ts';

export const otherRelease: Release = '3.1.10';

/** The other bank as somebody who knows nothing but its developer portal would describe it: it has no hooks for what a PSU or a bank does. */
export function otherTarget(baseUrl: string, release: Release = otherRelease): Target {
  const [client, second] = clients;
  if (client === undefined || second === undefined) throw new TypeError('the bank lacks a registered client');
  return {
    baseUrl,
    release,
    profile: standardProfile,
    tokens: {
      kind: 'headless',
      tokenUrl: `${baseUrl}/oauth/token`,
      authorizeUrl: `${baseUrl}/oauth/authorize`,
      clientId: client.id,
      clientSecret: client.secret,
      clientAuthentication: 'client_secret_post',
      redirectUri: 'https://tpp.example/back',
      responseType: 'code',
      requestObject: 'none',
      pkce: true,
      scope: 'openid accounts',
      consentParameter: 'intent',
      intentClaim: false,
      parameters: {
        always: { customer: 'amara' },
        approve: { outcome: 'allow' },
        reject: { outcome: 'deny' },
        selectSome: { pick: '2' },
        shortLived: { ttl: '{seconds}' },
        otherPsu: { customer: 'northgate' },
      },
      secondClient: { clientId: second.id, clientSecret: second.secret, clientAuthentication: 'client_secret_post' },
      otherScope: 'payments',
    },
    limits: { calls: 1000, timeoutMs: 15_000 },
  };
}

export interface OtherRunOptions {
  readonly departures?: readonly Departure[];
  readonly thorough?: boolean;
  readonly release?: Release;
}

export interface OtherRun {
  readonly archive: Archive;
  readonly verdicts: readonly Verdict[];
  readonly context: RuleContext;
}

const start = Date.parse('2026-05-19T10:30:00.000Z');
const baseUrl = 'https://api.kestrel.example';

/** Gathers evidence from the other bank in this process, on a clock that only calls and waits move, and judges it. */
export async function judgeOtherBank(catalogue: readonly Rule[], options: OtherRunOptions = {}): Promise<OtherRun> {
  let time = start;
  const now = () => new Date(time);
  const { departures = [], thorough = false, release = otherRelease } = options;
  const bank = otherBank({ baseUrl, departures, now: () => time });
  const target: Target = { ...otherTarget(baseUrl, release), thorough };
  const carry = fetchTransport((request) => {
    if (!request.url.startsWith('https:')) throw new TypeError('nobody listens here');
    return bank.fetch(request);
  });
  const recorder = new Recorder({
    transport: (request, timeoutMs) => {
      time += 100;
      return carry(request, timeoutMs);
    },
    limits: target.limits,
    now,
    wait: async (milliseconds) => {
      time += milliseconds;
    },
  });
  const { profile } = target;
  const archive = await gather({
    recorder,
    tokens: createTokenSource(target, recorder, { surroundings: { ...realSurroundings, now } }),
    profile,
    baseUrl,
    release,
    now: now(),
    sampling: samplingOf(target),
    hasCertificate: false,
    thorough,
    keepConsents: false,
  });
  const rules = rulesFor(catalogue, { release });
  const context = { profile, release, baseUrl, now: now().toISOString(), claims: claimsOf(rules, release) };
  return { archive, verdicts: judge(rules, archive, context), context };
}
