import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serviceProfile } from '../schemas/profiles/service.ts';
import type { Transport, WireRequest } from '../suites/client/transport.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { usualPaths } from '../suites/target/other-paths.ts';
import type { Target } from '../suites/target/target.ts';
import { judgeBank } from './support/bank-run.ts';

const catalogue = (await loadRules()).filter(({ id }) => /-(EP|CON|ACC|BAL)-/.test(id));
const notFound = new TextEncoder().encode('{"Code":"404 NotFound","Id":"1","Message":"No","Errors":[]}');

/** The run at a bank in front of which a gateway answers some calls to the interface itself, with the status given. */
async function behind(statusOf: (request: WireRequest) => number | undefined, target?: (usual: Target) => Target) {
  const carrying = (usual: Transport): Transport => {
    return async (request, timeoutMs) => {
      const status = request.url.includes('/open-banking/') ? statusOf(request) : undefined;
      if (status === undefined) return await usual(request, timeoutMs);
      return { status, headers: [['content-type', 'application/json']], body: notFound };
    };
  };
  const usual = { profile: serviceProfile, carrying };
  const run = await judgeBank(catalogue, target === undefined ? usual : { ...usual, target });
  const outcomes = new Set(run.verdicts.map(({ outcome }) => outcome));
  return {
    ended: run.archive.ended,
    gaps: run.archive.gaps,
    outcomes,
    verdicts: run.verdicts,
    calls: run.archive.exchanges.length,
  };
}

const readyMade = (usual: Target): Target => ({
  ...usual,
  tokens: { kind: 'ready-made', tokens: [{ consent: 'detail', token: 'a-token' }] },
});
const hasToken = ({ headers }: WireRequest) => headers.authorization !== undefined;

describe('a run at a base path where everything answers 404', () => {
  for (const [what, target] of [
    ['tokens that it obtains', undefined],
    ['a token that was given', readyMade],
    ['no token', (usual: Target): Target => ({ ...usual, tokens: { kind: 'ready-made', tokens: [] } })],
  ] as const) {
    it(`ends after a few calls, with ${what}, and accuses nobody`, async () => {
      const { ended, outcomes, verdicts, calls } = await behind(() => 404, target);
      assert.equal(ended?.because, 'no-interface');
      assert.match(ended?.reason ?? '', /answers 404, with a token or without: is the path right\?/);
      // The few that show that nothing is there, and one for each place where it might be instead.
      assert.ok(calls <= 7 + usualPaths('3.1.11').length, `${calls} calls`);
      assert.deepEqual(
        [...outcomes].filter((outcome) => outcome !== 'not-exercised' && outcome !== 'not-applicable'),
        [],
      );
      for (const { reason, outcome } of verdicts) {
        if (outcome === 'not-exercised') assert.match(reason ?? '', /is the path right\?/);
      }
    });
  }
});

describe('a run at a bank whose interface is at another path', () => {
  const other = '/open-banking/v3.1.10/aisp';
  for (const [what, guard] of [
    ['that says of every other path that it is not there', () => 404],
    ['that wants a token first', (request: WireRequest) => (hasToken(request) ? 404 : 401)],
  ] as const) {
    it(`${what} says where it is, and the line to add`, async () => {
      const { ended, gaps } = await behind((request) => (request.url.includes(other) ? 403 : guard(request)));
      assert.equal(ended?.because, 'no-interface');
      assert.match(gaps[0]?.supply ?? '', /"basePath: \/open-banking\/v3\.1\.10\/aisp"/);
    });
  }
});

describe('a run goes on where', () => {
  it('one route of the two that every bank has is absent', async () => {
    const { ended } = await behind(({ url }) => (url.includes('/account-access-consents') ? 404 : undefined));
    assert.equal(ended, undefined);
  });

  it('a gateway hides the interface from whoever has no token', async () => {
    const { ended } = await behind((request) => (hasToken(request) ? undefined : 404));
    assert.equal(ended, undefined);
  });

  it('a gateway wants a token before it says that nothing is there', async () => {
    const { ended } = await behind((request) => (hasToken(request) ? 404 : 401));
    assert.equal(ended, undefined);
  });
});
