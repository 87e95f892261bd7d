import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesNamed } from '../library/bank/named-changes.ts';
import { serviceProfile } from '../schemas/profiles/service.ts';
import { judgeBank } from './support/bank-run.ts';

const { faults } = await changesNamed({ faults: ['consent-usable-after-a-delay'] });

/** How the authorisations went at a bank that knows a consent after half a minute, and at what time of the run the last one began. */
async function authorised(restSeconds: number) {
  const { archive } = await judgeBank([], {
    ...{ profile: serviceProfile, faults, scenarios: ['consents', 'consent-life'] },
    target: (usual) =>
      usual.tokens.kind === 'headless' ? { ...usual, tokens: { ...usual.tokens, restSeconds } } : usual,
  });
  const asked = archive.exchanges.filter(({ about }) => about.probe === 'access' && about.variant === 'authorise');
  return {
    asked: asked.length,
    tokens: archive.tokens.filter(({ grant }) => grant === 'authorization_code').length,
    gaps: archive.gaps.length,
    last: asked.at(-1)?.startedAt ?? '',
  };
}

test('a consent rests as long as the target file says before a PSU is asked, so that a slow bank knows it', async () => {
  const [atOnce, rested] = [await authorised(0), await authorised(30)];
  assert.equal(atOnce.tokens, 0);
  assert.ok(atOnce.gaps > 0);
  assert.ok(rested.tokens >= 2, JSON.stringify(rested));
  assert.equal(rested.gaps, 0);
  assert.ok(Date.parse(rested.last) - Date.parse(atOnce.last) >= 30_000);
});
