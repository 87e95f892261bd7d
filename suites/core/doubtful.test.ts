import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ConsentFacts } from './consent-facts.ts';
import { Evidence } from './evidence.ts';
import { archiveOf, type Sketch } from './sketch.ts';

const carried = { requestHeaders: { authorization: 'Bearer {detail}' } } as const;
const accounts = (status: number): Sketch => ({ ...carried, operation: 'GET /accounts', status });
const offers = (status: number): Sketch => ({ ...carried, operation: 'GET /offers', status });

/** Statuses of the happy calls that count, and what the others leave open. */
function seen(exchanges: readonly Sketch[], told: Partial<ConsentFacts> = {}) {
  const evidence = new Evidence(archiveOf({ exchanges, consents: [{ key: 'detail', given: true, ...told }] }));
  const statuses = evidence.select({ probe: 'happy' }).map(({ response }) => response?.status);
  return { evidence, statuses, open: [...evidence.unknown.values()].map(({ fact }) => fact) };
}

describe('a refusal under a token that was given', () => {
  it('counts for nothing while no later success shows that the token stood', () => {
    for (const status of [400, 401, 403]) {
      const { statuses, open } = seen([accounts(200), accounts(status)]);
      assert.deepEqual([statuses, open], [[200], ['standing']]);
    }
    assert.deepEqual(seen([accounts(401), offers(401)]).open, ['dead']);
    assert.deepEqual(seen([accounts(401), accounts(200)]).statuses, [401, 200]);
  });

  it('counts for nothing where its consent may lack, or lacks, the permission', () => {
    assert.deepEqual(seen([offers(403), accounts(200)]).open, ['permissions']);
    assert.deepEqual(seen([offers(403), accounts(200)], { permissions: ['ReadAccountsBasic'] }).open, ['lacking']);
    const has = seen([offers(403), accounts(200)], { permissions: ['ReadAccountsBasic', 'ReadOffers'] });
    assert.deepEqual([has.statuses, has.open], [[403, 200], []]);
  });

  it('is still an answer to rules about any answer', () => {
    const { evidence } = seen([accounts(401)]);
    assert.equal(evidence.select().length, 1);
  });

  it('counts where it cannot be the token, and where the run had the consent made', () => {
    for (const status of [404, 405, 500]) assert.deepEqual(seen([accounts(status)]).statuses, [status]);
    const { requestHeaders: _, ...without } = accounts(401);
    assert.deepEqual(seen([without]).statuses, [401]);
    const own = new Evidence(archiveOf([accounts(401)]));
    assert.equal(own.select({ probe: 'happy' }).length, 1);
  });

  it('counts for nothing where the client asked for a consent that may be no consent of it', () => {
    const operation = 'GET /account-access-consents/{ConsentId}' as const;
    const read = { operation, consent: 'detail', variant: 'given', status: 400 } as const;
    assert.deepEqual(seen([read]).open, ['id']);
  });
});
