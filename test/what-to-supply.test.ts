import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Verdict } from '../reports/contract/index.ts';
import { fullProfile } from '../schemas/profiles/full.ts';
import { latestRelease, type Release } from '../schemas/releases.ts';
import type { Bank } from '../stub/bank.ts';
import type { Archive } from '../suites/core/archive.ts';
import { judge } from '../suites/core/judge.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import type { Rule, RuleContext } from '../suites/core/rule.ts';
import type { SupplyKey } from '../suites/core/supplies.ts';
import type { FlowConfig, ReadyMadeConfig, Target } from '../suites/target/target.ts';
import { judgeBank } from './support/bank-run.ts';
import { type JudgeAgain, standingVerdicts } from './support/standing-verdicts.ts';

/** The rules of access, by number, that need more of a target than a PSU's token. */
const ids = [
  ...['003', '004', '008', '009', '010', '012', '013', '014', '015', '016', '018', '019', '020', '021', '022'].map(
    (number) => `AISP-SEC-${number}`,
  ),
  ...['041', '042', '045', '052'].map((number) => `AISP-CON-${number}`),
  'AISP-PRM-036',
];
const withdrawn = 'AISP-CON-029';
const catalogue = await loadRules();

type Change = (usual: Target, bank: Bank) => Target | Promise<Target>;

/** Of the latest release most rules get the answers that they got with everything: there their verdicts stand. */
let judgeAgain: JudgeAgain | undefined;

async function judged(change: Change, { release = latestRelease as Release, hasCertificate = true } = {}) {
  const judging = (archive: Archive, context: RuleContext, rules: readonly Rule[]) => {
    if (release !== latestRelease) return judge(rules, archive, context);
    if (judgeAgain !== undefined) return judgeAgain(archive);
    const standing = standingVerdicts(rules, archive, context);
    judgeAgain = standing.judgeAgain;
    return standing.verdicts;
  };
  const run = await judgeBank(catalogue, { profile: fullProfile, release, target: change, hasCertificate, judging });
  const applying = run.verdicts.filter(({ outcome }) => outcome !== 'not-applicable');
  return new Map(applying.map((verdict) => [verdict.id, verdict]));
}

// Before the first test: runs share one clock.
const everything = await judged((usual) => usual);

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
    for (const id of ['AISP-SEC-003', 'AISP-SEC-004']) {
      assert.equal(verdicts.get(id)?.outcome, 'pass', id);
      assert.ok((verdicts.get(id)?.checked ?? 0) > 0, id);
    }
    const { outcome, checked = 0 } = verdicts.get('AISP-SEC-009') ?? {};
    assert.ok(outcome === 'pass' && checked > 1, 'the account that is refused, and those that both list side by side');
  });
});

interface Lack {
  readonly lacks: string;
  readonly change: Change;
  readonly key: SupplyKey;
  /** Rules that wait for it, among others. */
  readonly rules: readonly string[];
  readonly hasCertificate?: boolean;
}

type Hook = keyof NonNullable<Target['bankSide']>;
const withoutHook =
  (hook: Hook): Change =>
  ({ bankSide: { [hook]: _, ...bankSide } = {}, ...usual }) => ({ ...usual, bankSide });
const withoutParameter = (name: keyof FlowConfig['parameters']) =>
  withTokens(({ parameters: { [name]: _, ...parameters }, ...tokens }) => ({ ...tokens, parameters }));
const ending = ['AISP-SEC-003', 'AISP-SEC-004', 'AISP-SEC-015'];

const lacks: readonly Lack[] = [
  {
    lacks: 'a second client',
    change: withTokens(({ secondClient: _, ...tokens }) => tokens),
    key: 'tokens.secondClient',
    rules: ['AISP-SEC-010', 'AISP-CON-045'],
  },
  {
    lacks: 'another scope',
    change: withTokens(({ otherScope: _, ...tokens }) => tokens),
    key: 'tokens.otherScope',
    rules: ['AISP-SEC-008'],
  },
  {
    lacks: 'another PSU',
    change: withoutParameter('otherPsu'),
    key: 'tokens.parameters.otherPsu',
    rules: ['AISP-SEC-009'],
  },
  {
    lacks: 'tokens that soon end',
    change: withoutParameter('shortLived'),
    key: 'tokens.parameters.shortLived',
    rules: ending,
  },
  {
    lacks: 'tokens that end as soon as it says',
    change: withTokens(({ parameters, ...tokens }) => ({
      ...tokens,
      parameters: { ...parameters, shortLived: { token_seconds: '600' } },
    })),
    key: 'tokens.parameters.shortLived',
    rules: ending,
  },
  {
    lacks: 'a PSU who declines',
    change: withoutParameter('reject'),
    key: 'tokens.parameters.reject',
    rules: ['AISP-CON-028', 'AISP-CON-031'],
  },
  {
    lacks: 'a PSU who selects some of the accounts',
    change: withoutParameter('selectSome'),
    key: 'tokens.parameters.selectSome',
    rules: ['AISP-HTTP-016', 'AISP-ACC-001'],
  },
  {
    lacks: 'a PSU who withdraws access',
    change: withoutHook('withdraw'),
    key: 'bankSide.withdraw',
    rules: ['AISP-SEC-013', 'AISP-SEC-014'],
  },
  {
    lacks: 'a bank that wants its PSU back',
    change: withoutHook('reauthenticate'),
    key: 'bankSide.reauthenticate',
    rules: ['AISP-SEC-019'],
  },
  {
    lacks: 'an account that can be closed',
    change: withoutHook('closeAccount'),
    key: 'bankSide.closeAccount',
    rules: ['AISP-CON-052'],
  },
  {
    lacks: 'an account that can be switched',
    change: withoutHook('switchAccount'),
    key: 'bankSide.switchAccount',
    rules: ['AISP-ACC-020'],
  },
  {
    lacks: 'a bank that can be broken',
    change: withoutHook('breakDown'),
    key: 'bankSide.breakDown',
    rules: ['AISP-HTTP-031', 'AISP-ERR-020'],
  },
  {
    lacks: 'a bank that finds a call one too many',
    change: withoutHook('throttle'),
    key: 'bankSide.throttle',
    rules: ['AISP-HDR-036', 'AISP-HTTP-026'],
  },
  {
    lacks: 'a client certificate',
    change: (usual) => usual,
    hasCertificate: false,
    key: 'tls.certificate',
    rules: ['AISP-SEC-022'],
  },
];

/** What is exercised with everything that a target can have, and no longer. */
function lost(verdicts: ReadonlyMap<string, Verdict>): readonly Verdict[] {
  return [...verdicts.values()].filter(
    ({ id, outcome }) => outcome === 'not-exercised' && everything.get(id)?.outcome !== 'not-exercised',
  );
}

describe('a target that makes its own consents', () => {
  for (const { lacks: what, change, key, rules, hasCertificate = true } of lacks) {
    it(`without ${what} has ${rules.join(', ')} wait for ${key}, and no rule for anything else`, async () => {
      const verdicts = await judged(change, { hasCertificate });
      const waiting = lost(verdicts);
      const broken = [...verdicts.values()].filter(({ outcome }) => !['pass', 'not-exercised'].includes(outcome));
      assert.deepEqual(broken, []);
      assert.deepEqual(
        waiting.filter((verdict) => verdict.lacks?.key !== key),
        [],
      );
      assert.deepEqual(
        rules.filter((id) => waiting.every((verdict) => verdict.id !== id)),
        [],
      );
    });
  }

  it('without any hook has each rule name its own', async () => {
    const waiting = lost(await judged(({ bankSide: _, ...usual }) => usual));
    const hooks = lacks.filter(({ key }) => key.startsWith('bankSide.'));
    assert.deepEqual(
      Object.fromEntries(waiting.map((verdict) => [verdict.id, verdict.lacks?.key])),
      Object.fromEntries(waiting.map(({ id }) => [id, hooks.find(({ rules }) => rules.includes(id))?.key])),
    );
    for (const { rules } of hooks)
      for (const id of rules)
        assert.ok(
          waiting.some((verdict) => verdict.id === id),
          id,
        );
  });

  it('of release 3.1.3 learns how its PSU would withdraw access', async () => {
    const verdicts = await judged(({ bankSide: _, ...usual }) => usual, { release: '3.1.3' });
    assert.equal(verdicts.get(withdrawn)?.outcome, 'not-exercised');
    assert.equal(verdicts.get(withdrawn)?.lacks?.key, 'bankSide.withdraw');
  });
});
