import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CreditDebitIndicator, OBBalance } from '../data/records.ts';
import { createWorld } from '../data/world.ts';
import { accountCard } from './account-card.ts';

const world = createWorld({ seed: 7, now: () => new Date('2026-06-15T12:00:00Z') });
const [accountId = ''] = world.customer('everyday')?.accountIds ?? [];
const [cardId = ''] = world.customer('credit-card')?.accountIds ?? [];

function balance(Type: OBBalance['Type'], Amount: string, CreditDebitIndicator: CreditDebitIndicator): OBBalance {
  return { AccountId: '', Type, CreditDebitIndicator, DateTime: '', Amount: { Amount, Currency: 'GBP' } };
}

/** What is said of the account when these are its balances. */
function said(id: string, ...balances: readonly OBBalance[]): string {
  return accountCard({ account: (of) => world.account(of), balances: () => balances }, id).balance;
}

describe('the card of an account', () => {
  it('shows the Expected balance and no other', () => {
    const balances = [balance('InterimCleared', '1.00', 'Credit'), balance('Expected', '1234.56', 'Credit')];
    assert.equal(said(accountId, ...balances), 'Balance £1,234.56 in credit');
    assert.equal(said(accountId, balance('InterimAvailable', '1.00', 'Credit')), 'Balance not known');
  });

  it('says on which side of zero it is', () => {
    assert.equal(said(accountId, balance('Expected', '250.00', 'Debit')), 'Balance £250.00 overdrawn');
    assert.equal(said(cardId, balance('Expected', '250.00', 'Debit')), 'Balance £250.00 owed');
    assert.equal(said(accountId, balance('Expected', '0.00', 'Credit')), 'Balance £0.00');
    assert.equal(said(accountId, balance('Expected', '1234567.80', 'Credit')), 'Balance £1,234,567.80 in credit');
  });

  it('names each account by its nickname or product, its kind and the end of its number only', () => {
    for (const { hint } of world.personas) {
      for (const id of world.customer(hint)?.accountIds ?? []) {
        const account = world.account(id);
        const card = accountCard(world, id);
        assert.equal(card.name, account?.Nickname ?? account?.Description);
        assert.match(card.kind, /^(Current account|Business current account|Savings account|Credit card)$/);
        const [, ending = ''] = /^(?:Account|Card) number ending (\d{4})$/.exec(card.number) ?? [];
        assert.ok(account?.Account.some(({ Identification }) => Identification.endsWith(ending)));
        for (const { Identification } of account?.Account ?? []) {
          assert.ok(!JSON.stringify(card).includes(Identification));
        }
      }
    }
    assert.match(accountCard(world, cardId).number, /^Card/);
  });

  it('refuses an id that names no account', () => {
    assert.throws(() => accountCard(world, 'none'), RangeError);
  });
});
