import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { instantWords, lifetimeWords, periodWords } from './date-words.ts';

const from = Date.parse('2026-01-01T00:00:00Z');
const to = Date.parse('2026-06-30T23:59:59Z');
const permissions = ['ReadTransactionsBasic', 'ReadTransactionsCredits'] as const;

describe('the words of dates', () => {
  it('writes an instant in UTC, with seconds where there are any', () => {
    assert.equal(instantWords(Date.parse('2026-09-15T14:00:00+01:00')), '15 September 2026, 13:00 UTC');
    assert.equal(instantWords(to), '30 June 2026, 23:59:59 UTC');
  });

  it('says until when access lasts', () => {
    assert.deepEqual(lifetimeWords({ expires: Date.parse('2026-09-15T13:00:00Z') }), {
      lasts: 'until 15 September 2026, 13:00 UTC',
      back: 'You can take it back sooner.',
    });
    assert.deepEqual(lifetimeWords({}), {
      lasts: 'with no end date',
      back: 'You can take it back whenever you like.',
    });
  });

  it('says from when to when, with either end open', () => {
    assert.equal(
      periodWords({ permissions, from, to }),
      'All transactions from 1 January 2026, 00:00 UTC to 30 June 2026, 23:59:59 UTC',
    );
    assert.equal(
      periodWords({ permissions, from }),
      'All transactions from 1 January 2026, 00:00 UTC on, and new ones as they come',
    );
    assert.equal(periodWords({ permissions, to }), 'All transactions up to 30 June 2026, 23:59:59 UTC');
    assert.equal(periodWords({ permissions }), 'All transactions that this bank has, and new ones as they come');
  });

  it('names statements where they are asked for, and nothing where nothing has a date', () => {
    assert.match(periodWords({ permissions: ['ReadStatementsBasic'], to }) ?? '', /^All statements up to/);
    assert.match(
      periodWords({ permissions: [...permissions, 'ReadStatementsDetail'], to }) ?? '',
      /^All transactions and statements up to/,
    );
    assert.equal(periodWords({ permissions: ['ReadBalances'], from, to }), undefined);
  });
});
