import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bundledTarget } from '../../library/bank/bundled-target.ts';
import { type OperationId, operation } from '../../schemas/operations.ts';
import type { BankProfile } from '../../schemas/profiles/bank-profile.ts';
import { fullProfile } from '../../schemas/profiles/full.ts';
import { serviceProfile } from '../../schemas/profiles/service.ts';
import { latestRelease } from '../../schemas/releases.ts';
import { onOperation } from '../../stub/faults/edit.ts';
import { type Draft, type Fault, type FaultRequest, fault } from '../../stub/faults/fault.ts';
import { loadRules } from '../../suites/core/load-rules.ts';
import { decideOfficialTests } from '../../suites/official/decide-tests.ts';
import { callPlan } from '../../suites/rehearsal/call-plan.ts';
import { rehearse } from '../../suites/rehearsal/rehearse.ts';
import { type BadToken, badTokens, badTokenTurns } from '../../suites/scenarios/bad-tokens.ts';
import type { Target } from '../../suites/target/target.ts';
import { brokenBy, judgeBank } from '../support/bank-run.ts';

const catalogue = await loadRules();

async function judged(profile: BankProfile, thorough: boolean) {
  return await judgeBank(catalogue, { profile, target: (usual) => ({ ...usual, thorough }) });
}

/** Of the honest bank, one run for each profile. */
const thoroughRuns = new Map<BankProfile, ReturnType<typeof judged>>();
function thoroughRun(profile: BankProfile): ReturnType<typeof judged> {
  const run = thoroughRuns.get(profile) ?? judged(profile, true);
  thoroughRuns.set(profile, run);
  return run;
}

/** What is found at a bank with a fault by the scenarios that use bad tokens. */
async function found(thorough: boolean, faulty: Fault) {
  const target = (usual: Target) => ({ ...usual, thorough });
  return brokenBy(await judgeBank(catalogue, { profile: fullProfile, faults: [faulty], target, scenarios }));
}

/** What each kind of bad token looks like to the bank, and the rule about it. */
const kinds: Readonly<Record<BadToken, readonly [string, (request: FaultRequest, draft: Draft) => boolean]>> = {
  none: ['AISP-SEC-001', ({ headers }) => !headers.has('authorization')],
  garbage: ['AISP-SEC-002', ({ headers }) => headers.get('authorization') === 'Bearer not-a-token'],
  tampered: [
    'AISP-SEC-002',
    ({ headers }, draft) =>
      /^Bearer .{20}/.test(headers.get('authorization') ?? '') && refusal(draft) === 'Token.Invalid',
  ],
  'client-token': ['AISP-SEC-007', (_, draft) => refusal(draft) === 'Token.NotOfPSU'],
  'basic-credentials': ['AISP-SEC-005', ({ headers }) => headers.get('authorization')?.startsWith('Basic ') === true],
  'no-scheme': ['AISP-SEC-005', ({ headers }) => /^[^ ]+$/.test(headers.get('authorization') ?? '')],
};

function refusal(draft: Draft): string | undefined {
  return /Token\.\w+/.exec(JSON.stringify(draft.body ?? ''))?.[0];
}

/** A bank that answers on one operation, with nothing in its list, where it ought to say 401. */
function lenient(id: OperationId, to: (request: FaultRequest, draft: Draft) => boolean): Fault {
  return fault({
    id: 'lenient-on-one-operation',
    title: 'Answers on one operation whoever asks',
    breaks: [],
    response: onOperation(id, (draft, request) => {
      if (draft.status !== 401 || !to(request, draft)) return;
      draft.status = 200;
      draft.headers.delete('www-authenticate');
      draft.body = { Data: {}, Links: { Self: request.base + request.path }, Meta: { TotalPages: 1 } };
    }),
  });
}

const scenarios = ['consents', 'tokens'] as const;
/** A list that may be empty. */
const directDebits = 'GET /accounts/{AccountId}/direct-debits';
const data = fullProfile.operations.filter((id) => operation(id).grant === 'authorization_code');

/** A list of records that a usual run does not ask for with this kind of bad token. */
function unseen(kind: BadToken): OperationId {
  // Not balances, of which there is always one.
  const lists = data.filter((id) => /\{AccountId\}\/(?!balances|party|product)[a-z-]+$/.test(id));
  const usual = badTokenTurns(
    data.filter((id) => !id.includes('{StatementId}')),
    false,
  );
  const met = usual.filter(({ turn }) => turn === kind).map(({ id }) => id);
  return lists.find((id) => !met.includes(id)) ?? directDebits;
}

describe('a thorough run', () => {
  for (const profile of [serviceProfile, fullProfile]) {
    it(`finds nothing at the honest bank, decides every official test, and is planned call for call: profile ${profile.name}`, async () => {
      const { archive, verdicts, context } = await thoroughRun(profile);
      assert.deepEqual(
        verdicts.filter(({ outcome }) => outcome === 'fail' || outcome === 'warn' || outcome === 'error'),
        [],
      );
      const official = decideOfficialTests(archive, context, catalogue);
      assert.deepEqual(
        official.filter(({ outcome }) => outcome === 'not-decided'),
        [],
      );
      const target = { ...bundledTarget('https://bank.test', { profile, release: latestRelease }), thorough: true };
      const tls = { certificate: 'own', key: 'own' };
      const now = new Date('2026-03-17T10:30:00.000Z');
      const scenarios = [...new Set(archive.exchanges.map(({ scenario }) => scenario))];
      const planned = callPlan(await rehearse({ target: { ...target, tls }, scenarios, now }), target);
      const made = callPlan(archive.exchanges, target);
      const ofProbes = ['no-token', 'wrong-method', 'undefined-path', 'not-acceptable', 'unknown-id', 'after-deletion'];
      for (const probe of [...ofProbes, 'other-psu']) {
        const count = ({ rows }: typeof made) => rows.map(({ to, probes }) => `${to} ${probes.get(probe) ?? 0}`).sort();
        assert.deepEqual(count(planned), count(made), probe);
      }
    });
  }

  it('tries every kind of bad token on every operation', async () => {
    const { archive } = await thoroughRun(fullProfile);
    const tried = new Set(archive.exchanges.map(({ about }) => `${about.operation} ${about.probe} ${about.variant}`));
    const untried = data
      .flatMap((id) => badTokens.map((kind) => `${id} no-token ${kind}`))
      .filter((key) => !tried.has(key));
    assert.deepEqual(untried, []);
    for (const id of fullProfile.operations.filter((each) => each.includes('account-access-consents'))) {
      for (const kind of [...badTokens.filter((each) => each !== 'client-token'), 'psu-token']) {
        assert.ok(tried.has(`${id} no-token ${kind}`), `${id} ${kind}`);
      }
    }
  });

  for (const kind of badTokens) {
    const [rule, looksLikeIt] = kinds[kind];
    const id = unseen(kind);
    it(`sees what a usual run does not: ${id} opens to ${kind}`, async () => {
      const faulty = lenient(id, looksLikeIt);
      assert.deepEqual(await found(false, faulty), []);
      assert.deepEqual(await found(true, faulty), [rule]);
    });
  }

  it('tells of an operation that asks nobody for a token once', async () => {
    assert.deepEqual(
      await found(
        true,
        lenient(directDebits, () => true),
      ),
      ['AISP-SEC-001'],
    );
  });
});
