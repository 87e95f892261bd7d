import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fullProfile } from '../schemas/profiles/full.ts';
import { latestRelease, type Release } from '../schemas/releases.ts';
import type { Bank } from '../stub/bank.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import type { FlowConfig, ReadyMadeConfig, Target } from '../suites/target/target.ts';
import { judgeBank } from './support/bank-run.ts';

/** The rules of access, by number, that need more of a target than a PSU's token. */
const ids = [
  ...['003', '004', '008', '009', '010', '012', '013', '014', '015', '016', '018', '019', '020', '021', '022'].map(
    (number) => `AISP-SEC-${number}`,
  ),
  ...['041', '042', '045', '052'].map((number) => `AISP-CON-${number}`),
  'AISP-PRM-036',
];
const withdrawn = 'AISP-CON-029';
const catalogue = (await loadRules()).filter(({ id }) => ids.includes(id) || id === withdrawn);

type Change = (usual: Target, bank: Bank) => Target | Promise<Target>;

async function judged(change: Change, { release = latestRelease as Release, hasCertificate = true } = {}) {
  const run = await judgeBank(catalogue, { profile: fullProfile, release, target: change, hasCertificate });
  const applying = run.verdicts.filter(({ outcome }) => outcome !== 'not-applicable');
  return new Map(applying.map((verdict) => [verdict.id, verdict]));
}

/** A target like the bundled one, with the configuration of its tokens changed. */
const withTokens = (change: (tokens: FlowConfig) => FlowConfig) => (usual: Target) => {
  assert.notEqual(usual.tokens.kind, 'ready-made');
  return usual.tokens.kind === 'ready-made' ? usual : { ...usual, tokens: change(usual.tokens) };
};
const readyMade =
  (tokens: Omit<ReadyMadeConfig, 'kind'>): Change =>
  (usual) => {
    const { bankSide: _, ...target } = usual;
    return { ...target, tokens: { kind: 'ready-made', ...tokens } };
  };

describe('a target with ready-made tokens', () => {
  const flow = /Configure "tokens" with the kind headless or manual/;
  const client = /Set AISP_CLIENT_TOKEN/;
  const supplies: Readonly<Record<string, RegExp>> = {
    'AISP-SEC-003': /Set AISP_TOKEN_EXPIRED/,
    'AISP-SEC-004': /Set AISP_TOKEN_EXPIRED/,
    'AISP-SEC-008': client,
    'AISP-SEC-009': /Set AISP_TOKEN_OTHER_PSU/,
    'AISP-SEC-010': client,
    'AISP-CON-045': client,
  };

  it('learns of each rule what to supply when it gives no token at all', async () => {
    const verdicts = await judged(readyMade({ tokens: [] }));
    for (const id of ids) {
      const verdict = verdicts.get(id);
      assert.equal(verdict?.outcome, 'not-exercised', id);
      assert.match(verdict?.reason ?? '', supplies[id] ?? flow, id);
    }
  });

  it('learns which other tokens to supply when it gives that of the client', async () => {
    const verdicts = await judged(readyMade({ tokens: [], clientToken: 'unknown' }));
    assert.match(verdicts.get('AISP-SEC-012')?.reason ?? '', flow);
  });

  it('has rules judged by an expired token and by that of another PSU', async () => {
    const verdicts = await judged(async (usual, bank) => {
      const token = async (persona: string, expiresIn = 3600) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ persona, expiresIn, permissions: ['ReadAccountsBasic'] });
        const answer = await bank.fetch(new Request(`${usual.baseUrl}/stub/tokens`, { method: 'POST', headers, body }));
        return String(((await answer.json()) as { readonly access_token?: unknown }).access_token);
      };
      const tokens = [
        { consent: 'detail', token: await token('household') },
        { consent: 'expired', token: await token('household', 0) },
        { consent: 'other-psu', token: await token('limited-company') },
      ] as const;
      return { ...usual, tokens: { kind: 'ready-made', tokens } };
    });
    for (const id of ['AISP-SEC-003', 'AISP-SEC-004', 'AISP-SEC-009']) {
      assert.deepEqual([verdicts.get(id)?.outcome, verdicts.get(id)?.checked], ['pass', 1], id);
    }
  });
});

interface Lack {
  readonly lacks: string;
  readonly change: Change;
  readonly supply: RegExp;
  readonly rules: readonly string[];
  readonly hasCertificate?: boolean;
}

const lacks: readonly Lack[] = [
  {
    lacks: 'a second client',
    change: withTokens(({ secondClient: _, ...tokens }) => tokens),
    supply: /Add "tokens\.secondClient"/,
    rules: ['AISP-SEC-010', 'AISP-CON-045'],
  },
  {
    lacks: 'another scope',
    change: withTokens(({ otherScope: _, ...tokens }) => tokens),
    supply: /Add "tokens\.otherScope"/,
    rules: ['AISP-SEC-008'],
  },
  {
    lacks: 'another PSU',
    change: withTokens(({ parameters: { otherPsu: _, ...parameters }, ...tokens }) => ({ ...tokens, parameters })),
    supply: /Add "tokens\.parameters\.otherPsu"/,
    rules: ['AISP-SEC-009'],
  },
  {
    lacks: 'tokens that soon end',
    change: withTokens(({ parameters: { shortLived: _, ...parameters }, ...tokens }) => ({ ...tokens, parameters })),
    supply: /Add "tokens\.parameters\.shortLived"/,
    rules: ['AISP-SEC-003', 'AISP-SEC-004', 'AISP-SEC-015'],
  },
  {
    lacks: 'tokens that end as soon as it says',
    change: withTokens(({ parameters, ...tokens }) => ({
      ...tokens,
      parameters: { ...parameters, shortLived: { token_seconds: '600' } },
    })),
    supply: /lives longer than the 30 seconds.*Add "tokens\.parameters\.shortLived"/,
    rules: ['AISP-SEC-003', 'AISP-SEC-004', 'AISP-SEC-015'],
  },
  {
    lacks: 'a PSU who withdraws access',
    change: ({ bankSide: { withdraw: _, ...bankSide } = {}, ...usual }) => ({ ...usual, bankSide }),
    supply: /Add "bankSide\.withdraw"/,
    rules: ['AISP-SEC-013', 'AISP-SEC-014'],
  },
  {
    lacks: 'a bank that wants its PSU back',
    change: ({ bankSide: { reauthenticate: _, ...bankSide } = {}, ...usual }) => ({ ...usual, bankSide }),
    supply: /Add "bankSide\.reauthenticate"/,
    rules: ['AISP-SEC-019'],
  },
  {
    lacks: 'an account that can be closed',
    change: ({ bankSide: { closeAccount: _, ...bankSide } = {}, ...usual }) => ({ ...usual, bankSide }),
    supply: /Add "bankSide\.closeAccount"/,
    rules: ['AISP-CON-052'],
  },
  {
    lacks: 'a PSU who declines',
    change: withTokens(({ parameters: { reject: _, ...parameters }, ...tokens }) => ({ ...tokens, parameters })),
    supply: /Add "tokens\.parameters\.reject"/,
    rules: [],
  },
  {
    lacks: 'a client certificate',
    change: (usual) => usual,
    hasCertificate: false,
    supply: /Add "tls\.certificate" and "tls\.key"/,
    rules: ['AISP-SEC-022'],
  },
];

describe('a target that makes its own consents', () => {
  for (const { lacks: what, change, supply, rules, hasCertificate = true } of lacks) {
    it(`without ${what} has all but ${rules.join(', ') || 'nothing'} judged, and learns what to supply`, async () => {
      const verdicts = await judged(change, { hasCertificate });
      for (const id of ids) {
        const verdict = verdicts.get(id);
        assert.equal(verdict?.outcome, rules.includes(id) ? 'not-exercised' : 'pass', `${id} ${verdict?.reason}`);
        if (rules.includes(id)) assert.match(verdict?.reason ?? '', supply, id);
      }
    });
  }

  it('of release 3.1.3 learns how its PSU would withdraw access', async () => {
    const verdicts = await judged(({ bankSide: _, ...usual }) => usual, { release: '3.1.3' });
    assert.equal(verdicts.get(withdrawn)?.outcome, 'not-exercised');
    assert.match(verdicts.get(withdrawn)?.reason ?? '', /Add "bankSide\.withdraw"/);
  });
});
