import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { latestRelease } from '../schemas/releases.ts';
import { asFound } from '../suites/core/as-found.ts';
import { Evidence } from '../suites/core/evidence.ts';
import { judge } from '../suites/core/judge.ts';
import { loadRules } from '../suites/core/load-rules.ts';
import { claimsOf } from '../suites/core/rule.ts';
import { archiveOf, sketchBaseUrl, sketchNow } from '../suites/core/sketch.ts';
import { rulesFor } from '../suites/run/select-rules.ts';
import { judgeBank } from './support/bank-run.ts';

const catalogue = await loadRules();
const ofBoth = catalogue.filter(({ bothVersions }) => bothVersions === true);

describe('evidence of both versions', () => {
  const here = { operation: 'GET /accounts', data: { Account: [] } } as const;
  const there = {
    ...here,
    face: '4.0.1',
    probe: 'both-versions',
    follows: 'x1',
    data: { Account: [{ Odd: 1 }] },
  } as const;
  const evidence = new Evidence(archiveOf([here, there]));

  it('keeps what the other version answered from the rules of one', () => {
    const ids = (list: Evidence['otherFace']) => list.map(({ id }) => id);
    assert.deepEqual(ids(evidence.archive.exchanges), ['x1']);
    assert.deepEqual(ids(evidence.select()), ['x1']);
    assert.deepEqual(ids(evidence.otherFace), ['x2']);
    assert.deepEqual([...evidence.records('Account')], []);
    assert.equal(evidence.byId('x2'), undefined);
  });

  it('keeps it for those of both where some answers prove nothing, and where a bank is judged as it is found', () => {
    const withheld = new Evidence(archiveOf([here, there]), new Map([['x1', { because: 'It is tried.' }]]));
    const seen = withheld.seenBy('AISP-DUAL-010');
    assert.deepEqual([seen.archive.exchanges.length, seen.otherFace.length], [0, 1]);
    const found = asFound({ ...serviceProfile, operationsAsFound: true }, new Evidence(archiveOf([here, there])));
    assert.equal(found.evidence.otherFace.length, 1);
  });

  it('changes no verdict of a rule of one version, whatever the other version answers', () => {
    const context = {
      ...{ profile: serviceProfile, release: latestRelease, baseUrl: sketchBaseUrl, now: sketchNow },
      claims: claimsOf(catalogue, latestRelease),
    };
    const ofOne = catalogue.filter(({ bothVersions }) => bothVersions !== true);
    const odd = { ...there, status: 500, headers: {}, body: '{"Odd":' } as const;
    assert.deepEqual(judge(ofOne, archiveOf([here, odd]), context), judge(ofOne, archiveOf([here]), context));
  });
});

describe('a bank that says that a withdrawal does not show', () => {
  it('is warned where the other version shows the Status that it had, and fails with any other', () => {
    const rules = ofBoth.filter(({ id }) => id === 'AISP-DUAL-006');
    const operation = 'GET /account-access-consents/{ConsentId}';
    const own = { operation, probe: 'course', variant: 'withdrawn', consent: 'detail' } as const;
    const consent = (Status: string) => ({ ConsentId: 'con-1', Status });
    const outcome = (status: string, withdrawalShown: boolean) => {
      const other = { ...own, probe: 'both-versions', face: '4.0.1', follows: 'x1', data: consent(status) } as const;
      const archive = archiveOf([{ ...own, data: consent('Authorised') }, other]);
      const profile = { ...serviceProfile, versionFour: { withdrawalShown } };
      const context = { profile, release: latestRelease, baseUrl: sketchBaseUrl, now: sketchNow };
      const given = { ...context, claims: [], beside: { release: '4.0.1' } } as const;
      return judge(rules, archive, given).map((verdict) => verdict.outcome);
    };
    assert.deepEqual(outcome('CANC', true), ['pass']);
    assert.deepEqual(outcome('AUTH', true), ['fail']);
    assert.deepEqual(outcome('AUTH', false), ['warn']);
    assert.deepEqual(outcome('RJCT', false), ['fail']);
  });
});

describe('a target that names one version', () => {
  it('has no rule of both, and no call is made for them', async () => {
    assert.ok(ofBoth.length > 30);
    const rules = rulesFor(catalogue, { release: latestRelease });
    assert.deepEqual(
      rules.filter((rule) => ofBoth.includes(rule)),
      [],
    );
    const whole = rulesFor(catalogue, { release: latestRelease, beside: { release: '4.0.1' } });
    assert.equal(whole.length, rules.length + ofBoth.length);
    const { archive } = await judgeBank(ofBoth, { profile: serviceProfile, scenarios: ['consents', 'both-versions'] });
    assert.ok(archive.exchanges.length > 0);
    assert.ok(archive.exchanges.every(({ request }) => !request.url.includes('/v4.0/')));
  });
});
