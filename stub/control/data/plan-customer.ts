import { accountIdPattern, personaPattern } from '../../../schemas/added-data/members.ts';
import type { AddedCustomer } from '../../data/added/added-record.ts';
import type { AccountBlueprint } from '../../data/blueprints/blueprint.ts';
import { nothingHappens } from '../../data/blueprints/nothing-happens.ts';
import type { PersonaBlueprint } from '../../data/blueprints/personas.ts';
import type { CashAccount } from '../../data/records.ts';
import { type DataItem, penceOf } from './data-item.ts';
import type { PlanContext } from './plan-context.ts';

const kinds = { CurrentAccount: 'current', Savings: 'savings', CreditCard: 'credit-card' } as const;
const products = {
  current: 'Current Account',
  savings: 'Savings Account',
  'credit-card': 'Credit Card',
  business: 'Business Account',
};
const schemes = ['UK.OBIE.SortCodeAccountNumber', 'UK.OBIE.IBAN', 'UK.OBIE.PAN'] as const;
const forms = {
  'UK.OBIE.SortCodeAccountNumber': /^\d{14}$/,
  'UK.OBIE.IBAN': /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/,
  'UK.OBIE.PAN': /^\d{12,19}$/,
};

/** Months of history that an account has unless it says otherwise, and at most. */
const [usualHistory, longestHistory] = [12, 84];

function openingBalance(account: DataItem): number {
  const text = account.text('openingBalance') ?? '0.00';
  const size = penceOf(text.replace(/^-/, ''));
  if (size === undefined)
    account.wrong(
      'openingBalance',
      'is no amount of pounds and pence',
      'Write it like "1500.00", or "-20.00" for a debt.',
    );
  return text.startsWith('-') ? -(size ?? 0) : (size ?? 0);
}

function creditLineOf(account: DataItem): Pick<AccountBlueprint, 'creditLine'> {
  const line = account.item('creditLine');
  if (line === undefined) return {};
  const type = line.oneOf('Type', ['Credit', 'Pre-Agreed'], 'Pre-Agreed');
  return { creditLine: { type, pence: line.pence('Amount') ?? 0 } };
}

function identification(item: DataItem): CashAccount {
  const SchemeName = item.oneOf('SchemeName', schemes, schemes[0]);
  const Identification = item.required('Identification', 'Add it: the number itself.');
  if (Identification !== '' && !forms[SchemeName].test(Identification)) {
    item.wrong(
      'Identification',
      `is none of ${SchemeName}`,
      'Write a sort code and account number as fourteen digits, anything else without blanks.',
    );
  }
  const [Name, SecondaryIdentification] = [item.text('Name'), item.text('SecondaryIdentification')];
  return {
    SchemeName,
    Identification,
    ...(Name === undefined ? {} : { Name }),
    ...(SecondaryIdentification === undefined ? {} : { SecondaryIdentification }),
  };
}

function accountIdOf(account: DataItem, context: PlanContext): string {
  const id = context.claim(account, 'AccountId', () => []);
  const known = context.world.account(id) !== undefined;
  if (known) account.wrong('AccountId', 'is the id of another account', 'Give another one, or leave it out.');
  if (!new RegExp(accountIdPattern).test(id))
    account.wrong(
      'AccountId',
      'must be letters, digits, or one of . _ ~ -, forty at most',
      'Leave it out for one that the bank makes.',
    );
  return id;
}

function accountOf(account: DataItem, slot: number, context: PlanContext): AccountBlueprint {
  const isBusiness = account.oneOf('AccountType', ['Personal', 'Business'], 'Personal') === 'Business';
  const subType = account.oneOf('AccountSubType', ['CurrentAccount', 'Savings', 'CreditCard'], 'CurrentAccount');
  const kind = isBusiness ? 'business' : kinds[subType];
  const holder = isBusiness
    ? account.oneOf('holder', ['company', 'sole-trader'], 'company')
    : account.oneOf('holder', ['sole', 'joint'], 'sole');
  const nickname = account.text('Nickname');
  const told = account.items('Account').map(identification);
  return {
    slot,
    kind,
    holder,
    product: account.text('Description') ?? products[kind],
    accountId: accountIdOf(account, context),
    ...(nickname === undefined ? {} : { nickname }),
    ...(told.length === 0 ? {} : { identifications: told }),
    monthsOfHistory: account.wholeNumber('monthsOfHistory', 1, longestHistory, usualHistory),
    closing: { shape: 'level', pence: openingBalance(account), spread: 0 },
    ...nothingHappens,
    ...creditLineOf(account),
  };
}

function personOf(customer: DataItem): Pick<PersonaBlueprint, 'person'> {
  const party = customer.item('party');
  if (party === undefined) return {};
  const name = party.required('Name', 'Add it, or leave out party for a customer who is made up.');
  const more = { legalName: 'FullLegalName', email: 'EmailAddress', landline: 'Phone', mobile: 'Mobile' } as const;
  const told = Object.entries(more).flatMap(([member, written]) => {
    const text = party.text(written);
    return text === undefined ? [] : [[member, text]];
  });
  return { person: { name, ...Object.fromEntries(told) } };
}

/** Reads a customer with the accounts; what else there is on them is added to the accounts. Notes what is wrong. */
export function planCustomer(customer: DataItem, context: PlanContext): AddedCustomer {
  const hint = customer.required('persona', 'Add it: the name to log in by, like anna.');
  if (hint !== '' && !new RegExp(personaPattern).test(hint)) {
    customer.wrong('persona', 'must be small letters, digits and hyphens, forty at most', 'Write it like anna-2.');
  } else if (hint !== '') {
    context.claim(customer, 'persona', () => (context.world.customer(hint) === undefined ? [] : [hint]));
  }
  const accounts = customer.items('accounts');
  if (accounts.length === 0)
    customer.wrong('accounts', 'has no account in it', 'Give the customer one at least: {} will do.');
  if (accounts.length > 99)
    customer.wrong('accounts', 'holds more than 99 accounts', 'Spread them over several customers.');
  const persona: PersonaBlueprint = {
    description: customer.text('description') ?? 'A customer that was added',
    index: 0,
    ...personOf(customer),
    accounts: accounts.map((account, i) => accountOf(account, i + 1, context)),
  };
  return { kind: 'customer', id: hint, customerKey: hint, order: context.nextOrder(), persona };
}
