import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Verdict } from '../../reports/contract/index.ts';
import { tokenHeadline } from '../../reports/formats/supplies.ts';
import { rankSupplies } from '../../reports/rank-supplies.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import type { FaultId } from '../../stub/faults/fault-ids.ts';
import { findFaults } from '../../stub/faults/load.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { archiveText, essence, judgedAgain } from '../support/archived.ts';
import { judgeBank } from '../support/bank-run.ts';
import { type GivenToken, givenTokens, type Said } from '../support/given-tokens.ts';
import { isTried, tryAll, turnOf } from '../support/turns.ts';

const catalogue = await loadRules();

const accounts = ['ReadAccountsDetail', 'ReadBalances'];
const basic = [
  'ReadAccountsBasic',
  'ReadBalances',
  'ReadTransactionsBasic',
  'ReadTransactionsCredits',
  'ReadTransactionsDebits',
];
const credits = ['ReadAccountsDetail', 'ReadPAN', 'ReadTransactionsDetail', 'ReadTransactionsCredits'];
const period = {
  TransactionFromDateTime: '2026-02-01T00:00:00+00:00',
  TransactionToDateTime: '2026-02-20T00:00:00+00:00',
};

/** What a tester may have at hand, by what it is: the names of the consents promise more than some of these tokens hold. */
const hands: Readonly<Record<string, readonly GivenToken[]>> = {
  'one token with every permission, ReadPAN among them': [{ as: 'detail' }],
  'one token for a period': [{ as: 'detail', asked: period }],
  'one token for some of the accounts': [{ as: 'detail', asked: { select: 'first:1' } }],
  'one token with Basic permissions': [{ as: 'detail', asked: { permissions: basic } }],
  'one token for credits': [{ as: 'detail', asked: { permissions: credits } }],
  'one token for accounts and balances': [{ as: 'detail', asked: { permissions: accounts } }],
  'one token that has ended': [{ as: 'detail', asked: { expiresIn: 0 } }],
  'the same token for every consent': (['detail', 'basic', 'credits', 'debits', 'minimal', 'other-psu'] as const).map(
    (as) => ({ as }),
  ),
  'tokens of several PSUs': [
    { as: 'detail' },
    { as: 'basic', persona: 'limited-company', asked: { permissions: basic } },
    { as: 'debits', persona: 'student' },
  ],
  'tokens in each other’s place': [
    { as: 'detail', asked: { permissions: basic, select: 'first:1' } },
    { as: 'basic' },
    { as: 'credits', asked: { permissions: accounts, ...period } },
    { as: 'minimal', asked: { permissions: credits } },
  ],
};

const said = ['nothing', 'everything', 'consent-id'] as const;
const departures = (verdicts: readonly Verdict[]) =>
  verdicts
    .filter(({ outcome }) => outcome === 'fail' || outcome === 'warn' || outcome === 'error')
    .map(({ id, outcome, findings, reason }) => `${id} ${outcome}: ${findings[0]?.message ?? reason}`);

async function judged(
  hand: readonly GivenToken[],
  says: Said,
  { profile = serviceProfile, faults = [] }: { profile?: BankProfile; faults?: readonly FaultId[] } = {},
) {
  return await judgeBank(catalogue, {
    profile,
    faults: await findFaults(faults),
    target: async (usual, bank) => await givenTokens(usual, bank, hand, says),
  });
}

describe('an honest bank before a tester who has', () => {
  for (const [name, hand] of Object.entries(hands)) {
    for (const says of said.filter((_, turn) => tryAll() || turnOf(name, said.length) === turn)) {
      it(`${name}, and tells ${says}`, async () => {
        const run = await judged(hand, says);
        assert.deepEqual(departures(run.verdicts), []);
        const again = judgedAgain(catalogue, archiveText(run, run.context.profile));
        assert.deepEqual(again.map(essence), run.verdicts.map(essence));
      });
    }
    if (!isTried(`${name}, full`, 2)) continue;
    it(`${name}, and tells nothing, where it offers everything`, async () => {
      assert.deepEqual(departures((await judged(hand, 'nothing', { profile: fullProfile })).verdicts), []);
    });
  }
});

describe('a token that the bank answers 401 to', () => {
  it('is one headline, and what nearly every rule waits for', async () => {
    const { verdicts } = await judgeBank(catalogue, {
      profile: serviceProfile,
      target: ({ bankSide: _, ...usual }) => ({
        ...usual,
        tokens: { kind: 'ready-made', tokens: [{ consent: 'detail', token: 'of-another-bank' }] },
      }),
    });
    assert.deepEqual(departures(verdicts), []);
    const { supplies = [] } = rankSupplies(verdicts);
    const [first] = supplies;
    assert.equal(first?.key, 'AISP_TOKEN');
    assert.ok((first?.rules.length ?? 0) > 250, `${first?.rules.length} rules`);
    assert.match(
      tokenHeadline({ supplies, rules: verdicts }) ?? '',
      /^\d+ rules of \d+ that apply wait for an access token\. The bank answered 401 to every read with the token that was given for the consent "detail": it has ended, or it is a token of another bank\./,
    );
  });
});

describe('what is told of a token', () => {
  const one = hands['one token for a period'] ?? [];
  const outcomeOf = (verdicts: readonly Verdict[], id: string) => verdicts.find((verdict) => verdict.id === id);

  it('opens rules, whoever tells it', async () => {
    const [nothing, everything, read] = await Promise.all(said.map(async (says) => (await judged(one, says)).verdicts));
    for (const id of ['AISP-ACC-012', 'AISP-FIL-017', 'AISP-PRM-014']) {
      assert.equal(outcomeOf(nothing ?? [], id)?.outcome, 'not-exercised', id);
      for (const verdicts of [everything, read]) assert.equal(outcomeOf(verdicts ?? [], id)?.outcome, 'pass', id);
    }
    assert.match(outcomeOf(nothing ?? [], 'AISP-ACC-012')?.reason ?? '', /Nobody said of the consent "detail"/);
    assert.match(outcomeOf(read ?? [], 'AISP-SEED-003')?.reason ?? '', /which accounts the PSU selected.*"accounts"/);
  });

  it('is read from the consent by one call, and nothing else is done to it', async () => {
    const { archive } = await judged(one, 'consent-id');
    const [read, ...more] = archive.exchanges.filter(({ about }) => about.variant === 'given');
    const id = read?.request.url.split('/').at(-1) ?? '';
    assert.deepEqual([read?.request.method, read?.response?.status, more.length], ['GET', 200, 0]);
    assert.equal(archive.exchanges.filter(({ request }) => request.url.includes(id)).length, 1);
  });

  it('does not hide what a bank does wrong', async () => {
    const [basic] = hands['one token with Basic permissions'] ?? [];
    const faults = ['balance-type-missing-expected', 'basic-accounts-show-identification'] as const;
    for (const [says, broken] of [
      ['nothing', ['AISP-SEED-004 fail']],
      ['consent-id', ['AISP-ACC-011 fail', 'AISP-SEED-004 fail']],
    ] as const) {
      const found = departures((await judged(basic === undefined ? [] : [basic], says, { faults })).verdicts);
      assert.deepEqual(
        found.map((text) => text.split(':')[0]),
        broken,
      );
    }
  });

  it('is no fact where the file and the consent differ', async () => {
    const { verdicts } = await judgeBank(catalogue, {
      profile: serviceProfile,
      target: async (usual, bank) => {
        const target = await givenTokens(usual, bank, one, 'consent-id');
        if (target.tokens.kind !== 'ready-made') return target;
        const tokens = target.tokens.tokens.map((token) => ({ ...token, permissions: ['ReadAccountsBasic'] }));
        return { ...target, tokens: { ...target.tokens, tokens } };
      },
    });
    assert.deepEqual(departures(verdicts), []);
    assert.equal(outcomeOf(verdicts, 'AISP-FIL-017')?.outcome, 'pass');
    assert.equal(outcomeOf(verdicts, 'AISP-ACC-012')?.outcome, 'not-exercised');
  });

  it('shows when the consent opens nothing any more', async () => {
    const { verdicts } = await judgeBank(catalogue, {
      profile: serviceProfile,
      // Up to 3.1.3 a withdrawal shows in the Status.
      release: '3.1.2',
      target: async (usual, bank) => {
        const target = await givenTokens(usual, bank, one, 'consent-id');
        const id = target.tokens.kind === 'ready-made' ? target.tokens.tokens[0]?.consentId : undefined;
        await bank.fetch(new Request(`${usual.baseUrl}/stub/consents/${id}/withdrawal`, { method: 'POST' }));
        return target;
      },
    });
    assert.deepEqual(departures(verdicts), []);
    assert.match(outcomeOf(verdicts, 'AISP-EP-004')?.reason ?? '', /given for "detail" has Status Revoked/);
  });
});
