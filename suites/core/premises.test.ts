import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { premisesOf } from './premises.ts';
import { archiveOf, type Sketch, type Vector } from './sketch.ts';

/** The exchanges that prove nothing, with the rule that tells the cause. */
function withheld(vector: Vector): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries([...premisesOf(archiveOf(vector))].map(([id, { toldBy }]) => [id, toldBy]));
}

const balances = { operation: 'GET /accounts/{AccountId}/balances' } as const;
const accounts: Sketch = { operation: 'GET /accounts', data: { Account: [] } };
const consent = { operation: 'GET /account-access-consents/{ConsentId}', consent: 'rejected' } as const;
const deletion = { operation: 'DELETE /account-access-consents/{ConsentId}' } as const;
const path = '/account-access-consents/con-rejected';
const facts = [{ key: 'rejected', consentId: 'con-rejected', authorised: false }] as const;

describe('an operation that never answers with a success', () => {
  it('answers alike whatever is asked of it: its refusals are none', () => {
    const foreign: Sketch = { ...balances, probe: 'foreign-account', consent: 'basic', status: 404 };
    const bare: Sketch = { ...balances, probe: 'no-token', variant: 'none', status: 401 };
    assert.deepEqual(withheld([accounts, { ...balances, status: 404 }, foreign, bare]), {
      x2: 'AISP-EP-006',
      x3: 'AISP-EP-006',
    });
  });

  it('is one that was once answered with a success to nobody', () => {
    const good: Sketch = { ...balances, data: { Balance: [] } };
    assert.deepEqual(withheld([accounts, { ...balances, status: 404 }, good]), {});
    assert.deepEqual(withheld([accounts, { ...balances, status: 404 }, { ...good, probe: 'no-token' }]), {});
  });

  it('is none that refuses what was asked: 400 and 403 are for the rules about that', () => {
    assert.deepEqual(withheld([accounts, { ...balances, status: 403 }]), {});
    assert.deepEqual(withheld([accounts, { ...balances, status: 400 }]), {});
  });

  it('takes with it what is below it and could not be called as it should be', () => {
    const statements = 'GET /accounts/{AccountId}/statements' as const;
    const file: Sketch = { operation: `${statements}/{StatementId}/file`, probe: 'unknown-id', status: 404 };
    assert.deepEqual(withheld([accounts, { operation: statements, status: 404 }, file]), {
      x2: 'AISP-EP-025',
      x3: 'AISP-EP-025',
    });
  });

  it('is missing where nobody had a token, and every call without one was answered 404', () => {
    const bare: Sketch = { ...balances, probe: 'no-token', variant: 'none', status: 404 };
    assert.deepEqual(withheld(bare), { x1: 'AISP-EP-006' });
    assert.deepEqual(withheld({ ...bare, status: 401 }), {});
    const closed: Sketch = { ...balances, probe: 'missing-permission', consent: 'minimal', status: 404 };
    assert.deepEqual(withheld([bare, closed]), { x1: 'AISP-EP-006', x2: 'AISP-EP-006' });
    assert.deepEqual(withheld([bare, { ...closed, status: 403 }]), {});
    const expired: Sketch = { ...balances, probe: 'course', variant: 'token-expired', status: 503 };
    assert.deepEqual(withheld([{ ...bare, status: 503 }, expired]), { x1: 'AISP-EP-006', x2: 'AISP-EP-006' });
  });

  it('is told once where all data answer alike: by the rule of the list of accounts', () => {
    const down = [
      { ...accounts, status: 503 },
      { operation: 'GET /party', status: 503 },
      { probe: 'undefined-path', path: '/foobar', status: 503 },
      { probe: 'undefined-path', path: '/foobar', status: 404 },
    ] satisfies Sketch[];
    assert.deepEqual(withheld(down), { x1: 'AISP-EP-004', x2: 'AISP-EP-004', x3: 'AISP-EP-004' });
    const party: Sketch = { operation: 'GET /party', data: { Party: {} } };
    assert.deepEqual(withheld([...down, party]), { x1: 'AISP-EP-004' });
  });
});

describe('a bank that takes no filter without a time zone', () => {
  const list = { operation: 'GET /accounts/{AccountId}/transactions', probe: 'filter', status: 400 } as const;
  const of = (variant: string): Sketch => ({ ...list, variant, query: 'fromBookingDateTime=2026-03-05T10:00:00' });
  const statements: Sketch = {
    ...list,
    operation: 'GET /accounts/{AccountId}/statements',
    variant: 'statements-odd',
    query: 'toStatementDateTime=2026-03-05T10:00:00',
  };
  const zone: Sketch = { ...of('zone'), status: 200, data: { Transaction: [] } };

  it('refuses all of them for one reason, which the rule about filters tells', () => {
    assert.deepEqual(
      withheld([accounts, of('both'), of('from'), of('odd-spelling'), of('unreadable'), zone, statements]),
      {
        x3: 'AISP-FIL-001',
        x4: 'AISP-FIL-001',
        x5: 'AISP-FIL-001',
        x7: 'AISP-FIL-001',
      },
    );
  });

  it('is none that takes one of them', () => {
    assert.deepEqual(withheld([accounts, of('both'), of('from'), { ...of('to'), status: 200 }]), {});
    assert.deepEqual(withheld([accounts, { ...of('both'), status: 200 }, of('from')]), {});
    assert.deepEqual(withheld([accounts, { ...of('both'), status: 403 }, of('from')]), {});
  });

  it('may take those of statements all the same', () => {
    assert.deepEqual(withheld([accounts, of('both'), statements, { ...statements, status: 200 }]), {});
  });
});

describe('a consent that a probe has deleted', () => {
  const accident: Sketch = { ...deletion, path, probe: 'no-token', variant: 'none' };

  it('is gone for all calls after that', () => {
    const exchanges = [{ ...consent, path }, accident, { ...consent, path, status: 400 }];
    assert.deepEqual(withheld({ exchanges, consents: facts }), { x3: undefined });
  });

  it('is not gone where the bank refused', () => {
    const exchanges = [
      { ...accident, status: 401 },
      { ...consent, path },
    ];
    assert.deepEqual(withheld({ exchanges, consents: facts }), {});
  });

  it('is not gone where the run meant to delete it: what comes after was meant, too', () => {
    const meant: Sketch = { ...deletion, path, consent: 'rejected', variant: 'authorised' };
    const after: Sketch = { ...consent, path, probe: 'after-deletion', status: 400 };
    assert.deepEqual(withheld({ exchanges: [meant, after], consents: facts }), {});
  });
});

describe('a deletion that never was', () => {
  it('leaves nothing to look at after it', () => {
    const refused: Sketch = { ...deletion, path, consent: 'rejected', status: 501 };
    const after: Sketch = { ...consent, path, probe: 'after-deletion' };
    const answers = withheld({ exchanges: [refused, after], consents: facts });
    assert.deepEqual(answers, { x1: 'AISP-EP-003', x2: undefined });
  });
});

describe('a success that is no JSON', () => {
  const page = { body: '<html></html>' } as const;

  it('shows nothing but that, whatever was asked and under whichever consent', () => {
    const again: Sketch = { ...balances, probe: 'repeat', ...page };
    const filter: Sketch = { operation: 'GET /transactions', probe: 'filter', consent: 'basic', ...page };
    const made: Sketch = { operation: 'POST /account-access-consents', ...page };
    const good: Sketch = { ...balances, data: { Balance: [] } };
    assert.deepEqual(withheld([accounts, good, again, filter, made]), {
      x3: 'AISP-EP-006',
      x4: 'AISP-EP-009',
      x5: 'AISP-EP-001',
    });
  });

  it('may be what was asked for, or is due without a body or as a file', () => {
    const text: Sketch = { ...balances, probe: 'not-acceptable', ...page };
    const asked: Sketch = { ...balances, probe: 'recorded', ...page, requestHeaders: { accept: 'text/html' } };
    const file = 'GET /accounts/{AccountId}/statements/{StatementId}/file';
    assert.deepEqual(withheld([accounts, asked, { ...asked, requestHeaders: {} }]), { x3: 'AISP-EP-006' });
    assert.deepEqual(withheld([accounts, text, { operation: file, body: '%PDF-1.7' }, { ...deletion, path }]), {});
    assert.deepEqual(withheld([accounts, { ...balances, body: '' }, { ...balances, body: 'null' }]), {});
  });
});
